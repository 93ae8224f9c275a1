import type { Kysely } from 'kysely';
import type { Schema } from './schema.js';
import type { Secret, Store } from './store.js';

type Guests = Pick<
  Store,
  | 'addGuest'
  | 'changeGuest'
  | 'sawGuest'
  | 'addSecret'
  | 'dropSecrets'
  | 'dropSecret'
  | 'secretsOf'
  | 'dropOtherCookies'
  | 'addLink'
  | 'takeLink'
>;

const secretRow = ({ hash, guest, kind, at }: Secret) => ({ hash, guest_id: guest, kind, at });

/** Guests, their credentials, and links to other devices. */
export const guests = (db: Kysely<Schema>): Guests => ({
  async addGuest({ id, name, crest }, secret) {
    await db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('guests')
        .values({ id, name, crest, made_at: secret.at, seen_at: secret.at })
        .execute();
      await transaction.insertInto('secrets').values(secretRow(secret)).execute();
    });
  },

  async changeGuest({ id, name, crest }) {
    await db.updateTable('guests').set({ name, crest }).where('id', '=', id).execute();
  },

  async sawGuest(guest, at) {
    await db.updateTable('guests').set({ seen_at: at }).where('id', '=', guest).where('seen_at', '<', at).execute();
  },

  async addSecret(secret) {
    await db.insertInto('secrets').values(secretRow(secret)).execute();
  },

  async dropSecrets(guest, kind) {
    await db.deleteFrom('secrets').where('guest_id', '=', guest).where('kind', '=', kind).execute();
  },

  async dropSecret(hash) {
    await db.deleteFrom('secrets').where('hash', '=', hash).execute();
  },

  secretsOf: (guest) =>
    db
      .selectFrom('secrets')
      .select(['hash', 'guest_id as guest', 'kind', 'at'])
      .where('guest_id', '=', guest)
      .orderBy('at', 'desc')
      .orderBy('hash')
      .execute(),

  async dropOtherCookies(guest, kept) {
    await db.transaction().execute(async (transaction) => {
      await transaction
        .deleteFrom('secrets')
        .where('guest_id', '=', guest)
        .where('kind', '=', 'cookie')
        .where('hash', '<>', kept)
        .execute();
      await transaction.deleteFrom('links').where('guest_id', '=', guest).execute();
    });
  },

  async addLink({ hash, guest, until }) {
    await db.insertInto('links').values({ hash, guest_id: guest, until }).execute();
  },

  async takeLink(hash, now) {
    const taken = await db
      .deleteFrom('links')
      .where('hash', '=', hash)
      .where('until', '>', now)
      .returning('guest_id')
      .executeTakeFirst();
    return taken?.guest_id;
  },
});
