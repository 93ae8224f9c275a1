import { contract } from './contract.js';
import { postgresPlace, sqlitePlace } from './places.js';

contract('SQLite', sqlitePlace);
contract('PostgreSQL', postgresPlace);
