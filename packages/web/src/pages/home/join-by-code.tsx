import { Hash } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Key, LinkButton } from '../../ui/button.tsx';
import { useInView } from '../../ui/use-in-view.ts';
import { t } from '../../words/t.ts';
import { CODE_LENGTH, isWhole } from './code.ts';
import style from './join-by-code.module.css';
import { CODE_FIELD, type Joining } from './use-joining.ts';

interface JoinProps {
  readonly joining: Joining;
}

/** As a part of the panel: what is typed stands box by box, and the field itself lies over the boxes. */
export const JoinByCode = ({
  joining,
  className,
}: JoinProps & { readonly className: string | undefined }): ReactNode => (
  <div className={`${className} ${style.part}`} data-tone={joining.note.tone}>
    <h2 className="row">
      {t('home.join')} <Key>{t('home.join-key')}</Key>
    </h2>
    <div className={style.field}>
      <span className={`row ${style.boxes}`} aria-hidden="true">
        {Array.from({ length: CODE_LENGTH }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes do not change places
          <span key={index} className={index === joining.code.length ? style.next : undefined}>
            {joining.code[index]}
          </span>
        ))}
      </span>
      <CodeInput joining={joining} className={style.over} />
    </div>
    <Note joining={joining} />
    <JoinButton joining={joining}>{t('home.join-table')}</JoinButton>
  </div>
);

/** On a phone: one line, without a heading. */
export const JoinLine = ({ joining }: JoinProps): ReactNode => (
  <div data-tone={joining.note.tone}>
    <div className={`row ${style.line}`}>
      <div className={`row ${style.entry}`}>
        <Hash size={19} aria-hidden="true" />
        <CodeInput joining={joining} className={style.code} placeholder={t('home.join-code')} />
      </div>
      <JoinButton joining={joining}>{t('home.join-short')}</JoinButton>
    </div>
    <Note joining={joining} />
  </div>
);

interface CodeInputProps extends JoinProps {
  readonly className: string | undefined;
  readonly placeholder?: string;
}

const CodeInput = ({ joining, className, placeholder }: CodeInputProps): ReactNode => (
  <input
    id={CODE_FIELD}
    className={className}
    value={joining.code}
    readOnly={joining.busy}
    disabled={joining.off}
    autoCapitalize="characters"
    autoComplete="off"
    autoCorrect="off"
    spellCheck={false}
    enterKeyHint="go"
    aria-label={t('home.join-code')}
    aria-invalid={joining.note.tone === 'wrong'}
    aria-describedby={`${CODE_FIELD}-note`}
    placeholder={placeholder}
    onChange={({ target }) => joining.type(target.value)}
    onKeyDown={(event) => {
      if (event.key !== 'Enter') return;
      // It stands in the form that plays against bots.
      event.preventDefault();
      joining.join();
    }}
  />
);

const Note = ({ joining: { note } }: JoinProps): ReactNode => (
  <p
    className={style.note}
    id={`${CODE_FIELD}-note`}
    role="status"
    ref={useInView(note.tone === 'wrong' ? note.words : undefined)}
  >
    {note.words}
  </p>
);

/** Where all seats are taken, the table can be watched. */
function JoinButton({ joining, children }: JoinProps & { readonly children: string }): ReactNode {
  const { code, busy, full, off, join } = joining;
  if (full !== undefined) return <LinkButton to={`/table/${full}`}>{t('home.watch')}</LinkButton>;
  return (
    <Button busy={busy} disabled={off || !isWhole(code)} onClick={join}>
      {children}
    </Button>
  );
}
