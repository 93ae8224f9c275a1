import type { Proposal } from '@pouch/protocol';
import { Refusal, type Seat } from '@pouch/rules';
import type { Absences } from './absences.js';
import type { ChangeDraft } from './change-draft.js';
import { AWAY_MS } from './stand-ins.js';
import { personAt, type Table } from './table.js';

/** What the players of a running game decide together: to call it off, and to pause it. */

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** How long a proposal waits for answers. A table where a decision may take days waits for days too. */
const PROPOSAL_MS = 2 * MINUTE_MS;
const SLOW_PROPOSAL_MS = 3 * DAY_MS;
/** Pauses are bounded, so that nobody is stuck in one. */
const PAUSE_MS = 10 * MINUTE_MS;
const MOST_PAUSES = 3;

const NOT_PLAYING = new Refusal('No game is in progress.');
const NOT_PROPOSED = new Refusal('Nobody is proposing that now.');

type What = Proposal['what'];

/** The proposal that waits for answers at that time. */
const openProposal = ({ people: { proposal } }: Table, what: What, at: number): Proposal | undefined =>
  proposal !== null && proposal.what === what && proposal.until > at ? proposal : undefined;

function whyNoPause({ clock, people }: Table): Refusal | undefined {
  if (clock === 'none') return new Refusal('There’s no clock at this table to pause.');
  if (clock === 'slow') return new Refusal('This table is too slow for a pause. Take days off instead.');
  if (people.pause !== null) return new Refusal('The game is already paused.');
  if (people.pauses >= MOST_PAUSES) return new Refusal(`A game can have ${MOST_PAUSES} pauses. This one has had them.`);
  return undefined;
}

export function propose(
  draft: ChangeDraft,
  seat: Seat,
  what: What,
  absences: Pick<Absences, 'of'>,
): Refusal | undefined {
  const { table, at } = draft;
  if (table.phase !== 'playing') return NOT_PLAYING;
  const refusal = what === 'pause' ? whyNoPause(table) : undefined;
  if (refusal !== undefined) return refusal;
  const { proposal } = table.people;
  if (proposal !== null && proposal.until > at && proposal.seat !== seat)
    return new Refusal('Another proposal is waiting for answers.');
  const asked = [...table.seats.keys()].filter((each) => each === seat || isAsked(table, each, at, absences));
  const until = at + (table.clock === 'slow' ? SLOW_PROPOSAL_MS : PROPOSAL_MS);
  draft.add({ what: 'proposed', proposal: what, seat, asked, until });
  carryOut(draft);
  return undefined;
}

/** Those who play themselves, and are not long away. At a slow table nobody has to be there. */
function isAsked(table: Table, seat: Seat, at: number, absences: Pick<Absences, 'of'>): boolean {
  const person = personAt(table, seat);
  if (person === undefined || person.plays === 'bot') return false;
  const away = absences.of(person.guest);
  return table.clock === 'slow' || away === undefined || at - away < AWAY_MS;
}

export function agree(draft: ChangeDraft, seat: Seat, what: What): Refusal | undefined {
  const { table, at } = draft;
  const proposal = openProposal(table, what, at);
  if (proposal === undefined) return NOT_PROPOSED;
  if (proposal.agreed.includes(seat)) return new Refusal('You’ve already agreed.');
  draft.add({ what: 'agreed', seat });
  carryOut(draft);
  return undefined;
}

export function decline(draft: ChangeDraft, seat: Seat, what: What): Refusal | undefined {
  if (openProposal(draft.table, what, draft.at) === undefined) return NOT_PROPOSED;
  draft.add({ what: 'declined', seat });
  return undefined;
}

function carryOut(draft: ChangeDraft): void {
  const { proposal } = draft.table.people;
  if (proposal === null || !proposal.asked.every((seat) => proposal.agreed.includes(seat))) return;
  switch (proposal.what) {
    case 'call-off':
      return draft.add({ what: 'called-off' });
    case 'pause':
      return draft.add({ what: 'paused', until: draft.at + PAUSE_MS });
  }
}

export function resume(draft: ChangeDraft, seat: Seat): Refusal | undefined {
  if (draft.table.people.pause === null) return new Refusal('The game isn’t paused.');
  draft.add({ what: 'resumed', seat });
  return undefined;
}

/** A pause does not last for ever. */
export function endPause(draft: ChangeDraft): Refusal | undefined {
  const { pause } = draft.table.people;
  if (pause === null || draft.at < pause.until) return new Refusal('The pause isn’t over.');
  draft.add({ what: 'resumed', seat: null });
  return undefined;
}
