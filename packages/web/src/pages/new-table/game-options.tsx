import type { GameId, OptionValues } from '@pouch/rules';
import { type ReactNode, useEffect, useState } from 'react';
import { loadKit } from '../../games/registry.ts';
import type { AnyKit } from '../../table/kit.ts';
import style from './game-options.module.css';

export interface GameOptionsProps {
  readonly game: GameId;
  /** Those that were chosen; the others are as usual. */
  readonly options: OptionValues;
  readonly onChange: (options: OptionValues) => void;
  readonly words: { readonly title: string; readonly failed: string };
}

/** The options of a game, once its table is loaded. Some games have none. */
export function GameOptions({ game: id, options, onChange, words }: GameOptionsProps): ReactNode {
  const kit = useKit(id);
  if (kit === 'loading') return null;
  if (kit === 'failed') return <p>{words.failed}</p>;
  const { OptionFields, game } = kit;
  if (OptionFields === undefined) return null;
  const defaults = Object.fromEntries(Object.entries(game.options).map(([name, spec]) => [name, spec.default]));
  return (
    <fieldset className={style.options}>
      <legend>{words.title}</legend>
      <OptionFields options={{ ...defaults, ...options }} onChange={onChange} />
    </fieldset>
  );
}

type LoadedKit = AnyKit | 'loading' | 'failed';

function useKit(game: GameId): LoadedKit {
  const [kit, setKit] = useState<LoadedKit>('loading');
  useEffect(() => {
    let wanted = true;
    setKit('loading');
    loadKit(game).then(
      (loaded) => wanted && setKit(loaded),
      () => wanted && setKit('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [game]);
  return kit;
}
