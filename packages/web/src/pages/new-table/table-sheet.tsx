import { GAME_FACTS, GAME_IDS, type GameId, type Seat } from '@pouch/rules';
import { type ReactNode, useState } from 'react';
import { useSettings } from '../../device/settings.ts';
import { deviceTexts } from '../../device/storage.ts';
import { Button } from '../../ui/button.tsx';
import { Segment } from '../../ui/segment.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import tables from '../../words/en/tables.json';
import { addWords, type MessageId, t } from '../../words/t.ts';
import { FormRow, Select, SheetForm } from '../parts/form.tsx';
import { Problem } from '../parts/problem.tsx';
import { SeatList, SeatRow, SeatWords } from '../parts/seat-list.tsx';
import { TermsFields } from './terms-fields.tsx';
import {
  firstWish,
  rememberWish,
  resized,
  SEAT_WISHES,
  type SeatWish,
  seatCounts,
  WATCHERS_CHAT,
  type Wish,
  withSeat,
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
export default function TableSheet({ onGame, onClose, ...form }: TableSheetProps): ReactNode {
  const { game } = form;
  return (
    <Sheet
      title={onGame ? t('new-table.title') : t('new-table.title-of', { game: GAME_FACTS[game].name })}
      onClose={onClose}
    >
      {onGame && (
        <FormRow label={t('new-table.game')}>
          <Select
            label={t('new-table.game')}
            choices={GAME_IDS.map((id) => ({ value: id, label: GAME_FACTS[id].name }))}
            value={game}
            onChange={onGame}
          />
        </FormRow>
      )}
      {/* Another game is another table. */}
      <WishForm key={game} {...form} />
    </Sheet>
  );
}

type WishFormProps = Omit<TableSheetProps, 'onGame' | 'onClose'>;

function WishForm({ game, visibility, busy, problem, onMake }: WishFormProps): ReactNode {
  const [wish, setWish] = useState(() => firstWish(game, visibility, deviceTexts()));
  const change = (part: Partial<Wish>): void => setWish({ ...wish, ...part });
  const make = (): void => {
    if (busy) return;
    rememberWish(game, wish, deviceTexts());
    onMake(wish);
  };
  return (
    <SheetForm onSubmit={make}>
      <SeatFields game={game} seats={wish.seats} onChange={(seats) => change({ seats })} />
      <TermsFields game={game} terms={wish} onChange={change} />
      <FormRow label={t('new-table.watchers-chat')} note={t(`new-table.watchers-chat.${wish.watchersChat}.about`)}>
        <Segment
          label={t('new-table.watchers-chat')}
          values={WATCHERS_CHAT.map((value) => ({ value, label: t(`new-table.watchers-chat.${value}`) }))}
          value={wish.watchersChat}
          onChange={(watchersChat) => change({ watchersChat })}
        />
      </FormRow>
      <Problem>{problem}</Problem>
      <Button look="main" type="submit" busy={busy}>
        {t('new-table.make')}
      </Button>
    </SheetForm>
  );
}

interface SeatFieldsProps {
  readonly game: GameId;
  readonly seats: Wish['seats'];
  readonly onChange: (seats: Wish['seats']) => void;
}

/** How many seats, and who may have each. */
const SeatFields = ({ game, seats, onChange }: SeatFieldsProps): ReactNode => (
  <>
    <FormRow label={t('new-table.seats')}>
      <Segment
        label={t('new-table.seats')}
        values={seatCounts(game).map((count) => ({ value: count, label: count }))}
        value={seats.length}
        onChange={(count) => onChange(resized(seats, count))}
      />
    </FormRow>
    <SeatList>
      <MySeat />
      {seats.slice(1).map((wish, index) => (
        <WishedSeat
          // biome-ignore lint/suspicious/noArrayIndexKey: seats never change places
          key={index}
          seat={index + 1}
          wish={wish}
          onChange={(chosen) => onChange(withSeat(seats, index + 1, chosen))}
        />
      ))}
    </SeatList>
  </>
);

/** The host has the first seat. */
function MySeat(): ReactNode {
  const { name } = useSettings();
  return (
    <SeatRow seat={0} name={name === '' ? t('me.unnamed') : name}>
      <SeatWords>{name === '' ? t('me.unnamed') : t('new-table.you', { name })}</SeatWords>
    </SeatRow>
  );
}

interface WishedSeatProps {
  readonly seat: Seat;
  readonly wish: SeatWish;
  readonly onChange: (wish: SeatWish) => void;
}

const WishedSeat = ({ seat, wish, onChange }: WishedSeatProps): ReactNode => (
  <SeatRow seat={seat} hollow={wish === 'open'}>
    <SeatWords>{t(wish === 'open' ? 'new-table.for-friends' : 'new-table.for-a-bot')}</SeatWords>
    <Select
      label={t('new-table.seat', { number: seat + 1 })}
      choices={SEAT_WISHES.map((value) => ({ value, label: t(SEAT_WORDS[value]) }))}
      value={wish}
      onChange={onChange}
    />
  </SeatRow>
);
