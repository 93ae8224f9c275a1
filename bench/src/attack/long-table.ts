import type { Message } from '@pouch/protocol';
import { LIMIT_SETTINGS } from '@pouch/server';
import { newTable, nextId, openClient } from '../server-setup.js';

/** A table with a long log, which somebody patient could make: as long as the server allows. */

const LIMITS_BY_TIME = [
  'framesPerSecond',
  'frameBurst',
  'guestFramesPerSecond',
  'guestFrameBurst',
  'guestCommandsPerSecond',
  'guestCommandBurst',
  'bytesPerSecond',
  'byteBurst',
  'chatPerMinute',
] as const;

/** The patience: limits by time do not apply while the table is made. */
export const PATIENT: NodeJS.ProcessEnv = Object.fromEntries(
  LIMITS_BY_TIME.map((name) => [LIMIT_SETTINGS[name].variable, '1000000000']),
);

export interface LongTable {
  readonly table: string;
  readonly changes: number;
}

const AT_ONCE = 200;

/** Talks at a running game until the table has this many changes, or the server refuses more. */
export async function makeLongTable(server: URL, wanted: number): Promise<LongTable> {
  let heard = (_: Message): void => {};
  const client = await openClient(server, (message) => heard(message));
  const table = await newTable(server, client, ['open', 'easy', 'easy'], { start: 'at-once' });
  let changes = 0;
  await new Promise<void>((done) => {
    let sent = 0;
    const say = (): void => {
      sent++;
      client.socket.send(`{"id":"${nextId()}","do":"say","table":"${table}","text":"${'word '.repeat(20)}"}`);
    };
    heard = (message) => {
      if (message.kind !== 'answer') return;
      if (!message.ok) return done();
      changes = Math.max(changes, message.number ?? 0);
      if (changes >= wanted) return done();
      if (sent < wanted) say();
    };
    for (let first = 0; first < AT_ONCE; first++) say();
  });
  client.socket.close();
  return { table, changes };
}
