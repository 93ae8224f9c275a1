import { useState } from 'react';
import { useLocation } from 'wouter';
import { type FileEntry, MOST_BYTES } from '../../replay/file.ts';
import { openedText } from '../../replay/opening.ts';
import { announce } from '../../ui/announcer.tsx';
import { t } from '../../words/t.ts';
import { keepOpened } from '../replay/opened.ts';

export interface Opening {
  readonly openFile: (file: File) => void;
  readonly openText: (text: string) => void;
  readonly watch: (entry: FileEntry) => void;
  /** The games of a file that has several. */
  readonly entries: readonly FileEntry[] | undefined;
  readonly closeList: () => void;
  /** Why nothing was opened. */
  readonly trouble: readonly string[];
}

/** From a file, a pasted text or a link to the replay. */
export function useOpening(): Opening {
  const [, go] = useLocation();
  const [entries, setEntries] = useState<readonly FileEntry[]>();
  const [trouble, setTrouble] = useState<readonly string[]>([]);

  const refuse = (...reasons: readonly string[]): void => {
    setEntries(undefined);
    setTrouble(reasons);
    announce(reasons.join(' '));
  };
  const watch = ({ record }: FileEntry): void => {
    if (!('json' in record)) return;
    keepOpened(record.json);
    go('/replay');
  };
  const openText = (text: string): void => {
    setTrouble([]);
    const found = openedText(text);
    switch (found.kind) {
      case 'link':
        return go(`/replay${found.fragment}`);
      case 'record':
        return watch({ line: 1, record: found.record });
      case 'several':
        return setEntries(found.entries);
      case 'too-large':
        return refuse(t('replays.too-large'));
      case 'none':
        return refuse(
          t('replay.not-record'),
          ...(found.reason === undefined ? [] : [t('replay.not-record-why', { reason: found.reason })]),
        );
    }
  };
  const openFile = (file: File): void => {
    if (file.size > MOST_BYTES) refuse(t('replays.too-large'));
    else file.text().then(openText, () => refuse(t('replays.unreadable')));
  };
  return { openFile, openText, watch, entries, closeList: () => setEntries(undefined), trouble };
}
