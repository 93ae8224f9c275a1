import { it } from 'vitest';
import { sqliteFile } from '../../src/store/open.js';
import { openSqlite } from '../../src/store/sqlite.js';
import { withFolder } from '../clients/in-process-server.js';
import { startProcess } from '../clients/server-process.js';
import { UNLIMITED } from '../clients/unlimited.js';
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
