import type { Json } from '@pouch/rules';
import * as z from 'zod/mini';
import { Command } from './commands.js';
import * as http from './http.js';
import { Answer, Bye, Deadlines, Hello, Here, Lobby, Message, Update } from './messages.js';
import * as parts from './parts.js';
import { About, Fairness, GuestAbout, Listed, PublicChange, Result, SeatAbout, TableEvent } from './table.js';

/** The schemas that have a name in the documentation; all others are written out where they are used. */

const { CLOCKS: _, ...PARTS } = parts;
const TABLES = { About, SeatAbout, GuestAbout, Fairness, Result, Listed, PublicChange, TableEvent };
const MESSAGES = { Message, Hello, Answer, Update, Deadlines, Here, Lobby, Bye };
const NAMED: Readonly<Record<string, z.core.$ZodType>> = { ...http, Command, ...MESSAGES, ...TABLES, ...PARTS };

const refTo = (name: string): string => `#/components/schemas/${name}`;

/** Without what only a schema that stands alone has. */
const bare = ({ $schema: _, $id: __, ...schema }: Json): Json => schema;

/** Every named schema as JSON Schema, as one sends it. */
export function namedSchemas(): Readonly<Record<string, Json>> {
  const registry = z.registry<{ id: string }>();
  // In the order of their names: that of a module's exports depends on who loads it.
  for (const id of Object.keys(NAMED).toSorted()) registry.add(NAMED[id] as z.core.$ZodType, { id });
  const { schemas } = z.toJSONSchema(registry, { uri: refTo, io: 'input' });
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, bare(schema)]));
}

/** A schema as JSON Schema: a reference, if it has a name. */
export function jsonSchema(schema: z.core.$ZodType): Json {
  const [name] = Object.entries(NAMED).find(([, known]) => known === schema) ?? [];
  return name === undefined ? bare(z.toJSONSchema(schema)) : { $ref: refTo(name) };
}
