import { ArrowLeftRight, ArrowRight, Play } from 'lucide-react';
import { type CSSProperties, Fragment, type ReactNode, useId } from 'react';
import { Art } from '../../art/art.tsx';
import type { BestMoment, EndingCoin } from '../../table/game-ending.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { t } from '../../words/t.ts';
import style from './best-moment.module.css';

const DETAIL = 43;
/** More are gathered into a row that overlaps. */
const FEW_OF_TWO = 4;
const FEW_ALONE = 8;

export interface BestMomentProps {
  readonly best: BestMoment;
  readonly title: string;
  /** The replay, from this moment on; nowhere if there is none. */
  readonly watch: string | undefined;
}

export function BestMomentCard({ best, title, watch }: BestMomentProps): ReactNode {
  const heading = useId();
  const { when, sides, between, figure, text } = best;
  const few = sides.length > 1 ? FEW_OF_TWO : FEW_ALONE;
  const count = sides.reduce((sum, { coins }) => sum + Math.min(coins.length, few), 0);
  const Between = between === 'swap' ? ArrowLeftRight : ArrowRight;
  return (
    <section className={`card ${style.best}`} aria-labelledby={heading}>
      <div className={`row spread ${style.head}`}>
        <h3 id={heading} className="cut">
          {title}
        </h3>
        <Chip>{when}</Chip>
      </div>
      <div className={`row ${style.sides}`} style={{ '--count': count } as CSSProperties}>
        {sides.map((side, index) => (
          <Fragment key={side.label}>
            {index > 0 && <Between size={20} aria-hidden="true" className={style.between} />}
            <Side {...side} few={few} />
          </Fragment>
        ))}
      </div>
      <div className={`row ${style.foot}`}>
        <p>{text}</p>
        <strong className="number">{figure}</strong>
        {watch !== undefined && (
          <LinkButton to={watch} size="small">
            <Play size={14} aria-hidden="true" />
            <span aria-hidden="true">{t('ending.watch')}</span>
            <span className="unseen">{t('ending.watch-moment')}</span>
          </LinkButton>
        )}
      </div>
    </section>
  );
}

interface SideProps {
  readonly label: string;
  readonly coins: readonly EndingCoin[];
  readonly few: number;
}

function Side({ label, coins, few }: SideProps): ReactNode {
  return (
    <div className={style.side}>
      <span className="dim">{label}</span>
      <span className={style.coins} data-crowd={coins.length > few ? 'many' : 'few'}>
        {coins.map(({ drawing, scale = 1 }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was paid or won does not change any more
          <span key={index} style={{ inlineSize: `calc(var(--coin) * ${scale})` }}>
            <Art drawing={drawing(DETAIL)} label="" className={style.drawing} />
          </span>
        ))}
      </span>
    </div>
  );
}
