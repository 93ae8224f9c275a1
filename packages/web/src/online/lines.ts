import type { About } from '@pouch/protocol';
import type { Seat } from '@pouch/rules';
import { callWords } from '../table/calls.ts';
import type { Names } from '../table/kit.ts';
import { t } from '../words/t.ts';
import type { TableLine } from './table-state.ts';

const DAY_MS = 24 * 3600 * 1000;

/** What happens at a table beside its game, in words. */

/** A line as it is shown: whose crest leads it, if anybody's, and what it says, with names in <b>…</b>. */
export interface LineWords {
  readonly line: TableLine;
  readonly seat: Seat | undefined;
  readonly text: string;
}

interface Holder {
  readonly name: string;
  /** Of a person. */
  readonly guest?: string;
}

/** All lines in words, each with the names of its time: players who have left their seat since keep theirs. */
export function tellLines(lines: readonly TableLine[], about: About, mine: Seat | undefined): readonly LineWords[] {
  // Older lines may be gone: until a line says otherwise, a seat is taken to be as it is now.
  const holders: (Holder | undefined)[] = about.seats.map((seat) => (seat.kind === 'open' ? undefined : seat));
  const me = mine === undefined ? undefined : about.seats[mine];
  const isMe = (guest: string | undefined): boolean => me?.kind === 'person' && guest === me.guest;
  const names: Names = {
    of: (seat) => holders[seat]?.name ?? t('seat.number', { number: seat + 1 }),
    isYou: (seat) => isMe(holders[seat]?.guest),
  };
  let begun = false;
  const who = (seat: Seat) => ({ you: names.isYou(seat) ? 'yes' : 'no', name: names.of(seat) });
  const tell = (line: TableLine): LineWords => {
    const { happened } = line;
    switch (happened.what) {
      case 'said':
        return { line, seat: happened.seat ?? undefined, text: saidWords(happened) };
      case 'sat': {
        const before = holders[happened.seat];
        holders[happened.seat] = { name: happened.who.name, guest: happened.who.id };
        const text =
          begun && before !== undefined && before.guest === undefined
            ? t('line.took-over', { ...who(happened.seat), bot: before.name })
            : t('line.sat', who(happened.seat));
        return { line, seat: happened.seat, text };
      }
      case 'bot-sat':
        holders[happened.seat] = { name: happened.name };
        return { line, seat: happened.seat, text: t('line.bot-sat', { name: happened.name }) };
      case 'cleared': {
        const text = t('line.cleared', who(happened.seat));
        holders[happened.seat] = undefined;
        return { line, seat: happened.seat, text };
      }
      case 'started':
        begun = true;
        return { line, seat: undefined, text: t('line.started') };
      case 'left':
        return { line, seat: happened.seat, text: t('line.left', who(happened.seat)) };
      case 'back':
        return { line, seat: happened.seat, text: t('line.back', who(happened.seat)) };
      case 'over':
        return { line, seat: undefined, text: t('line.over') };
      case 'verdict':
        return {
          line,
          seat: happened.calls[0]?.seat,
          text: t('line.verdict', { calls: callWords(happened.calls, names) }),
        };
      case 'forgot':
        return { line, seat: happened.seat ?? undefined, text: t('line.forgot') };
      case 'ended':
        return { line, seat: undefined, text: t('line.ended') };
      case 'rematch':
      case 'rematch-declined':
      case 'agreed':
      case 'declined':
      case 'resigned':
        return { line, seat: happened.seat, text: t(`line.${happened.what}`, who(happened.seat)) };
      case 'silenced':
      case 'unsilenced':
      case 'removed':
      case 'readmitted': {
        const { id, name } = happened.who;
        return { line, seat: undefined, text: t(`line.${happened.what}`, { you: isMe(id) ? 'yes' : 'no', name }) };
      }
      case 'watchers-chat':
        return { line, seat: undefined, text: t('line.watchers-chat', { chat: happened.chat }) };
      case 'webhook':
        return { line, seat: undefined, text: t('line.webhook', { is: happened.is, host: happened.host }) };
      case 'rematch-withdrawn':
      case 'called-off':
      case 'paused':
        return { line, seat: undefined, text: t(`line.${happened.what}`) };
      case 'changed': {
        const before = [...holders];
        holders.splice(0, holders.length, ...happened.kept.map((seat) => (seat === null ? undefined : before[seat])));
        return { line, seat: undefined, text: t('line.changed') };
      }
      case 'not-coming':
        return { line, seat: undefined, text: t('line.not-coming', { name: happened.who.name }) };
      case 'asked':
        return { line, seat: undefined, text: t('line.asked', { name: happened.who.name }) };
      case 'turned-away':
        return { line, seat: undefined, text: t('line.turned-away') };
      case 'host': {
        const seat = holders.findIndex((holder) => holder?.guest === happened.guest);
        const { why } = happened;
        return { line, seat: seat < 0 ? undefined : seat, text: t('line.host', { ...who(Math.max(0, seat)), why }) };
      }
      case 'stand-in': {
        const { seat, why } = happened;
        return { line, seat, text: t('line.stand-in', { ...who(seat), why }) };
      }
      case 'proposed': {
        const { seat, proposal } = happened;
        return { line, seat, text: t('line.proposed', { ...who(seat), proposal }) };
      }
      case 'resumed': {
        const { seat } = happened;
        return seat === null
          ? { line, seat: undefined, text: t('line.resumed-itself') }
          : { line, seat, text: t('line.resumed', who(seat)) };
      }
      case 'holiday': {
        const { seat, from, until } = happened;
        return { line, seat, text: t('line.holiday', { ...who(seat), days: Math.round((until - from) / DAY_MS) }) };
      }
    }
  };
  return lines.map(tell);
}

/** A message, or why it is not there any more. */
const saidWords = ({ text, removed }: Pick<Extract<TableLine['happened'], { what: 'said' }>, 'text' | 'removed'>) =>
  removed === undefined ? text : t('chat.removed', { by: removed });
