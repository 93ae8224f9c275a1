import type { GameId } from '@pouch/rules';
import { Link2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { t } from '../../words/t.ts';
import style from './online.module.css';

/** What a server adds to the page. Without one, nothing of it is shown. */
export interface Online {
  readonly makeTable: (game: GameId) => void;
  readonly join: (code: string) => void;
}

const CODE_LENGTH = 4;

interface Common {
  readonly online: Online;
  readonly className: string | undefined;
  /** On a phone there is no room for headings. */
  readonly bare?: boolean;
}

export function OnlineTable({ game, online, className, bare = false }: Common & { readonly game: GameId }): ReactNode {
  const button = (
    <Button className={bare ? className : style.action} onClick={() => online.makeTable(game)}>
      <Link2 size={18} aria-hidden="true" /> {t('home.make-table')}
    </Button>
  );
  if (bare) return button;
  return (
    <div className={className}>
      <h2>{t('home.friends')}</h2>
      <p>{t('home.friends-text')}</p>
      {button}
    </div>
  );
}

export function OnlineJoin({ online, className, bare = false }: Common): ReactNode {
  const [code, setCode] = useState('');
  const whole = code.length === CODE_LENGTH;
  return (
    <div className={className}>
      {!bare && <h2>{t('home.join')}</h2>}
      <input
        className={style.code}
        value={code}
        maxLength={CODE_LENGTH}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        aria-label={t('home.join-code')}
        placeholder={bare ? t('home.join-code') : undefined}
        onChange={({ target }) => setCode(target.value.trim().toUpperCase())}
      />
      <Button className={style.action} disabled={!whole} onClick={() => online.join(code)}>
        {t('home.join-table')}
      </Button>
    </div>
  );
}
