import type { SeatAbout } from '@pouch/protocol';
import type { Seat } from '@pouch/rules';
import { Check, Ellipsis, UserRoundCog } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { usePhone } from '../../../device/media.ts';
import { useSettings } from '../../../device/settings.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Crest } from '../../../ui/crest.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { t } from '../../../words/t.ts';
import { usePeople } from '../shared/people-context.ts';
import { Refusal } from '../shared/refusal.tsx';
import { type AtTable, placeOf } from './at-table.ts';
import { RenameForm } from './rename.tsx';
import { SeatActions, SitButton } from './seat-actions.tsx';
import style from './seats.module.css';

/** Everybody round the table, and the seats that wait. */
export function Seats({ table }: { readonly table: AtTable }): ReactNode {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="unseen">
        {t('waiting-room.seats')}
      </h2>
      <ul className={`stack ${style.seats}`}>
        {table.about.seats.map((holder, seat) => (
          // Seats never change places.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <SeatCard key={seat} table={table} holder={holder} seat={seat} />
        ))}
      </ul>
    </section>
  );
}

interface SeatProps {
  readonly table: AtTable;
  readonly holder: SeatAbout;
  readonly seat: Seat;
}

function SeatCard({ table, holder, seat }: SeatProps): ReactNode {
  const phone = usePhone();
  const { name: kept } = useSettings();
  const isMine = seat === table.seat;
  const isAway = holder.kind === 'person' && !isMine && !table.here.guests.includes(holder.guest);
  const isOpen = holder.kind === 'open';
  const { refused } = table.errands;
  // The host says on the card that they are ready; everybody else has it in the dock.
  const refusal = refused.get(placeOf(seat)) ?? (isMine && table.isHost ? refused.get('ready') : undefined);
  return (
    <li className={`panel ${style.seat}`} data-holder={isOpen ? 'open' : isMine ? 'me' : 'other'}>
      <span>
        <Crest seat={seat} name={isOpen ? '' : holder.name} size={phone ? 38 : 54} hollow={isOpen || isAway} />
      </span>
      <div className={`stack ${style.who}`}>
        <p className="cut">
          <span className="unseen">{t('waiting-room.seat', { number: seat + 1 })} </span>
          <span>{isOpen ? t('waiting-room.open') : holder.name}</span>
        </p>
        {isOpen ? (
          table.isHost && !phone && holder.kind === 'open' && holder.keptFor === undefined ? (
            <SitButton table={table} seat={seat} look="words" />
          ) : (
            <p className="dim">{openWords(holder)}</p>
          )
        ) : (
          <Chips table={table} holder={holder} isMine={isMine} isAway={isAway} />
        )}
      </div>
      <div className={`row wrap ${style.actions}`}>
        <PersonButton {...{ table, holder, seat }} />
        {phone ? <PhoneActions {...{ table, holder, seat }} /> : <SeatActions {...{ table, holder, seat }} />}
      </div>
      <Refusal>{refusal}</Refusal>
      {isMine && kept === '' && holder.kind === 'person' && (
        <div className={`stack ${style.naming}`}>
          <p>{t('waiting-room.name-ask', { name: holder.name })}</p>
          <RenameForm table={table} seat={seat} />
        </div>
      )}
    </li>
  );
}

/** What can be done about somebody else who sits there. */
function PersonButton({ table, holder, seat }: SeatProps): ReactNode {
  const people = usePeople();
  if (people === undefined || holder.kind !== 'person' || holder.guest === table.me) return null;
  const { guest, name } = holder;
  return (
    <IconButton label={t('people.about', { name })} onClick={() => people.about({ guest, name, seat })}>
      <UserRoundCog size={20} aria-hidden="true" />
    </IconButton>
  );
}
const openWords = (holder: SeatAbout): string =>
  holder.kind === 'open' && holder.keptFor !== undefined
    ? t('waiting-room.kept-for', { name: holder.keptFor.name })
    : t('waiting-room.open-hint');

interface ChipsProps {
  readonly table: AtTable;
  readonly holder: Exclude<SeatAbout, { kind: 'open' }>;
  readonly isMine: boolean;
  readonly isAway: boolean;
}

function Chips({ table, holder, isMine, isAway }: ChipsProps): ReactNode {
  if (holder.kind === 'bot')
    return (
      <p className={`row wrap ${style.chips}`}>
        <Chip>{t(`level.${holder.level}`)}</Chip>
      </p>
    );
  return (
    <p className={`row wrap ${style.chips}`}>
      {isMine && <Chip>{t('waiting-room.you')}</Chip>}
      {holder.guest === table.about.host && <Chip>{t('waiting-room.host')}</Chip>}
      {holder.ready && (
        <Chip tone="ready">
          <Check size={13} aria-hidden="true" />
          {t('waiting-room.is-ready')}
        </Chip>
      )}
      {isAway && <Chip tone="warning">{t('waiting-room.is-away')}</Chip>}
      {!isAway && !isMine && !holder.ready && <Chip>{t('waiting-room.is-here')}</Chip>}
    </p>
  );
}

/** A phone's row has room for one thing to press: sitting down, or a sheet with the rest. */
function PhoneActions({ table, holder, seat }: SeatProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const isMine = seat === table.seat;
  const number = seat + 1;
  if (!table.isHost && !isMine) return holder.kind === 'open' ? <SitButton table={table} seat={seat} /> : null;
  return (
    <>
      <IconButton label={t('waiting-room.change-seat', { number })} onClick={() => setOpen(true)}>
        <Ellipsis aria-hidden="true" />
      </IconButton>
      {isOpen && (
        <Sheet title={t('waiting-room.seat-sheet', { number })} onClose={() => setOpen(false)}>
          <div className="stack">
            <SeatActions {...{ table, holder, seat }} done={() => setOpen(false)} />
            <Refusal>{table.errands.refused.get(placeOf(seat))}</Refusal>
          </div>
        </Sheet>
      )}
    </>
  );
}
