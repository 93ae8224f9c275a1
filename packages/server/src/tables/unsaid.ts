import type { GuestAbout, TableCommand } from '@pouch/protocol';
import { Refusal } from '@pouch/rules';
import type { WordList } from '../word-list.js';

/** What the operator's list of words keeps from being said. */

export const whyNotName = (words: WordList, name: string): Refusal | undefined =>
  words.matches(name) ? new Refusal('This name isn’t allowed on this server. Choose another one.') : undefined;

/** A name may be older than the list, and is shown with what its owner does. */
export function whyUnsaid(words: WordList, { name }: GuestAbout, command: TableCommand): Refusal | undefined {
  switch (command.do) {
    case 'sit':
      return whyNotName(words, name);
    case 'say':
      return (
        whyNotName(words, name) ??
        (words.matches(command.text)
          ? new Refusal('Your message has a word that isn’t allowed on this server. It wasn’t sent.')
          : undefined)
      );
    case 'word':
      return words.matches(command.word) ? new Refusal('This word isn’t allowed on this server.') : undefined;
    default:
      return undefined;
  }
}
