import { describe, expect, test } from 'vitest';
import { nameOfKey } from '../../src/ui/keys.ts';

const name = (key: string, code = '', shiftKey = false) => nameOfKey({ key, code, shiftKey });

describe('the name of a key', () => {
  test('is a digit by its place, on the row and on the number pad, whatever it types', () => {
    expect(name('1', 'Digit1')).toBe('1');
    expect(name('&', 'Digit1')).toBe('1');
    expect(name('!', 'Digit1', true)).toBe('Shift+1');
    expect(name('7', 'Numpad7')).toBe('7');
  });

  test('is a letter without its case', () => {
    expect(name('l', 'KeyL')).toBe('l');
    expect(name('L', 'KeyL')).toBe('l');
    expect(name('L', 'KeyL', true)).toBe('Shift+l');
  });

  test('is ? wherever the keyboard has it', () => {
    expect(name('?', 'Slash', true)).toBe('?');
    expect(name('?', 'Minus', true)).toBe('?');
    expect(name('?', 'Digit4', true)).toBe('?');
  });

  test('is Space with and without Shift', () => {
    expect(name(' ', 'Space')).toBe('Space');
    expect(name(' ', 'Space', true)).toBe('Space');
  });

  test('is its own for the others', () => {
    expect(name('Enter', 'Enter')).toBe('Enter');
    expect(name('ArrowLeft', 'ArrowLeft')).toBe('ArrowLeft');
    expect(name('ArrowLeft', 'ArrowLeft', true)).toBe('Shift+ArrowLeft');
  });
});
