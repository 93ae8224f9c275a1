import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.js';

/** What would let whoever reads a log be somebody else. */
const SECRET_HEADERS = ['cookie', 'authorization', '["set-cookie"]'];
const REDACTED = ['', 'headers.', 'req.headers.', 'res.headers.', 'err.headers.'].flatMap((place) =>
  SECRET_HEADERS.map((header) => `${header.startsWith('[') ? place.replace(/\.$/, '') : place}${header}`),
);

/** Logs as JSON, a line each, on standard output unless told otherwise. */
export const createLog = (level: Config['log'], to: DestinationStream = standardOutput()): Logger =>
  pino({ level, base: null, redact: REDACTED, timestamp: pino.stdTimeFunctions.isoTime }, to);

/** Never waits for whoever reads it; with a least length, `flush` waits until all is written. */
const standardOutput = (): DestinationStream => pino.destination({ dest: 1, minLength: 1 });
