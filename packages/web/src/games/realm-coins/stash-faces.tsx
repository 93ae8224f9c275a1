import { METALS, realmFace, wildFace } from '@pouch/rules';
import type { ReactNode } from 'react';
import { realmCoin } from '../../art/drawings.ts';
import { Coin } from '../../ui/coin.tsx';
import { explain } from '../../ui/explain.tsx';
import { useRoving } from '../../ui/roving.ts';
import { t } from '../../words/t.ts';
import { DRAGGED, dragged } from './dragged.ts';
import { explanationOf } from './explanations.ts';
import { faceValue, metalNameOf, nameOf } from './faces.ts';
import style from './stash-faces.module.css';
import type { Face } from './types.ts';
import type { DraftHandle } from './use-draft.ts';
import { faceTitle } from './words.ts';

export interface StashFacesProps {
  readonly draft: DraftHandle;
  /** Nothing can be picked now. */
  readonly off?: boolean;
  readonly spot: string;
  /** Where the focus goes after a press with the pointer, so that Enter does the main action. */
  readonly after: () => void;
}

/** Per metal how many are left, both faces side by side: the face is picked in the same press as the coin. */
export function StashFaces({ draft, off = false, spot, after }: StashFacesProps): ReactNode {
  const roving = useRoving();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a tray
    <div
      className={style.faces}
      role="group"
      aria-label={t('realm.stash.faces')}
      data-spot={spot}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const { from, face } = dragged(event);
        if (from === 'bid' && !off) draft.takeOut(face);
      }}
      {...roving}
    >
      {METALS.map((name, metal) => {
        const left = draft.left[metal] ?? 0;
        return (
          <div key={name} className={`well ${style.metal}`} data-none={left === 0}>
            <span className={style.left}>
              {left === 0 ? (
                t('realm.stash.none', { metal: t(`metal.${name}`) })
              ) : (
                <>
                  <b>{left}</b> {t('realm.stash.left', { metal: t(`metal.${name}`) })}
                </>
              )}
            </span>
            <span className={style.pair}>
              {[realmFace(metal), wildFace(metal)].map((face) => (
                <FaceButton key={face} face={face} left={left} off={off} add={draft.add} after={after} />
              ))}
            </span>
          </div>
        );
      })}
    </div>
  );
}

interface FaceButtonProps {
  readonly face: Face;
  readonly left: number;
  readonly off: boolean;
  readonly add: (face: Face) => void;
  readonly after: () => void;
}

function FaceButton({ face, left, off, add, after }: FaceButtonProps): ReactNode {
  const metal = t(`metal.${metalNameOf(face)}`);
  const none = left === 0;
  return (
    <button
      type="button"
      {...explain(explanationOf(face))}
      className={style.face}
      // It can still be reached and explained when there is no coin for it.
      aria-disabled={none || off}
      aria-label={
        none
          ? t('realm.face.none', { face: faceTitle(face), metal })
          : t('realm.face.add', { face: faceTitle(face), value: faceValue(face), left, metal })
      }
      draggable={!none && !off}
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED, `stash ${face}`)}
      onClick={(event) => {
        if (off) return;
        add(face);
        if (event.detail > 0) after();
      }}
    >
      <Coin drawing={realmCoin(nameOf(face), 54)} size={54} label="" metal={metalNameOf(face)} />
      <span>{faceTitle(face)}</span>
    </button>
  );
}
