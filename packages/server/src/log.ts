import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.js';

/** Headers with credentials. */
const SECRET_HEADERS = ['cookie', 'authorization', '["set-cookie"]'];
const REDACTED = ['', 'headers.', 'req.headers.', 'res.headers.', 'err.headers.'].flatMap((prefix) =>
  SECRET_HEADERS.map((header) => `${header.startsWith('[') ? prefix.replace(/\.$/, '') : prefix}${header}`),
);

/** Logs JSON lines, to standard output by default. */
export const createLog = (level: Config['log'], to: DestinationStream = standardOutput()): Logger =>
  pino({ level, base: null, redact: REDACTED, timestamp: pino.stdTimeFunctions.isoTime }, to);

/** Never blocks. Only with a `minLength` does `flush` wait until everything is written. */
const standardOutput = (): DestinationStream => pino.destination({ dest: 1, minLength: 1 });
