import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export interface FreshDatabase {
  /** Its address, as POUCH_DATABASE takes it. */
  readonly url: string;
  drop(): Promise<void>;
}

/** A PostgreSQL database of its own for a suite. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const server = await postgresUrl();
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asAdmin(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = name;
  return { url: url.href, drop: () => asAdmin(server, `drop database ${name} with (force)`) };
}

async function postgresUrl(): Promise<string> {
  const response = await fetch(inject('postgres'));
  const said = (await response.json()) as { readonly url: string } | { readonly error: string };
  if ('error' in said) throw new Error(said.error);
  return said.url;
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
