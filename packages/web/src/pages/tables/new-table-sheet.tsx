import { type ReactNode, useState } from 'react';
import { settings } from '../../device/settings.ts';
import { t } from '../../words/t.ts';
import TableSheet from '../new-table/table-sheet.tsx';
import { useMaking } from '../new-table/use-making.ts';
import type { Wish } from '../new-table/wish.ts';

export interface NewTableSheetProps {
  readonly visibility: Wish['visibility'];
  readonly onClose: () => void;
}

/** A new table of any game. */
export default function NewTableSheet({ visibility, onClose }: NewTableSheetProps): ReactNode {
  const [game, setGame] = useState(settings().lastGame);
  const { busy, trouble, make, forget } = useMaking();
  const problem = trouble?.failed === 'refused' ? trouble.reason : trouble && t('tables.no-connection');
  return (
    <TableSheet
      game={game}
      onGame={(chosen) => {
        forget();
        setGame(chosen);
      }}
      visibility={visibility}
      busy={busy}
      problem={problem}
      onMake={(wish) => make(game, wish)}
      onClose={onClose}
    />
  );
}
