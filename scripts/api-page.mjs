import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The text of docs/api.md: an introduction, then all routes and messages from the OpenAPI document. */
export function apiPage({ openApi, ROUTES, REFUSALS, COMMON_REFUSALS, LIMITS, CLOCKS }) {
  const document = openApi();
  const { schemas } = document.components;

  const section = (name, level = '###') =>
    [`${level} ${name}`, schemas[name].description, members(schemas[name])].filter(Boolean);

  /** A union of objects that one member tells apart. */
  const variants = (name, tag) => [
    `### ${name}`,
    schemas[name].description,
    ...alternatives(schemas[name]).flatMap((schema) =>
      [`#### ${tag}: ${JSON.stringify(schema.properties[tag].const)}`, schema.description, members(schema)].filter(
        Boolean,
      ),
    ),
  ];

  const commands = alternatives(schemas.Command).flatMap((schema) => {
    const name = schema.properties.do.const;
    const example = `\`\`\`json\n${JSON.stringify(EXAMPLES[name])}\n\`\`\``;
    return [`### do: "${name}"`, schema.description, members(schema, ['id', 'table']), example].filter(Boolean);
  });

  const http = Object.values(ROUTES).flatMap((route) => routeSection(document, route, COMMON_REFUSALS));

  const simple = Object.entries(schemas)
    .filter(([, schema]) => schema.properties === undefined && schema.oneOf === undefined && schema.anyOf === undefined)
    .map(([name, schema]) =>
      row(`<a id="${name.toLowerCase()}"></a>\`${name}\``, typeWords(schema), schema.description),
    );

  const values = {
    CommandId: typeWords(schemas.CommandId),
    'LIMITS.told': LIMITS.told,
    clocks: table(
      ['clock', 'time for a decision'],
      Object.entries(CLOCKS).map(([name, time]) => row(`\`${name}\``, duration(time))),
    ),
    example: exampleBlock(),
    limits: limitRows(LIMITS).join('\n'),
  };
  const introduction = readFileSync(new URL('api-head.md', import.meta.url), 'utf8')
    .trimEnd()
    .replaceAll(/\{\{([\w.]+)\}\}/g, (_, name) => String(values[name]));

  return `${[
    introduction,
    '## HTTP',
    `Bodies are JSON with \`content-type: application/json\`. A refusal has the body \`{"error": "why"}\`. Any route under \`/api/\` may also answer ${statuses(COMMON_REFUSALS)}.`,
    table(
      ['status', 'meaning'],
      Object.entries(REFUSALS).map(([status, text]) => row(status, text)),
    ),
    ...http,
    '## Commands',
    'What a client sends over the socket. Every command has an `id`, a [CommandId](#commandid), and `do`; commands about a table also have `table`, a [TableId](#tableid).',
    ...commands,
    '## Messages',
    'What the server sends over the socket. `kind` is the name of the message in lower case.',
    ...section('Hello'),
    ...variants('Answer', 'ok'),
    ...['Update', 'Deadlines', 'Closed', 'Here', 'Lobby', 'LobbyChanges'].flatMap((name) => section(name)),
    ...variants('Seeking', 'state'),
    ...section('Bye'),
    '## Data types',
    ...section('About'),
    ...variants('SeatAbout', 'kind'),
    ...['GuestAbout', 'Fairness', 'Result'].flatMap((name) => section(name)),
    ...variants('Stopped', 'how'),
    ...['SeatRequest', 'Proposal', 'Pause', 'Holiday', 'Manners', 'Listed', 'PublicChange'].flatMap((name) =>
      section(name),
    ),
    ...variants('TableEvent', 'what'),
    '### Bodies',
    ...BODIES.flatMap((name) => section(name, '####')),
    '### Simple values',
    table(['name', 'type', 'meaning'], simple),
  ].join('\n\n')}\n`;
}

const BODIES = [
  'NewGuest',
  'ChangedGuest',
  'Me',
  'Devices',
  'Device',
  'DeviceLink',
  'Redeem',
  'BotToken',
  'NewTable',
  'AlertsAbout',
  'NewSubscription',
  'EndedSubscription',
  'WebhookAbout',
  'NewWebhook',
  'WebhookAnswer',
  'Made',
  'CodeQuestion',
  'CodeAnswer',
  'Tables',
  'Log',
  'Watchers',
  'NewReport',
  'RecordAnswer',
  'Failed',
];

const TABLE = 'Xk3vR9_bQ2mZ7cLd';
const COMMANDS = {
  sit: { seat: 1 },
  rise: {},
  'seat-bot': { seat: 2, level: 'fair' },
  fill: { level: 'fair' },
  clear: { seat: 2 },
  word: { word: 'wyvern' },
  ready: {},
  start: {},
  decide: { step: { do: 'choose', side: 'skull' } },
  say: { text: 'Well played!' },
  leave: {},
  return: {},
  rematch: {},
  silence: { guest: 'pLq8Wc2_xT5sBn1A' },
  unsilence: { guest: 'pLq8Wc2_xT5sBn1A' },
  remove: { guest: 'pLq8Wc2_xT5sBn1A' },
  readmit: { guest: 'pLq8Wc2_xT5sBn1A' },
  'watchers-chat': { chat: 'off' },
  'decline-rematch': {},
  'hand-over': { seat: 1 },
  'change-table': { seats: 4, clock: 'brisk' },
  'answer-seat': { guest: 'm4Zp8sYk1XqTbU0e', answer: 'accept' },
  'stand-in': { seat: 1 },
  propose: { what: 'pause' },
  agree: { what: 'pause' },
  decline: { what: 'pause' },
  resume: {},
  holiday: { days: 2 },
  resign: {},
  open: { since: 41, form: 'record' },
  look: { page: 'visible' },
  close: {},
};

/** An example of every command. */
export const EXAMPLES = Object.fromEntries([
  ...Object.entries(COMMANDS).map(([name, rest]) => [name, { id: 'c7Yp0sWm4NqA', do: name, table: TABLE, ...rest }]),
  ['seek', { id: 'c7Yp0sWm4NqA', do: 'seek', game: 'koinz', seats: 2 }],
  ...['open-lobby', 'close-lobby', 'stop-seeking', 'time'].map((name) => [name, { id: 'c7Yp0sWm4NqA', do: name }]),
]);

const row = (...cells) => `| ${cells.join(' | ')} |`;
const table = (heads, rows) => [row(...heads), row(...heads.map(() => '---')), ...rows].join('\n');
const statuses = (all) => all.map((status) => `\`${status}\``).join(', ');

/** The objects of a union, or the schema itself. */
const alternatives = (schema) => {
  const inner = schema.oneOf ?? schema.anyOf;
  return inner === undefined ? [schema] : inner.flatMap(alternatives);
};

/** A table of an object's members, without constants and those left out. */
function members(schema, without = []) {
  const rows = memberRows(schema).filter(({ name, type }) => type.const === undefined && !without.includes(name));
  if (rows.length === 0) return '';
  const lines = rows.map(({ name, type, optional }) =>
    row(`\`${name}\`${optional ? ' (optional)' : ''}`, typeWords(type), type.description),
  );
  return table(['member', 'type', 'meaning'], lines);
}

/** The members of an object, each followed by those of a nested object. */
function memberRows({ properties = {}, required = [] }, prefix = '') {
  return Object.entries(properties).flatMap(([name, type]) => [
    { name: `${prefix}${name}`, type, optional: !required.includes(name) },
    ...memberRows(type.properties === undefined ? (type.items ?? {}) : type, `${prefix}${name}.`),
  ]);
}

/** The type of a schema in words. */
function typeWords(schema) {
  const { $ref, type, anyOf, allOf, pattern, maxLength } = schema;
  if ($ref !== undefined) {
    const name = $ref.split('/').at(-1);
    return `[${name}](#${name.toLowerCase()})${schema.minimum === undefined ? '' : `, at least ${schema.minimum}`}${standard(schema)}`;
  }
  if (anyOf !== undefined) return orList(anyOf.map(typeWords));
  if (Array.isArray(type)) return orList(type.map((one) => typeWords({ ...schema, type: one })));
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.enum !== undefined) return orList(schema.enum.map((value) => `\`${value}\``)) + standard(schema);
  switch (type) {
    case 'string':
      return stringWords(pattern ?? allOf?.[0].pattern, maxLength);
    case 'integer':
      return `integer${bounds(schema)}${standard(schema)}`;
    case 'number':
      return `number${bounds(schema)}`;
    case 'array':
      return `array of ${listed(typeWords(schema.items))}${schema.maxItems === undefined ? '' : `, ${schema.minItems ?? 0} to ${schema.maxItems}`}`;
    case 'object':
      return `object${standard(schema)}`;
    case 'boolean':
      return 'boolean';
    case 'null':
      return 'null';
    default:
      return 'any';
  }
}

const orList = (words) => (words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`);
const listed = (words) => (words.includes(' or ') ? `(${words})` : words);
const standard = (schema) => (schema.default === undefined ? '' : `; default \`${JSON.stringify(schema.default)}\``);

function bounds({ minimum, maximum }) {
  const [least, most] = [minimum, maximum].map((bound) => (Math.abs(bound) > 2 ** 40 ? undefined : bound));
  if (least === undefined) return '';
  return most === undefined || most === 2 ** 31 - 1 ? ` from ${least}` : ` from ${least} to ${most}`;
}

function stringWords(pattern, maxLength) {
  const [, many] = /^\^\[A-Za-z0-9_-\]\{([\d,]+)\}\$$/.exec(pattern ?? '') ?? [];
  if (many !== undefined) return `${many.replace(',', ' to ')} letters, digits, \`-\` or \`_\``;
  if (pattern !== undefined) return `string matching \`${pattern}\``;
  return maxLength === undefined ? 'string' : `string of up to ${maxLength} characters`;
}

function routeSection({ paths }, route, common) {
  const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
  const { summary, parameters = [], requestBody, responses } = paths[path][route.method.toLowerCase()];
  const bodyOf = (part) => part?.content?.['application/json']?.schema;
  const answer = responses[route.status];
  const facts = [
    `*For ${route.caller === 'guest' ? 'guests' : 'anyone'}.*`,
    ...parameters.map(
      (parameter) => `\`${parameter.name}\` (${typeWords(parameter.schema)}): ${parameter.description}`,
    ),
    ...(requestBody === undefined ? [] : [`Body: ${typeWords(bodyOf(requestBody))}.`]),
    `Answer: \`${route.status}\`${bodyOf(answer) === undefined ? `, ${typeof route.answer === 'string' ? 'plain text' : 'empty'}` : ` with ${typeWords(bodyOf(answer))}`}.`,
    ...(route.cookie === undefined ? [] : [`The cookie is ${route.cookie}.`]),
  ];
  const isCommon = (status) => route.path.startsWith('/api/') && common.includes(status);
  const refusals = route.refusals.filter((status) => !isCommon(status));
  if (refusals.length > 0) facts.push(`Refusals: ${statuses(refusals.toSorted((a, b) => a - b))}.`);
  return [`### ${route.method} ${route.path}`, summary, facts.join(' ')];
}

function duration(seconds) {
  if (seconds === null) return 'unlimited';
  return seconds < 3600 ? `${seconds} seconds` : `${seconds / 86_400} days`;
}

const LIMIT_WORDS = {
  message: ['size of a frame or a request body', 'bytes'],
  depth: ["nesting depth of a command's JSON", ''],
  name: ['name', 'characters'],
  word: ['word for the draws', 'characters'],
  chat: ['chat message', 'characters'],
  reason: ['reason of a report', 'characters'],
  silenced: ['people silenced at a table', ''],
  removed: ['people removed from a table', ''],
  told: ['changes in an update or a page of the log', ''],
};

const limitRows = (limits) =>
  Object.entries(LIMIT_WORDS).map(([name, [what, unit]]) =>
    row(what, `${limits[name].toLocaleString('en')} ${unit}`.trim()),
  );

/** The first bytes of a block, to check an implementation against. */
function exampleBlock() {
  const seed = Buffer.from(Array.from({ length: 32 }, (_, byte) => byte));
  return createHmac('sha256', seed).update('[["wyvern",null],0,0]').digest('hex').slice(0, 16);
}
