import { i18n, type Messages } from '@lingui/core';
import type admin from './en/admin.json';
import type alerts from './en/alerts.json';
import type common from './en/common.json';
import type credits from './en/credits.json';
import type draws from './en/draws.json';
import type ending from './en/ending.json';
import type finding from './en/finding.json';
import type home from './en/home.json';
import type homeLater from './en/home-later.json';
import type homeReturning from './en/home-returning.json';
import type kits from './en/kits.json';
import type learn from './en/learn.json';
import type online from './en/online.json';
import type people from './en/people.json';
import type replay from './en/replay.json';
import type settings from './en/settings.json';
import type table from './en/table.json';
import type tables from './en/tables.json';
import type waitingRoom from './en/waiting-room.json';
import type webhook from './en/webhook.json';

type PageWords = typeof admin &
  typeof alerts &
  typeof common &
  typeof credits &
  typeof draws &
  typeof ending &
  typeof finding &
  typeof home &
  typeof homeLater &
  typeof homeReturning &
  typeof kits &
  typeof learn &
  typeof people &
  typeof replay &
  typeof settings &
  typeof table &
  typeof online &
  typeof tables &
  typeof waitingRoom &
  typeof webhook;

/**
 * The page's own texts; the registry of games declares those of the games to be part of it too.
 *
 * @public
 */
export interface Catalogue extends PageWords {}

/** Every text of the page by its name in the catalogue: `words/en/`, one file a part of the page, in ICU notation. */
export type MessageId = keyof Catalogue;

export type Values = Readonly<Record<string, string | number>>;

i18n.loadAndActivate({ locale: 'en', messages: {} });

/** Adds the messages of a part of the page; each part does so when it is loaded. */
export const addWords = (messages: object): void => i18n.load('en', messages as Messages);

/** The text, with its values filled in. */
export const t = (id: MessageId, values?: Values): string => i18n._(id, values);
