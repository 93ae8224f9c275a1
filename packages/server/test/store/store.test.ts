import { openSqliteInThread } from '../../src/store/sqlite-client.js';
import { contract } from './contract.js';
import { postgresPlace, sqlitePlace } from './places.js';

contract('SQLite', sqlitePlace);
contract('SQLite in a thread', () => sqlitePlace(openSqliteInThread));
contract('PostgreSQL', postgresPlace);
