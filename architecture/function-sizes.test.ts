import { expect, test } from 'vitest';

interface FunctionSize {
  readonly name: string;
  readonly lines: number;
  readonly branches: number;
}

const { functionsIn }: { functionsIn(file: string, code: string): readonly FunctionSize[] } = await import(
  new URL('../scripts/function-sizes.mjs', import.meta.url).href
);

test('functions have the name that they are called by', () => {
  const code = `
    function declared() {}
    const assigned = () => {};
    const object = { member: () => {}, method() {} };
    class Thing { own() {} field = () => {}; }
    [].map(() => {});
    export default function shown() { return <p onClick={() => {}} />; }
  `;
  const names = functionsIn('names.tsx', code).map(({ name }) => name);
  const nameless = '(nameless)';
  expect(names).toEqual(['declared', 'assigned', 'member', 'method', 'own', 'field', nameless, 'shown', nameless]);
});

test('lines and branches of what is inside count for what is around it', () => {
  const code = [
    'function outer(list) {',
    '  if (list === undefined) return;',
    '  return list.map((each) => {',
    '    switch (each) { case 1: return a ?? b; case 2: return c ? d : e; }',
    '  });',
    '}',
    'const other = (a: number) => a && 1;',
  ].join('\n');
  expect(functionsIn('sizes.ts', code)).toEqual([
    { name: 'outer', lines: 6, branches: 5 },
    { name: '(nameless)', lines: 3, branches: 4 },
    { name: 'other', lines: 1, branches: 1 },
  ]);
});
