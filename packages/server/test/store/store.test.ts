import { openSqliteInThread } from '../../src/store/sqlite-client.js';
import { contract } from './contract.js';
import { postgresDatabase, sqliteDatabase } from './test-databases.js';

contract('SQLite', sqliteDatabase);
contract('SQLite in a thread', () => sqliteDatabase(openSqliteInThread));
contract('PostgreSQL', postgresDatabase);
