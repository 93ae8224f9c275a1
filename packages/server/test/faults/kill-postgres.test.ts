import { it } from 'vitest';
import { openPostgres } from '../../src/store/postgres.js';
import { startProcess } from '../clients/server-process.js';
import { UNLIMITED } from '../clients/unlimited.js';
import { freshDatabase } from '../postgres/database.js';
import { KILLS, type KillTest, playThroughKills, SLOW, TABLES } from './kill.js';

async function playOnPostgres(processes: KillTest['processes']): Promise<void> {
  const { url, drop } = await freshDatabase();
  try {
    await playThroughKills({
      seed: 1 + processes,
      processes,
      start: () => startProcess({ ...UNLIMITED, POUCH_DATABASE: url }),
      openStore: () => openPostgres(url),
    });
  } finally {
    await drop();
  }
}

it(`loses nothing on PostgreSQL in ${TABLES} games and ${KILLS} kills of the only process`, SLOW, () =>
  playOnPostgres(1),
);

it(`loses nothing on PostgreSQL in ${TABLES} games and ${KILLS} kills while a second process keeps running`, SLOW, () =>
  playOnPostgres(2),
);
