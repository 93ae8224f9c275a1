import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

/** The catalogue's messages, ready to be filled in: the page needs no parser. */
export const words = (): Plugin => ({
  name: 'pouch-words',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/words\/\w+\/[\w-]+\.json$/.test(id)) return undefined;
    const messages = JSON.parse(code) as Readonly<Record<string, string>>;
    const compiled = Object.fromEntries(Object.entries(messages).map(([name, text]) => [name, compileMessage(text)]));
    return { code: JSON.stringify(compiled), map: null };
  },
});
