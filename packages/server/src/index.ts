/** The server: see docs/operating.md for running it, and docs/api.md for talking to it. */

export { type Config, LIMIT_SETTINGS, type Limits, readConfig, SETTINGS } from './config.js';
export type { Server } from './edge/listen.js';
export { createLog } from './log.js';
export { serve } from './serve.js';
export type { Setting } from './settings.js';
export { backupSqlite } from './store/backup.js';
export { openStore, sqliteFile } from './store/open.js';
export { openSqlite } from './store/sqlite.js';
export { openSqliteInThread } from './store/sqlite-client.js';
export type { Store } from './store/store.js';
