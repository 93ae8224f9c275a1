import type { Json } from '@pouch/rules';
import * as z from 'zod/mini';
import { Command } from './commands.js';
import { DESCRIPTIONS } from './descriptions.js';
import * as fields from './fields.js';
import * as http from './http.js';
import {
  Answer,
  Bye,
  Closed,
  Deadlines,
  Hello,
  Here,
  Lobby,
  LobbyChanges,
  Message,
  Seeking,
  Update,
} from './messages.js';
import {
  About,
  Fairness,
  GuestAbout,
  Holiday,
  Listed,
  Manners,
  Pause,
  Proposal,
  PublicChange,
  Result,
  SeatAbout,
  SeatRequest,
  Stopped,
  TableEvent,
} from './table.js';

const { CLOCKS: _, HOLIDAY_DAYS: __, ...FIELDS } = fields;
const OF_ABOUT = { SeatAbout, GuestAbout, Fairness, Result, Stopped, SeatRequest, Proposal, Pause, Holiday };
const TABLES = { About, ...OF_ABOUT, Manners, Listed, PublicChange, TableEvent };
const MESSAGES = { Message, Hello, Answer, Update, Closed, Deadlines, Here, Lobby, LobbyChanges, Seeking, Bye };

/** The schemas with a name in the OpenAPI document; all others are inlined. */
export const SCHEMAS = { ...http, Command, ...MESSAGES, ...TABLES, ...FIELDS };

const refTo = (name: string): string => `#/components/schemas/${name}`;

/** Without the members that only a standalone document has. */
const bare = ({ $schema: _, $id: __, ...schema }: Json): Json => schema;

/** Every named schema as JSON Schema of what is sent, with descriptions. */
export function namedSchemas(): Readonly<Record<string, Json>> {
  const registry = z.registry<{ id: string }>();
  const named: Readonly<Record<string, z.core.$ZodType>> = SCHEMAS;
  // Sorted, because the order of a module's exports depends on who loads it.
  for (const id of Object.keys(named).toSorted()) registry.add(named[id] as z.core.$ZodType, { id });
  const { schemas } = z.toJSONSchema(registry, { uri: refTo, io: 'input' });
  const texts: Readonly<Record<string, Text>> = DESCRIPTIONS;
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, described(bare(schema), texts[name] as Text)]),
  );
}

/** A schema as JSON Schema: a reference if it has a name. */
export function jsonSchema(schema: z.core.$ZodType): Json {
  const [name] = Object.entries(SCHEMAS).find(([, known]) => known === schema) ?? [];
  return name === undefined ? bare(z.toJSONSchema(schema)) : { $ref: refTo(name) };
}

type Members = Readonly<Record<string, string>>;
type Text =
  | string
  | { readonly description: string; readonly members: Members; readonly variants?: Readonly<Record<string, Text>> };

function described(schema: Json, text: Text): Json {
  if (typeof text === 'string') return { description: text, ...schema };
  const { description, members, variants } = text;
  if (variants === undefined) return { description, ...withMembers(schema, members) };
  return {
    description,
    ...schema,
    oneOf: (schema.oneOf as Json[]).map((inner) => variantOf(inner, members, variants)),
  };
}

/** A variant of a union, or a union inside it. */
function variantOf(schema: Json, shared: Members, variants: Readonly<Record<string, Text>>): Json {
  if (Array.isArray(schema.oneOf))
    return { ...schema, oneOf: schema.oneOf.map((inner) => variantOf(inner, shared, variants)) };
  const tags = Object.values(schema.properties as Readonly<Record<string, Json>>).map((member) => String(member.const));
  const text = variants[tags.find((tag) => tag in variants) ?? ''] as Exclude<Text, string>;
  return described(schema, { ...text, members: { ...shared, ...text.members } });
}

function withMembers(schema: Json, texts: Members, prefix = ''): Json {
  if (schema.items !== undefined) return { ...schema, items: withMembers(schema.items as Json, texts, prefix) };
  if (schema.properties === undefined) return schema;
  const members = Object.entries(schema.properties as Readonly<Record<string, Json>>).map(([name, member]) => {
    const path = `${prefix}${name}`;
    return [name, { description: texts[path], ...withMembers(member, texts, `${path}.`) }];
  });
  return { ...schema, properties: Object.fromEntries(members) };
}
