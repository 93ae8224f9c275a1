import { startBotTables } from './bot-tables.js';
import { floodChat } from './chat-flood.js';
import type { Attack } from './hostile.js';
import { leaveAndReturn } from './leaving.js';
import { changeListedTable } from './listed-table.js';
import { takeLobbyPlaces } from './lobby-places.js';
import { readLongRecords } from './long-records.js';
import { sendMalformedFrames } from './malformed-frames.js';
import { becomeManyGuests } from './many-guests.js';
import { tryCodesByOddPaths } from './odd-paths.js';
import { reopenLongTable } from './reopened-tables.js';
import { sendSlowBodies } from './slow-bodies.js';
import { pingWithoutReading } from './unread-pings.js';

interface Force {
  readonly name: string;
  readonly attack: Attack;
  readonly attackers: number;
}

/** All attacks, which run at the same time. */
export const ATTACKS: readonly Force[] = [
  { name: 'codes by odd paths', attack: tryCodesByOddPaths, attackers: 5 },
  { name: 'unread pings', attack: pingWithoutReading, attackers: 4 },
  { name: 'long records', attack: readLongRecords, attackers: 6 },
  { name: 'bot tables', attack: startBotTables, attackers: 4 },
  { name: 'reopened tables', attack: reopenLongTable, attackers: 6 },
  { name: 'lobby places', attack: takeLobbyPlaces, attackers: 4 },
  { name: 'a busy listed table', attack: changeListedTable, attackers: 2 },
  { name: 'leaving and returning', attack: leaveAndReturn, attackers: 4 },
  { name: 'slow bodies', attack: sendSlowBodies, attackers: 4 },
  { name: 'malformed frames', attack: sendMalformedFrames, attackers: 4 },
  { name: 'many guests', attack: becomeManyGuests, attackers: 3 },
  { name: 'chat floods', attack: floodChat, attackers: 4 },
];
