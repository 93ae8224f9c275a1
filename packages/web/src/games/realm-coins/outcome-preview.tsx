import { countOf, realmInternals } from '@pouch/rules';
import { type ReactNode, useEffect, useState } from 'react';
import { Art } from '../../art/art.tsx';
import { sign } from '../../art/drawings.ts';
import { Rich } from '../../words/rich.tsx';
import { t } from '../../words/t.ts';
import { countedValue } from './bid-sum.ts';
import style from './outcome-preview.module.css';
import type { Outcome, Preview } from './preview.ts';
import type { Faces } from './types.ts';
import { ordinal, signed } from './words.ts';

/** After the last change of the bid, in milliseconds: then it is read. */
const QUIET = 500;

export interface OutcomePreviewProps {
  /** Nothing for an empty bid. */
  readonly preview: Preview | undefined;
  readonly bid: Faces;
}

/** The stash after the round, for each place that the bid can reach. */
export function OutcomePreview({ preview, bid }: OutcomePreviewProps): ReactNode {
  const heard = useHeard(preview, bid);
  return (
    <div className={style.preview} data-empty={preview === undefined}>
      {preview === undefined ? <p>{t('realm.bid.empty-costs')}</p> : <Outcomes preview={preview} bid={bid} />}
      <p className="unseen" role="status">
        {heard}
      </p>
    </div>
  );
}

function Outcomes({ preview, bid }: { readonly preview: Preview; readonly bid: Faces }): ReactNode {
  const { stash, outcomes, tied } = preview;
  const knights = countOf(bid, realmInternals.KNIGHT);
  return (
    <>
      <p className={style.title}>
        <span className={style.long}>
          <Rich text={t('realm.preview.of', { stash })} />
        </span>
        <span className={style.short} aria-hidden="true">
          {t('realm.preview.short')}
        </span>
      </p>
      <dl className={style.outcomes} data-places={outcomes.length}>
        {outcomes.map((outcome, index) => (
          <Place key={outcome.place} outcome={outcome} stash={stash} knights={knights} isFirst={index === 0} />
        ))}
        {tied !== undefined && (
          <div className={style.outcome}>
            <dt>{t('realm.preview.tied')}</dt>
            <dd>
              <b className="number">{tied}</b>
              <span className={style.net}>{signed(tied - stash)}</span>
            </dd>
          </div>
        )}
      </dl>
    </>
  );
}

interface PlaceProps {
  readonly outcome: Outcome;
  readonly stash: number;
  readonly knights: number;
  readonly isFirst: boolean;
}

function Place({ outcome, stash, knights, isFirst }: PlaceProps): ReactNode {
  const { place, least, most, swoops, wyverns } = outcome;
  const label = ordinal(place);
  return (
    <div className={style.outcome}>
      <dt>
        {isFirst ? (
          <>
            <span className={style.long}>{t('realm.preview.first', { place: label })}</span>
            <span className={style.short} aria-hidden="true">
              {label}
            </span>
          </>
        ) : (
          label
        )}
      </dt>
      <dd>
        <b className="number">
          <span className={most === least ? undefined : style.long}>{least}</span>
          {most !== least && (
            <span className={style.short} aria-hidden="true">
              {t('realm.preview.range', { least, most })}
            </span>
          )}
        </b>
        <span className={style.net}>{signed(least - stash)}</span>
        {swoops && <Sign face="gryphon">{t('realm.preview.swoop')}</Sign>}
        {most !== least && <Sign face="knight">{t('realm.preview.or', { most, knights })}</Sign>}
        {wyverns > 0 && <Sign face="wyvern">{t('realm.preview.costs', { count: wyverns })}</Sign>}
      </dd>
    </div>
  );
}

/** What may still change a figure. */
function Sign({
  face,
  children,
}: {
  readonly face: 'gryphon' | 'knight' | 'wyvern';
  readonly children: ReactNode;
}): ReactNode {
  return (
    <span className={style.sign} data-sign={face}>
      <Art drawing={sign(face, 'currentColor')} width={14} label="" />
      <span className={style.words}>{children}</span>
    </span>
  );
}

/**
 * What a screen reader hears once the bid has stayed the same for a moment. It is a secret, so it is said here, where it
 * goes when the table is covered.
 */
function useHeard(preview: Preview | undefined, bid: Faces): string {
  const words = bid === 0 ? '' : spokenWords(preview, bid);
  const [heard, setHeard] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setHeard(words), QUIET);
    return () => clearTimeout(timer);
  }, [words]);
  return heard;
}

function spokenWords(preview: Preview | undefined, bid: Faces): string {
  if (preview === undefined) return t('realm.bid.empty-costs');
  const { outcomes, paid, tied } = preview;
  const places = outcomes.map(({ place, least, most, swoops }) =>
    t('realm.preview.spoken.place', {
      place: ordinal(place),
      least,
      most: most === least ? 0 : most,
      swoop: swoops ? 'yes' : 'no',
    }),
  );
  return t('realm.preview.spoken', {
    value: countedValue(bid),
    paid,
    places: places.join(', '),
    canTie: tied === undefined ? 'no' : 'yes',
    tied: tied ?? 0,
  });
}
