import { it } from 'vitest';
import { sqliteFile } from '../../src/store/open.js';
import { openSqlite } from '../../src/store/sqlite.js';
import { withFolder } from '../people/here.js';
import { UNLIMITED } from '../people/limits.js';
import { startProcess } from '../people/process.js';
import { KILLS, playThroughKills, SLOW, TABLES } from './kill.js';

it(`loses nothing on SQLite in ${TABLES} games and ${KILLS} kills`, SLOW, () =>
  withFolder((data) =>
    playThroughKills({
      seed: 1,
      processes: 1,
      start: () => startProcess({ ...UNLIMITED, POUCH_DATA: data }),
      openStore: () => openSqlite(sqliteFile(data)),
    }),
  ),
);
