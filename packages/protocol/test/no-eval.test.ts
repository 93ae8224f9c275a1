import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
});

// Zod generates code, Zod Mini does not. The page's Content Security Policy forbids it, and browsers report every
// attempt.
test('no schema generates code at run time', async () => {
  const made = vi.fn();
  vi.stubGlobal('Function', made);
  const { parseCommand, ROUTES } = await import('@pouch/protocol');
  expect(parseCommand('{"id": "abcdefgh", "do": "time"}')).toMatchObject({ command: { do: 'time' } });
  expect(ROUTES.me.answer.safeParse({ guest: null }).success).toBe(true);
  expect(made).not.toHaveBeenCalled();
});
