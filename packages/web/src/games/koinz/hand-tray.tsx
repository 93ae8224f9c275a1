import { koinzInternals, type Seat } from '@pouch/rules';
import { memo, type ReactNode } from 'react';
import { usePhone } from '../../device/media.ts';
import { Key } from '../../ui/button.tsx';
import { useRoving } from '../../ui/roving.ts';
import { t } from '../../words/t.ts';
import { hasPlace, inHand } from './hand.ts';
import style from './hand-tray.module.css';
import { KoinDisc } from './koin.tsx';
import type { Size, View } from './types.ts';
import type { Actions } from './use-ghost.ts';
import { sizeTitle, sizeWord } from './words.ts';

const { SIZES } = koinzInternals;

interface HandTrayProps {
  readonly view: View;
  readonly seat: Seat;
  /** The size that is in hand. */
  readonly koin: Size | undefined;
  readonly take: Actions['take'];
}

/** My koinz by size: one is taken in hand, and put back when it is pressed again. */
export const HandTray = memo(function HandTray({ view, seat, koin, take }: HandTrayProps): ReactNode {
  const roving = useRoving();
  const phone = usePhone();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs
    <div className={`row ${style.hand}`} role="group" aria-label={t('koinz.hand')} {...roving}>
      {SIZES.map((name, size) => {
        const count = inHand(view, seat, size);
        const taken = koin === size;
        // Where no koin of this size can be laid, guided players are told so.
        const lost = count > 0 && view.hand === 'guided' && !hasPlace(view, size);
        return (
          <button
            key={name}
            type="button"
            className="well"
            disabled={count === 0}
            aria-pressed={taken}
            aria-label={t(taken ? 'koinz.put-back-label' : 'koinz.take-label', { size: sizeWord(size), count })}
            onClick={({ nativeEvent }) =>
              take(size, (nativeEvent as PointerEvent).pointerType === 'mouse' ? 'pointed' : 'shown')
            }
          >
            <span className={style.key}>
              <Key>{size + 1}</Key>
            </span>
            <span className={style.disc}>
              <KoinDisc size={size} seat={seat} scale={phone ? 1.15 : 1.5} />
            </span>
            <span aria-hidden="true">
              {sizeTitle(size)} <b>{count}</b>
            </span>
            <span className={style.lost}>{lost ? t('koinz.no-place') : ''}</span>
          </button>
        );
      })}
    </div>
  );
});
