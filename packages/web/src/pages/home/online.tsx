import type { GameId } from '@pouch/rules';
import { Hash, Link2, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNetwork } from '../../device/connection.ts';
import { Button, Key, LinkButton } from '../../ui/button.tsx';
import { t } from '../../words/t.ts';
import type { MakingTrouble, TableMaking } from '../new-table/use-making.ts';
import style from './online.module.css';
import { CODE_FIELD, CODE_LENGTH, type Joining } from './use-joining.ts';

/** The parts of the panel that need a server. */

export const troubleWords = (trouble: MakingTrouble | undefined): string | undefined =>
  trouble?.failed === 'refused' ? trouble.reason : trouble && t('home.needs-connection');

interface Common {
  readonly className?: string | undefined;
  /** On a phone there is no room for headings. */
  readonly bare?: boolean;
}

export interface MakeTableProps extends Common {
  readonly game: GameId;
  readonly making: TableMaking;
  readonly onOptions: () => void;
}

export function MakeTable({ game, making, onOptions, className, bare = false }: MakeTableProps): ReactNode {
  const { busy, trouble, make } = making;
  const off = !useNetwork();
  const lost = off || trouble?.failed === 'no-connection';
  const note = off ? t('home.needs-connection') : troubleWords(trouble);
  const buttons = (
    <div className={`${style.buttons}${bare ? '' : ` ${style.last}`}`}>
      <Button
        className={style.make}
        busy={busy}
        aria-disabled={off}
        onClick={() => {
          if (!off) make(game);
        }}
      >
        <Link2 size={18} aria-hidden="true" /> {t('home.make-table')} {!bare && <Key>{t('home.make-key')}</Key>}
      </Button>
      <Button
        className={style.options}
        aria-label={t('home.table-options')}
        title={t('home.table-options')}
        aria-haspopup="dialog"
        aria-disabled={off}
        onClick={() => {
          if (!off) onOptions();
        }}
      >
        <SlidersHorizontal size={19} aria-hidden="true" />
      </Button>
    </div>
  );
  if (bare) return buttons;
  return (
    <div className={className}>
      <h2 className={lost ? style.dim : undefined}>{t('home.friends')}</h2>
      <p className={note !== undefined && !lost ? style.wrong : undefined} role="status">
        {note ?? t('home.friends-text')}
      </p>
      {buttons}
    </div>
  );
}

export interface JoinByCodeProps extends Common {
  readonly joining: Joining;
}

export function JoinByCode({ joining, className, bare = false }: JoinByCodeProps): ReactNode {
  const off = !useNetwork();
  const { code, busy, trouble, full } = joining;
  const lost = off || trouble === 'no-connection';
  const wrong = trouble !== undefined && !lost;
  const note = off ? t('home.needs-connection') : joining.note;
  const line = (
    <p className={`${style.note}${wrong ? ` ${style.wrong}` : ''}`} id={`${CODE_FIELD}-note`} role="status">
      {note ?? t('home.join-hint')}
    </p>
  );
  const field = (
    <div className={`${style.field}${wrong ? ` ${style.bad}` : ''}${lost ? ` ${style.dim}` : ''}`}>
      {bare ? (
        <Hash size={19} aria-hidden="true" />
      ) : (
        // What is typed, box by box; the field itself lies over them.
        <span className={style.boxes} aria-hidden="true">
          {Array.from({ length: CODE_LENGTH }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: boxes do not change places
            <span key={index} className={index === code.length ? style.next : undefined}>
              {code[index]}
            </span>
          ))}
        </span>
      )}
      <input
        id={CODE_FIELD}
        className={bare ? style.code : style.over}
        value={code}
        readOnly={busy}
        disabled={off}
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        aria-label={t('home.join-code')}
        aria-invalid={wrong}
        aria-describedby={`${CODE_FIELD}-note`}
        placeholder={bare ? t('home.join-code') : undefined}
        onChange={({ target }) => joining.type(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // It stands in the form that plays against bots.
          event.preventDefault();
          joining.join();
        }}
      />
    </div>
  );
  const button =
    full === undefined ? (
      <Button className={style.join} busy={busy} disabled={off || code.length < CODE_LENGTH} onClick={joining.join}>
        {t(bare ? 'home.join-short' : 'home.join-table')}
      </Button>
    ) : (
      <LinkButton to={`/table/${full}`} className={style.join}>
        {t('home.watch')}
      </LinkButton>
    );
  if (bare)
    return (
      <div>
        <div className={style.phoneRow}>
          {field}
          {button}
        </div>
        {line}
      </div>
    );
  return (
    <div className={`${className} ${style.wide}`}>
      <h2 className={lost ? style.dim : undefined}>
        {t('home.join')} <Key>{t('home.join-key')}</Key>
      </h2>
      {field}
      {line}
      {button}
    </div>
  );
}
