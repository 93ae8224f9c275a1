import { isIP } from 'node:net';

/** One setting: its name, the values it takes, and its default. */
export interface Setting<Value> {
  readonly variable: string;
  /** The option of `pouch serve`, which takes precedence over the variable. */
  readonly option: string | undefined;
  readonly standard: Value;
  /** The values it takes, as the end of a sentence with 'must be'. */
  readonly takes: string;
  readonly about: string;
  /** Whether to keep the value out of error messages. */
  readonly secret: boolean;
  /** Undefined if the text is not valid. */
  read(text: string): Value | undefined;
}

export function whole(
  variable: string,
  bounds: { readonly least: number; readonly most: number; readonly standard: number },
  about: string,
  option?: string,
): Setting<number> {
  const { least, most, standard } = bounds;
  const takes = `a whole number from ${least} to ${most}`;
  const read = (given: string) => {
    const value = Number(given);
    return /^\d+$/.test(given) && value >= least && value <= most ? value : undefined;
  };
  return { variable, option, standard, takes, about, secret: false, read };
}

/** A whole number, or undefined if it is not set. */
export function optionalWhole(
  variable: string,
  bounds: { readonly least: number; readonly most: number },
  about: string,
): Setting<number | undefined> {
  return { ...whole(variable, { ...bounds, standard: bounds.least }, about), standard: undefined };
}

export function text(variable: string, standard: string, about: string, option?: string): Setting<string> {
  const read = (given: string) => (given.trim() === '' ? undefined : given);
  return { variable, option, standard, takes: 'a non-empty text', about, secret: false, read };
}

export function file(variable: string, about: string): Setting<string | undefined> {
  const read = (given: string) => (given.trim() === '' ? undefined : given);
  return { variable, option: undefined, standard: undefined, takes: 'the path of a file', about, secret: false, read };
}

export function secretText(
  variable: string,
  shape: RegExp,
  takes: string,
  about: string,
  option?: string,
): Setting<string | undefined> {
  const read = (given: string) => (shape.test(given) ? given : undefined);
  return { variable, option, standard: undefined, takes, about, secret: true, read };
}

export function choice<const Choice extends string>(
  variable: string,
  choices: readonly Choice[],
  standard: NoInfer<Choice>,
  about: string,
  option?: string,
): Setting<Choice> {
  const read = (given: string) => choices.find((one) => one === given);
  return { variable, option, standard, takes: `one of ${choices.join(', ')}`, about, secret: false, read };
}

/** The origin of a page: scheme, host and port, without a path. */
export function webAddress(variable: string, about: string): Setting<string | undefined> {
  const read = (given: string) => {
    if (!URL.canParse(given)) return undefined;
    const url = new URL(given);
    const bare = url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
    return bare && /^https?:$/.test(url.protocol) ? url.origin : undefined;
  };
  const takes = 'a web address without a path, such as https://pouch.example';
  return { variable, option: undefined, standard: undefined, takes, about, secret: false, read };
}

export function list<Value>(
  variable: string,
  item: Setting<Value | undefined>,
  about: string,
): Setting<readonly Value[]> {
  const read = (given: string) => {
    const values = given.split(',').map((part) => item.read(part.trim()));
    return values.every((value) => value !== undefined) ? values : undefined;
  };
  const takes = `a comma-separated list, each ${item.takes}`;
  return { variable, option: undefined, standard: [], takes, about, secret: false, read };
}

const NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(given: string): boolean {
  const [base = '', bits, ...rest] = given.split('/');
  const version = isIP(base);
  if (version === 0 || rest.length > 0) return NETWORKS.includes(given);
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** Addresses of trusted proxies. */
export function trusted(variable: string, about: string): Setting<readonly string[]> {
  const read = (given: string) => {
    if (given === 'off') return [];
    const networks = given.split(',').map((part) => part.trim());
    return networks.every(isNetwork) ? networks : undefined;
  };
  const takes = `off, or a comma-separated list of addresses, networks such as 10.0.0.0/8, or ${NETWORKS.join(', ')}`;
  return { variable, option: undefined, standard: [], takes, about, secret: false, read };
}
