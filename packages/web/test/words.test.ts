import { readdirSync, readFileSync } from 'node:fs';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';

const at = (path: string): string => new URL(path, import.meta.url).pathname;
const CATALOGUE = at('../src/words/en');

const catalogue: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  readdirSync(CATALOGUE).map((file) => [file, JSON.parse(readFileSync(`${CATALOGUE}/${file}`, 'utf8'))]),
);

const sources = readdirSync(at('../src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(`${at('../src')}/${file}`, 'utf8'))
  .join('\n');

/** Names that are put together in the source: t(`level.${level}`) stands for all that begin with 'level.'. */
const patterns = [...sources.matchAll(/`([\w.-]+(?:\$\{[^}]*\}[\w.-]*)+)`/g)].map(
  ([, name = '']) => new RegExp(`^${name.replaceAll(/[.]/g, '\\.').replaceAll(/\$\{[^}]*\}/g, '[\\w-]+')}$`),
);

/** Chapters of rules name words without their prefix: `learn/rules.test.ts` compares them with their whole catalogue. */
const prefixes = [...sources.matchAll(/rulesWriter\(\s*'([\w.-]+)'/g)].map(([, prefix]) => `${prefix}.`);

const isUsed = (id: string): boolean =>
  sources.includes(`'${id}'`) ||
  patterns.some((pattern) => pattern.test(id)) ||
  prefixes.some((prefix) => id.startsWith(prefix));

describe('the catalogue of texts', () => {
  const files = Object.entries(catalogue);

  it.each(files)('%s: every message can be read', (_, messages) => {
    for (const [id, text] of Object.entries(messages)) expect(() => compileMessage(text), id).not.toThrow();
  });

  it.each(files)('%s: every message is used', (_, messages) => {
    expect(Object.keys(messages).filter((id) => !isUsed(id))).toEqual([]);
  });

  it('has no name twice', () => {
    const names = files.flatMap(([, messages]) => Object.keys(messages));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('speaks plainly: no exclamation marks but about skulls, monsters, sets and wins', () => {
    const loud = files.flatMap(([, messages]) => Object.values(messages).filter((text) => text.includes('!')));
    expect(loud.filter((text) => !/(more|attacks|skull|yours|revealed|tied|\{monster\}|\bset)!/i.test(text))).toEqual(
      [],
    );
  });
});
