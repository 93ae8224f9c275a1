import type { About } from '@pouch/protocol';
import type { Seat } from '@pouch/rules';
import { type RefObject, useRef, useState } from 'react';
import { settings } from '../../../device/settings.ts';
import type { TableConnection } from '../../../online/table-connection.ts';
import type { TableState } from '../../../online/table-state.ts';
import { announce } from '../../../ui/announcer.tsx';
import { t } from '../../../words/t.ts';
import { useErrands } from '../shared/errands.ts';
import { type AtTable, meAt, placeOf } from './at-table.ts';
import { takeMyName } from './my-name.ts';
import { type AskTable, sitAgain } from './sitting.ts';

export interface UsedTable {
  readonly table: AtTable;
  /** The seat that was pressed before there was a name. */
  readonly wanted: Seat | undefined;
  /** Sits down there, or anywhere, under this name. */
  readonly sit: (name: string) => void;
  /** Where the name is typed. */
  readonly field: RefObject<HTMLInputElement | null>;
}

/** The table for the parts of its waiting room, and sitting down at it. */
export function useAtTable(connection: TableConnection, view: TableState, newest: About): UsedTable {
  const errands = useErrands();
  const [isRising, setRising] = useState(false);
  const { about, who } = useSteady(newest, view, isRising);
  const field = useRef<HTMLInputElement>(null);
  const [pressed, setPressed] = useState<Seat>();
  const wanted = pressed !== undefined && about.seats[pressed]?.kind === 'open' ? pressed : undefined;
  const ask: AskTable = (command) => connection.ask(command);

  const sit = (place: string, name: string, seat: Seat | undefined): void => {
    const command = { do: 'sit', ...(seat !== undefined && { seat }) } as const;
    void errands.run(place, async () => (await takeMyName(name)) ?? ask(command));
  };
  const sitAt = (seat?: Seat): void => {
    const name = field.current?.value.trim() || settings().name;
    if (name !== '') return sit(seat === undefined ? 'sit' : placeOf(seat), name, seat);
    setPressed(seat);
    field.current?.focus();
    announce(t('waiting-room.name-missing'));
  };
  const sitAnew: AtTable['sitAnew'] = async (place, { seat: to, before }) => {
    const { seat: from } = who;
    if (from === undefined) return false;
    setRising(true);
    const done = await errands.run(place, async () => (await before?.()) ?? sitAgain(ask, from, to));
    setRising(false);
    return done;
  };
  return {
    table: { about, ...who, here: view.here, errands, ask, sitAnew, sitAt },
    wanted,
    sit: (name) => sit('sit', name, wanted),
    field,
  };
}

/** Sitting down again briefly empties the seat, which is not shown to that player. */
function useSteady(about: About, view: TableState, isRising: boolean) {
  const shown = useRef({ about, who: meAt(view, about) });
  if (!isRising) shown.current = { about, who: meAt(view, about) };
  return shown.current;
}
