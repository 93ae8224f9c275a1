import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Refusal } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import { type Config, LIMIT_SETTINGS, readConfig, SETTINGS } from '../../src/config.js';

const read = (...given: Parameters<typeof readConfig>): Config => {
  const config = readConfig(...given);
  if (config instanceof Refusal) throw new Error(config.reason);
  return config;
};

describe('settings', () => {
  test('have defaults for a server at home', () => {
    expect(read({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      data: resolve('data'),
      database: undefined,
      publicUrl: undefined,
      origins: [],
      trustProxy: [],
      log: 'info',
      metricsToken: undefined,
      adminToken: undefined,
      keepDays: undefined,
    });
  });

  test('come from the environment', () => {
    const config = read({
      PORT: '0',
      HOST: '0.0.0.0',
      POUCH_DATA: '/srv/pouch',
      POUCH_DATABASE: 'postgres://me:secret@db/pouch',
      POUCH_PUBLIC_URL: 'https://pouch.example/',
      POUCH_ORIGINS: 'https://a.example, http://b.example:81',
      POUCH_TRUST_PROXY: 'loopback, 10.0.0.0/8, fd00::1',
      POUCH_LOG: 'debug',
      POUCH_BOT_THREADS: '3',
      POUCH_METRICS_TOKEN: '0123456789abcdef',
      POUCH_ADMIN_TOKEN: 'fedcba9876543210',
      POUCH_KEEP_DAYS: '365',
      POUCH_LIMIT_TABLES: '7',
    });
    expect(config).toMatchObject({
      port: 0,
      host: '0.0.0.0',
      data: '/srv/pouch',
      database: 'postgres://me:secret@db/pouch',
      publicUrl: 'https://pouch.example',
      origins: ['https://a.example', 'http://b.example:81'],
      trustProxy: ['loopback', '10.0.0.0/8', 'fd00::1'],
      log: 'debug',
      botThreads: 3,
      metricsToken: '0123456789abcdef',
      adminToken: 'fedcba9876543210',
      keepDays: 365,
    });
    expect(config.limits.tablesPerGuest).toBe(7);
  });

  test('of the command line take precedence over the environment', () => {
    expect(read({ PORT: '1' }, { port: '2' }).port).toBe(2);
    expect(read({ PORT: '1' }, { port: undefined }).port).toBe(1);
  });

  test('that are empty take their defaults', () => {
    expect(read({ PORT: '', POUCH_DATABASE: '' })).toMatchObject({ port: 8080, database: undefined });
  });

  test.each([
    [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535, not "65536".'],
    [{ PORT: '80a' }, 'PORT must be a whole number from 0 to 65535, not "80a".'],
    [{ HOST: ' ' }, 'HOST must be a non-empty text, not " ".'],
    [{ POUCH_LOG: 'loud' }, /^POUCH_LOG must be one of fatal, error, .*, not "loud"\.$/],
    [{ POUCH_PUBLIC_URL: 'pouch.example' }, /^POUCH_PUBLIC_URL must be a web address without a path, such as/],
    [{ POUCH_PUBLIC_URL: 'https://pouch.example/games' }, /^POUCH_PUBLIC_URL must be a web address without a path/],
    [{ POUCH_ORIGINS: 'https://a.example,b' }, /^POUCH_ORIGINS must be a comma-separated list/],
    [{ POUCH_TRUST_PROXY: 'on' }, /^POUCH_TRUST_PROXY must be off, or a comma-separated list/],
    [{ POUCH_TRUST_PROXY: '10.0.0.0/33' }, /^POUCH_TRUST_PROXY must be off, or a comma-separated list/],
    [{ POUCH_BOT_THREADS: '0' }, /^POUCH_BOT_THREADS must be a whole number from 1 to 64/],
    [{ POUCH_LIMIT_CHAT: '-1' }, /^POUCH_LIMIT_CHAT must be a whole number from 1 to/],
  ])('%o get one clear sentence', (environment, sentence) => {
    const config = readConfig(environment);
    expect(config).toBeInstanceOf(Refusal);
    expect((config as Refusal).reason).toMatch(sentence);
  });

  test('name the invalid option', () => {
    expect(readConfig({}, { port: 'x' })).toEqual(
      new Refusal('--port must be a whole number from 0 to 65535, not "x".'),
    );
  });

  test.each(['POUCH_DATABASE', 'POUCH_METRICS_TOKEN', 'POUCH_ADMIN_TOKEN'])(
    '%s is not shown, even if it is invalid',
    (variable) => {
      const config = readConfig({ [variable]: 'mysql secret' });
      expect((config as Refusal).reason).toMatch(new RegExp(`^${variable} must be`));
      expect((config as Refusal).reason).not.toContain('secret');
    },
  );

  test('are all documented for operators', () => {
    const page = readFileSync(fileURLToPath(new URL('../../../../docs/operating.md', import.meta.url)), 'utf8');
    for (const { variable, about } of [...Object.values(SETTINGS), ...Object.values(LIMIT_SETTINGS)])
      expect(page).toContain(`| \`${variable}\` | ${about} |`);
  });
});
