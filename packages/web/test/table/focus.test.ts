import { describe, expect, test } from 'vitest';
import { comesBack, goesToDecision } from '../../src/table/focus.ts';

describe('a decision that becomes due', () => {
  test('takes the focus from nowhere and from the table', () => {
    expect(goesToDecision('nowhere', 'none')).toBe(true);
    expect(goesToDecision('table', 'none')).toBe(true);
  });

  test('leaves somebody alone who writes in the chat', () => {
    expect(goesToDecision('elsewhere', 'none')).toBe(false);
  });

  test.each(['nowhere', 'table', 'elsewhere'] as const)('leaves an open sheet alone, with the focus %s', (focus) => {
    expect(goesToDecision(focus, 'open')).toBe(false);
  });
});

describe('a table that can be used again', () => {
  test('gets its focus back if nobody has it', () => {
    expect(comesBack('inert', 'usable', 'nowhere')).toBe(true);
  });

  test.each(['table', 'elsewhere'] as const)('leaves it where somebody has taken it: %s', (focus) => {
    expect(comesBack('inert', 'usable', focus)).toBe(false);
  });

  test('takes it only at that moment', () => {
    expect(comesBack('usable', 'usable', 'nowhere')).toBe(false);
    expect(comesBack('inert', 'inert', 'nowhere')).toBe(false);
    expect(comesBack('usable', 'inert', 'nowhere')).toBe(false);
  });
});
