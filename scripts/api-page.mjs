import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');

/**
 * The text of docs/api.md: an introduction, and then every route and message from the schemas. What a member means is
 * taken from the comments beside it in the sources, so that it is written once.
 */
export function apiPage({ openApi, ROUTES, REFUSALS, COMMON_REFUSALS, LIMITS, CLOCKS }) {
  const { schemas } = openApi().components;
  const comments = SOURCES.flatMap((name) => commentsIn(read(`../packages/protocol/src/${name}.ts`)));
  /** The comment on an export, on one of its alternatives, or on a member. */
  const about = (names, variant, member) =>
    comments.find(
      (found) =>
        names.includes(found.name) &&
        found.member === member &&
        (variant === undefined || found.variant === String(variant)),
    )?.text ?? '';

  const members = (schema, names, variant) => {
    const rows = memberRows(schema).filter(
      ({ name, type }) => type.const === undefined && !(names === COMMANDS_IN && EVERY.includes(name)),
    );
    if (rows.length === 0) return '';
    const lines = rows.map(({ name, type, optional }) =>
      row(`\`${name}\`${optional ? ' (optional)' : ''}`, typeWords(type), about(names, variant, name)),
    );
    return table(['member', 'type', 'meaning'], lines);
  };

  const section = (name, level = '###') =>
    [`${level} ${name}`, about([name]), members(schemas[name], [name])].filter(Boolean);

  /** An object that has several forms, told apart by one member. */
  const forms = (name, tag) =>
    [
      `### ${name}`,
      about([name]),
      ...alternatives(schemas[name]).flatMap((schema) => {
        const value = schema.properties[tag].const;
        return [`#### ${tag}: ${JSON.stringify(value)}`, about([name], value), members(schema, [name], value)];
      }),
    ].filter(Boolean);

  const commands = alternatives(schemas.Command).flatMap((schema) => {
    const name = schema.properties.do.const;
    const example = `\`\`\`json\n${JSON.stringify(EXAMPLES[name])}\n\`\`\``;
    return [`### do: "${name}"`, about(COMMANDS_IN, name), members(schema, COMMANDS_IN, name), example].filter(Boolean);
  });

  const http = Object.values(ROUTES).flatMap((route) => routeSection(openApi(), route, COMMON_REFUSALS));

  const parts = Object.entries(schemas)
    .filter(([, schema]) => schema.properties === undefined && schema.oneOf === undefined && schema.anyOf === undefined)
    .map(([name, schema]) => row(`<a id="${name.toLowerCase()}"></a>\`${name}\``, typeWords(schema), about([name])));

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
  const introduction = read('api-head.md')
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
    'What a client says over the socket. All have an `id`, a [CommandId](#commandid), and `do`; those about a table have `table`, a [TableId](#tableid).',
    ...commands,
    '## Messages',
    'What the server says over the socket. `kind` is the name of the message, in small letters.',
    ...section('Hello'),
    ...forms('Answer', 'ok'),
    ...['Update', 'Deadlines', 'Here', 'Lobby', 'Bye'].flatMap((name) => section(name)),
    '## What they are made of',
    ...section('About'),
    ...forms('SeatAbout', 'kind'),
    ...['GuestAbout', 'Fairness', 'Result', 'Listed', 'PublicChange'].flatMap((name) => section(name)),
    ...forms('TableEvent', 'what'),
    '### Bodies',
    ...BODIES.flatMap((name) => section(name, '####')),
    '### Simple values',
    table(['name', 'type', 'meaning'], parts),
  ].join('\n\n')}\n`;
}

const SOURCES = ['parts', 'table', 'commands', 'messages', 'http'];

const BODIES = [
  'NewGuest',
  'ChangedGuest',
  'Me',
  'DeviceLink',
  'Redeem',
  'BotToken',
  'NewTable',
  'Made',
  'CodeQuestion',
  'CodeAnswer',
  'Tables',
  'Log',
  'RecordAnswer',
  'Failed',
];

/** Where the sources have the commands, and what every command has. */
const COMMANDS_IN = ['TableCommand', 'ListenCommand', 'Decide'];
const EVERY = ['id', 'table'];

const TABLE = 'Xk3vR9_bQ2mZ7cLd';
const COMMANDS = {
  sit: { seat: 1 },
  rise: {},
  'seat-bot': { seat: 2, level: 'fair' },
  clear: { seat: 2 },
  word: { word: 'wyvern' },
  ready: {},
  start: {},
  decide: { step: { do: 'choose', side: 'skull' } },
  say: { text: 'Well played!' },
  leave: {},
  return: {},
  rematch: {},
  open: { since: 41, form: 'record' },
  close: {},
};

/** A command of every kind, as it is sent. */
export const EXAMPLES = Object.fromEntries([
  ...Object.entries(COMMANDS).map(([name, rest]) => [name, { id: 'c7Yp0sWm4NqA', do: name, table: TABLE, ...rest }]),
  ...['open-lobby', 'close-lobby', 'time'].map((name) => [name, { id: 'c7Yp0sWm4NqA', do: name }]),
]);

const row = (...cells) => `| ${cells.join(' | ')} |`;
const table = (heads, rows) => [row(...heads), row(...heads.map(() => '---')), ...rows].join('\n');
const statuses = (all) => all.map((status) => `\`${status}\``).join(', ');

/** The objects that a schema stands for. */
const alternatives = (schema) => {
  const inner = schema.oneOf ?? schema.anyOf;
  return inner === undefined ? [schema] : inner.flatMap(alternatives);
};

/** The members of an object, those of an object in it after it. */
function memberRows({ properties = {}, required = [] }, prefix = '') {
  return Object.entries(properties).flatMap(([name, type]) => [
    { name: `${prefix}${name}`, type, optional: !required.includes(name) },
    ...memberRows(type.properties === undefined ? (type.items ?? {}) : type, `${prefix}${name}.`),
  ]);
}

/** What a schema takes, in words. */
function typeWords(schema) {
  const { $ref, type, anyOf, allOf, pattern, maxLength } = schema;
  if ($ref !== undefined) {
    const name = $ref.split('/').at(-1);
    return `[${name}](#${name.toLowerCase()})${schema.minimum === undefined ? '' : `, from ${schema.minimum}`}${standard(schema)}`;
  }
  if (anyOf !== undefined) return orList(anyOf.map(typeWords));
  if (Array.isArray(type)) return orList(type.map((one) => typeWords({ ...schema, type: one })));
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.enum !== undefined) return orList(schema.enum.map((value) => `\`${value}\``)) + standard(schema);
  switch (type) {
    case 'string':
      return stringWords(pattern ?? allOf?.[0].pattern, maxLength);
    case 'integer':
      return `whole number${bounds(schema)}${standard(schema)}`;
    case 'number':
      return `number${bounds(schema)}`;
    case 'array':
      return `list of ${listed(typeWords(schema.items))}${schema.maxItems === undefined ? '' : `, ${schema.minItems ?? 0} to ${schema.maxItems}`}`;
    case 'object':
      return `object${standard(schema)}`;
    case 'boolean':
      return '`true` or `false`';
    case 'null':
      return 'null';
    default:
      return 'anything';
  }
}

const orList = (words) => (words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`);
const listed = (words) => (words.includes(' or ') ? `(${words})` : words);
const standard = (schema) =>
  schema.default === undefined ? '' : `; \`${JSON.stringify(schema.default)}\` if left out`;

function bounds({ minimum, maximum }) {
  const [least, most] = [minimum, maximum].map((bound) => (Math.abs(bound) > 2 ** 40 ? undefined : bound));
  if (least === undefined) return '';
  return most === undefined || most === 2 ** 31 - 1 ? ` from ${least}` : ` from ${least} to ${most}`;
}

function stringWords(pattern, maxLength) {
  const [, line] = /^\^\.\{0,(\d+)\}\$$/.exec(pattern ?? '') ?? [];
  if (line !== undefined) return `text on one line, 1 to ${line} characters`;
  const [, many] = /^\^\[A-Za-z0-9_-\]\{([\d,]+)\}\$$/.exec(pattern ?? '') ?? [];
  if (many !== undefined) return `${many.replace(',', ' to ')} letters, digits, \`-\` or \`_\``;
  if (pattern !== undefined) return `text like \`${pattern}\``;
  return maxLength === undefined ? 'text' : `text of up to ${maxLength} characters`;
}

function routeSection({ paths }, route, common) {
  const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
  const { parameters = [], requestBody, responses } = paths[path][route.method.toLowerCase()];
  const bodyOf = (part) => part?.content?.['application/json']?.schema;
  const answer = responses[route.status];
  const facts = [
    `*For ${route.caller === 'guest' ? 'guests' : 'anyone'}.*`,
    ...parameters.map((parameter) => `\`${parameter.name}\`: ${typeWords(parameter.schema)}.`),
    ...(requestBody === undefined ? [] : [`Body: ${typeWords(bodyOf(requestBody))}.`]),
    `Answer: \`${route.status}\`${bodyOf(answer) === undefined ? `, ${typeof route.answer === 'string' ? 'text' : 'nothing in it'}` : ` with ${typeWords(bodyOf(answer))}`}.`,
    ...(route.cookie === undefined ? [] : [`The cookie is ${route.cookie}.`]),
  ];
  const isCommon = (status) => route.path.startsWith('/api/') && common.includes(status);
  const refusals = route.refusals.filter((status) => !isCommon(status));
  if (refusals.length > 0) facts.push(`Refusals: ${statuses(refusals.toSorted((a, b) => a - b))}.`);
  return [`### ${route.method} ${route.path}`, route.summary, facts.join(' ')];
}

function duration(seconds) {
  if (seconds === null) return 'as long as you like';
  return seconds < 3600 ? `${seconds} seconds` : `${seconds / 86_400} days`;
}

const LIMIT_WORDS = {
  message: ['a frame, or the body of a request', 'bytes'],
  depth: ['how deep the JSON of a command is nested', ''],
  name: ['a name', 'characters'],
  word: ['a word for the draws', 'characters'],
  chat: ['a line of chat', 'characters'],
  told: ['changes in one update, or one page of a log', ''],
};

const limitRows = (limits) =>
  Object.entries(LIMIT_WORDS).map(([name, [what, unit]]) =>
    row(what, `${limits[name].toLocaleString('en')} ${unit}`.trim()),
  );

/** The first bytes of a block, for whoever tries the formula. */
function exampleBlock() {
  const seed = Buffer.from(Array.from({ length: 32 }, (_, byte) => byte));
  return createHmac('sha256', seed).update('[["wyvern",null],0,0]').digest('hex').slice(0, 16);
}

/** The comments of a source beside what they are about: an export, one of its alternatives, or a member. */
function commentsIn(source) {
  const found = [];
  let name;
  let variant;
  let text;
  const note = (member) => {
    if (text !== undefined) found.push({ name, variant, member, text });
    text = undefined;
  };
  for (const line of source.split('\n')) {
    const comment = /^\s*\/\*\* (.*) \*\/$/.exec(line)?.[1];
    const exported = /^export const (\w+)/.exec(line)?.[1];
    const command = /(?:atTable|command)\('([\w-]+)'/.exec(line)?.[1];
    const tagged = /(?:kind|what|ok): z\.literal\('?([\w-]+)'?\)/.exec(line)?.[1];
    const member = /^\s*(\w+): /.exec(line)?.[1];
    if (comment !== undefined) text = comment;
    else if (line === '') text = undefined;
    if (exported !== undefined) {
      name = exported;
      variant = undefined;
      if (command === undefined) note();
    }
    if (command !== undefined || tagged !== undefined) {
      variant = command ?? tagged;
      note();
    } else if (member !== undefined) note(member);
  }
  return found;
}
