import type { ReactNode } from 'react';

/** A text of the catalogue in which <b>…</b> marks what stands out: names and coins. */
export function Rich({ text }: { readonly text: string }): ReactNode {
  return text.split(/<b>(.*?)<\/b>/g).map((part, index) =>
    // The parts of a text never change places.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    index % 2 === 1 ? <b key={index}>{part}</b> : part,
  );
}

/** The same text without its marks, for screen readers and titles. */
export const plain = (text: string): string => text.replaceAll(/<\/?b>/g, '');
