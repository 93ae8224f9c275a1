import { networkInterfaces } from 'node:os';
import { Refusal } from '@pouch/rules';
import { type Config, LIMIT_SETTINGS, readConfig, SETTINGS, type Server, type Setting, serve } from '@pouch/server';
import type { Command } from 'commander';
import { Failure, reasonOf } from './fail.js';

export interface ServeOptions {
  readonly port?: string;
  readonly host?: string;
  readonly data?: string;
  readonly database?: string;
  readonly log?: string;
  readonly help?: true;
}

/** Everything is stored long before that; connections that still hang are cut. */
const STOP_MILLIS = 10_000;
/** npm passes Ctrl-C on a second time; only a later signal means that the user insists. */
const SAME_SIGNAL_MILLIS = 1000;

export async function serveTables(args: ServeOptions, command: Command): Promise<void> {
  if (args.help) return command.addHelpText('after', settingsHelp()).outputHelp();
  const config = configOf(args);
  let server: Server;
  try {
    server = await serve(config);
  } catch (error) {
    throw new Failure(reasonOf(error));
  }
  process.stderr.write(greeting(config, server));
  stopOnSignals(server);
}

/** The settings from the environment and from options. */
export function configOf(options: Omit<ServeOptions, 'help'>): Config {
  // A terminal shows warnings only.
  const quiet = process.stdout.isTTY ? { POUCH_LOG: 'warn' } : {};
  const config = readConfig({ ...quiet, ...process.env }, { ...options });
  if (config instanceof Refusal) throw new Failure(config.reason);
  return config;
}

function stopOnSignals(server: Server): void {
  let stoppingSince: number | undefined;
  const stop = () => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > SAME_SIGNAL_MILLIS) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    setTimeout(() => {
      process.stderr.write('pouch: shutdown timed out\n');
      process.exit(1);
    }, STOP_MILLIS).unref();
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`pouch: ${reasonOf(error)}\n`);
        process.exit(70);
      },
    );
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
}

function greeting({ host, database, data }: Config, { url }: Server): string {
  const { port } = new URL(url);
  const isOpen = ['0.0.0.0', '::'].includes(host);
  const here = isOpen || host === '127.0.0.1' ? `http://localhost:${port}` : url;
  const store = database === undefined ? data : 'PostgreSQL';
  const others = isOpen ? networkAddresses().map((address) => `  On your network: http://${address}:${port}\n`) : [];
  return `Pouch is running at ${here}\n${others.join('')}Tables are stored in ${store}. Press Ctrl-C to stop.\n`;
}

const networkAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address);

/** Every setting with its variable, from the server's own table of settings. */
function settingsHelp(): string {
  const lines = (settings: Record<string, Setting<unknown>>) =>
    Object.values(settings).map(({ variable, about, standard }) => {
      const shown = standard === undefined || Array.isArray(standard) ? '' : ` (default: ${standard})`;
      return `  ${variable.padEnd(32)}${about}${shown}`;
    });
  return [
    '\nEnvironment variables (options take precedence):',
    ...lines(SETTINGS),
    '\nLimits (environment variables):',
    ...lines(LIMIT_SETTINGS),
    '\nExamples:',
    '  $ pouch serve',
    '  $ pouch serve --host 0.0.0.0 --port 8000 --data /var/lib/pouch',
    '  $ POUCH_DATABASE=postgres://pouch:secret@localhost/pouch pouch serve',
  ].join('\n');
}
