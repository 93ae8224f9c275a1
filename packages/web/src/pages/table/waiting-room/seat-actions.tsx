import type { SeatAbout } from '@pouch/protocol';
import type { Level, Seat } from '@pouch/rules';
import { Bot, Check, Pencil, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { changeSettings } from '../../../device/settings.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { ConfirmButton } from '../../../ui/confirm-button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { t } from '../../../words/t.ts';
import { type AtTable, placeOf } from './at-table.ts';
import { RenameForm } from './rename.tsx';
import style from './seat-actions.module.css';

export interface SeatActionsProps {
  readonly table: AtTable;
  readonly holder: SeatAbout;
  readonly seat: Seat;
  /** Called when something was done. */
  readonly done?: () => void;
}

/** What I can do at a seat: it depends on who sits there, and on who I am. */
export function SeatActions(props: SeatActionsProps): ReactNode {
  const { table, holder, seat, done } = props;
  if (seat === table.seat) return <OwnActions {...props} />;
  if (holder.kind === 'open')
    return (
      <>
        {table.isHost && <Levels {...props} level={undefined} />}
        {/* The host's card has no room for it here: it stands under the name. */}
        {(!table.isHost || done !== undefined) && <SitButton table={table} seat={seat} {...(done && { done })} />}
      </>
    );
  if (!table.isHost) return null;
  if (holder.kind === 'person')
    return (
      <>
        <HandOver {...props} name={holder.name} />
        <ClearPerson {...props} name={holder.name} />
      </>
    );
  return (
    <>
      <Levels {...props} level={holder.level} />
      <ClearBot {...props} />
    </>
  );
}

function useClearing({ table: { errands, ask }, seat, done }: SeatActionsProps) {
  const place = placeOf(seat);
  const clear = async (): Promise<void> => {
    if (await errands.run(place, () => ask({ do: 'clear', seat }))) done?.();
  };
  return { isBusy: errands.underWay.has(place), clear: () => void clear() };
}

function ClearBot(props: SeatActionsProps): ReactNode {
  const { isBusy, clear } = useClearing(props);
  return (
    <IconButton
      label={t('waiting-room.clear-of', { number: props.seat + 1 })}
      className={style.sign}
      aria-disabled={isBusy}
      onClick={clear}
    >
      <X size={18} aria-hidden="true" />
    </IconButton>
  );
}

/** Another player becomes the host. */
function HandOver({ table, seat, name, done }: SeatActionsProps & { readonly name: string }): ReactNode {
  const { errands, ask } = table;
  const hand = async (): Promise<void> => {
    if (await errands.run(placeOf(seat), () => ask({ do: 'hand-over', seat }))) done?.();
  };
  return (
    <ConfirmButton size="small" look="quiet" className={style.button} ask="always" onConfirm={() => void hand()}>
      {t('waiting-room.hand-over', { name })}
    </ConfirmButton>
  );
}

/** Nobody is sent away by a slip of the finger. */
function ClearPerson({ name, ...props }: SeatActionsProps & { readonly name: string }): ReactNode {
  const { isBusy, clear } = useClearing(props);
  return (
    <ConfirmButton
      size="small"
      look="quiet"
      className={style.button}
      ask="always"
      busy={isBusy}
      aria-disabled={isBusy}
      onConfirm={clear}
    >
      {t('waiting-room.clear-person', { name })}
    </ConfirmButton>
  );
}

const LEVELS: readonly Level[] = ['easy', 'fair', 'sharp'];

/** Seats a bot with one press, or gives it another level. */
function Levels({ table, seat, level, done }: SeatActionsProps & { readonly level: Level | undefined }): ReactNode {
  const { errands, ask } = table;
  const [asked, setAsked] = useState<Level>();
  const busy = errands.underWay.has(placeOf(seat));
  const number = seat + 1;
  const choose = async (wanted: Level): Promise<void> => {
    if (wanted === level) return;
    setAsked(wanted);
    // The next seats are filled in the same way.
    changeSettings({ level: wanted });
    if (await errands.run(placeOf(seat), () => ask({ do: 'seat-bot', seat, level: wanted }))) done?.();
  };
  return (
    <fieldset className={`row ${style.levels}`} aria-label={t('waiting-room.bot-for', { number })}>
      <Bot size={20} aria-hidden="true" />
      {LEVELS.map((each) => (
        <Button
          key={each}
          size="small"
          busy={busy && asked === each}
          aria-disabled={busy}
          aria-pressed={each === level}
          aria-label={t(`waiting-room.seat-bot.${each}`, { number })}
          onClick={() => void choose(each)}
        >
          {t(`waiting-room.level.${each}`)}
        </Button>
      ))}
    </fieldset>
  );
}

/** Sits down in an open seat, or moves there. */
export function SitButton({
  table,
  seat,
  done,
  look = 'button',
}: {
  readonly table: AtTable;
  readonly seat: Seat;
  readonly done?: () => void;
  /** 'words' is a line of the card, no button of its own. */
  readonly look?: 'button' | 'words';
}): ReactNode {
  const { errands, sitAnew, sitAt } = table;
  const busy = errands.underWay.has(placeOf(seat));
  const isMove = table.seat !== undefined;
  const number = seat + 1;
  const press = async (): Promise<void> => {
    if (!isMove) {
      // The sheet goes first: the name may have to be asked for behind it.
      done?.();
      sitAt(seat);
    } else if (await sitAnew(placeOf(seat), { seat })) done?.();
  };
  return (
    <Button
      size="small"
      {...(isMove && { look: 'quiet' as const })}
      className={look === 'words' ? style.words : `${style.button} ${table.isHost ? '' : style.all}`}
      busy={busy}
      aria-disabled={busy}
      aria-label={t(isMove ? 'waiting-room.move-here-of' : 'waiting-room.sit-here-of', { number })}
      onClick={() => void press()}
    >
      {t(isMove ? 'waiting-room.move-here' : 'waiting-room.sit-here')}
    </Button>
  );
}

function OwnActions({ table, holder, seat, done }: SeatActionsProps): ReactNode {
  const { isHost, errands, ask } = table;
  const [isNaming, setNaming] = useState(false);
  const run = async (place: string, command: { readonly do: 'ready' | 'rise' }): Promise<void> => {
    if (await errands.run(place, () => ask(command))) done?.();
  };
  const isReady = holder.kind === 'person' && holder.ready;
  return (
    <>
      {/* Players other than the host have this in the dock. */}
      {isHost && !isReady && (
        <Button
          size="small"
          className={style.button}
          busy={errands.underWay.has('ready')}
          aria-disabled={errands.underWay.has('ready')}
          onClick={() => void run('ready', { do: 'ready' })}
        >
          <Check size={16} aria-hidden="true" />
          {t('waiting-room.ready')}
        </Button>
      )}
      <Button
        size="small"
        look="quiet"
        className={style.button}
        busy={errands.underWay.has(placeOf(seat))}
        aria-disabled={errands.underWay.has(placeOf(seat))}
        onClick={() => void run(placeOf(seat), { do: 'rise' })}
      >
        {t('waiting-room.stand-up')}
      </Button>
      {done === undefined ? (
        <IconButton label={t('waiting-room.rename')} className={style.sign} onClick={() => setNaming(true)}>
          <Pencil size={17} aria-hidden="true" />
        </IconButton>
      ) : (
        <Button size="small" look="quiet" className={style.button} onClick={() => setNaming(true)}>
          {t('waiting-room.rename')}
        </Button>
      )}
      {isNaming && (
        <Sheet title={t('waiting-room.rename')} onClose={() => setNaming(false)}>
          <RenameForm
            table={table}
            seat={seat}
            done={() => {
              setNaming(false);
              done?.();
            }}
          />
        </Sheet>
      )}
    </>
  );
}
