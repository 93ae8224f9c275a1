import { GAME_FACTS, GAME_IDS, type GameId, isGameId } from '@pouch/rules';
import { type ReactNode, useState } from 'react';
import { useSettings } from '../../device/settings.ts';
import { deviceTexts } from '../../device/storage.ts';
import { Button } from '../../ui/button.tsx';
import { Crest } from '../../ui/crest.tsx';
import { Segment } from '../../ui/segment.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import tables from '../../words/en/tables.json';
import { addWords, type MessageId, t } from '../../words/t.ts';
import { GameOptions } from './game-options.tsx';
import style from './table-sheet.module.css';
import {
  CLOCK_NAMES,
  lastWish,
  rememberWish,
  resized,
  SEAT_WISHES,
  type SeatWish,
  seatCounts,
  VISIBILITIES,
  type Wish,
} from './wish.ts';

addWords(tables);

const SEAT_WORDS: Readonly<Record<SeatWish, MessageId>> = {
  open: 'new-table.open',
  easy: 'level.easy',
  fair: 'level.fair',
  sharp: 'level.sharp',
};

export interface TableSheetProps {
  readonly game: GameId;
  /** Where no game was chosen before, it is chosen here. */
  readonly onGame?: (game: GameId) => void;
  /** What the sheet was opened for; else as last time. */
  readonly visibility?: Wish['visibility'];
  readonly busy: boolean;
  readonly problem: string | undefined;
  readonly onMake: (wish: Wish) => void;
  readonly onClose: () => void;
}

/** All that can be chosen about a table before it is made. */
export default function TableSheet(props: TableSheetProps): ReactNode {
  const { game, onGame, onClose } = props;
  return (
    <Sheet
      title={onGame ? t('new-table.title') : t('new-table.title-of', { game: GAME_FACTS[game].name })}
      onClose={onClose}
    >
      {onGame && (
        <Field label={t('new-table.game')}>
          <select
            className={`entry ${style.select}`}
            value={game}
            aria-label={t('new-table.game')}
            onChange={({ target }) => {
              if (isGameId(target.value)) onGame(target.value);
            }}
          >
            {GAME_IDS.map((id) => (
              <option key={id} value={id}>
                {GAME_FACTS[id].name}
              </option>
            ))}
          </select>
        </Field>
      )}
      {/* Another game is another table. */}
      <WishForm key={game} {...props} />
    </Sheet>
  );
}

function WishForm({ game, visibility: wanted, busy, problem, onMake }: TableSheetProps): ReactNode {
  const [wish, setWish] = useState<Wish>(() => {
    const last = lastWish(game, deviceTexts());
    return wanted === undefined ? last : { ...last, visibility: wanted };
  });
  const { seats, options, clock, visibility } = wish;
  const change = (part: Partial<Wish>): void => setWish({ ...wish, ...part });
  return (
    <form
      className={style.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) return;
        rememberWish(game, wish, deviceTexts());
        onMake(wish);
      }}
    >
      <Field label={t('new-table.seats')}>
        <Segment
          label={t('new-table.seats')}
          values={seatCounts(game).map((count) => ({ value: count, label: count }))}
          value={seats.length}
          onChange={(count) => change({ seats: resized(seats, count) })}
        />
      </Field>
      <ul className={style.places}>
        {seats.map((seat, index) => (
          <SeatRow
            // Seats never change places.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            seat={index}
            wish={seat}
            onChange={(chosen) => change({ seats: seats.map((each, at) => (at === index ? chosen : each)) })}
          />
        ))}
      </ul>
      <GameOptions
        game={game}
        options={options}
        onChange={(chosen) => change({ options: chosen })}
        words={{ title: t('new-table.options'), failed: t('new-table.options-failed') }}
      />
      <Field label={t('new-table.clock')} about={t(`new-table.clock.${clock}.about`)}>
        <Segment
          label={t('new-table.clock')}
          values={CLOCK_NAMES.map((value) => ({ value, label: t(`new-table.clock.${value}`) }))}
          value={clock}
          onChange={(value) => change({ clock: value })}
        />
      </Field>
      <Field label={t('new-table.visibility')} about={t(`new-table.visibility.${visibility}.about`)}>
        <Segment
          label={t('new-table.visibility')}
          values={VISIBILITIES.map((value) => ({ value, label: t(`new-table.visibility.${value}`) }))}
          value={visibility}
          onChange={(value) => change({ visibility: value })}
        />
      </Field>
      <p className={style.problem} role="alert">
        {problem}
      </p>
      <Button look="main" type="submit" busy={busy}>
        {t('new-table.make')}
      </Button>
    </form>
  );
}

function Field({
  label,
  about,
  children,
}: {
  readonly label: string;
  readonly about?: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className={style.field}>
      <span className={style.label} aria-hidden="true">
        {label}
      </span>
      {children}
      {about !== undefined && <p className={style.about}>{about}</p>}
    </div>
  );
}

interface SeatRowProps {
  readonly seat: number;
  readonly wish: SeatWish;
  readonly onChange: (wish: SeatWish) => void;
}

function SeatRow({ seat, wish, onChange }: SeatRowProps): ReactNode {
  const { name } = useSettings();
  if (seat === 0)
    return (
      <li className={style.place}>
        <Crest seat={seat} name={name === '' ? t('me.unnamed') : name} size={32} />
        <span className={style.who}>{name === '' ? t('me.unnamed') : t('new-table.you', { name })}</span>
      </li>
    );
  return (
    <li className={style.place}>
      <Crest seat={seat} size={32} hollow={wish === 'open'} />
      <span className={style.who}>{t(wish === 'open' ? 'new-table.for-friends' : 'new-table.for-a-bot')}</span>
      <select
        className={`entry ${style.select}`}
        value={wish}
        aria-label={t('new-table.seat', { number: seat + 1 })}
        onChange={({ target }) => {
          const chosen = SEAT_WISHES.find((known) => known === target.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {SEAT_WISHES.map((each) => (
          <option key={each} value={each}>
            {t(SEAT_WORDS[each])}
          </option>
        ))}
      </select>
    </li>
  );
}
