import { koinzInternals, type Seat, type Viewer } from '@pouch/rules';
import { LayoutGrid } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Names } from '../../table/kit.ts';
import { Crest } from '../../ui/crest.tsx';
import { t } from '../../words/t.ts';
import style from './choosing.module.css';
import { KoinDisc } from './koin.tsx';
import { choosers, type Show } from './show.ts';
import { kitWords, partId } from './words.ts';

const { KIT, SIZES } = koinzInternals;

export interface ChoosingProps {
  readonly show: Show;
  readonly viewer: Viewer;
  readonly names: Names;
}

/** K3: four columns, filled one after another; everybody sees who chooses. */
export function Choosing({ show, viewer, names }: ChoosingProps): ReactNode {
  const { view } = show;
  const who = choosers(view);
  return (
    <div className={style.room}>
      <div className={style.choosing}>
        <h2>{view.first === null ? t('koinz.choose.draw') : t('koinz.choose.title')}</h2>
        <p>{t('koinz.rule')}</p>
        <ol className={style.columns}>
          {KIT.map((name, part) => (
            <li
              key={name}
              className="well"
              data-state={part < view.kit.length ? 'done' : part === view.kit.length ? 'now' : 'later'}
            >
              <h3>{t(`koinz.part.${partId(part)}`)}</h3>
              <div className={style.sign}>
                {part < SIZES.length ? (
                  <KoinDisc size={part} seat={viewer === 'table' ? 0 : viewer} scale={2.5} />
                ) : (
                  <LayoutGrid size={54} strokeWidth={1.4} aria-hidden="true" />
                )}
              </div>
              <Chosen part={part} number={view.kit[part]} />
              <Chooser part={part} seat={who[part]} show={show} names={names} />
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

function Chosen({ part, number }: { readonly part: number; readonly number: number | undefined }): ReactNode {
  if (number === undefined)
    return (
      <span className={style.figure} data-open="true">
        <span className="unseen">{t('koinz.choose.open')}</span>
      </span>
    );
  return (
    <span className={`${style.figure} number`}>
      <span className="unseen">{kitWords(part, number)}</span>
      <span aria-hidden="true">{number}</span>
    </span>
  );
}

function Chooser({
  part,
  seat,
  show,
  names,
}: {
  readonly part: number;
  readonly seat: Seat | undefined;
  readonly show: Show;
  readonly names: Names;
}): ReactNode {
  if (seat === undefined) return <span className={`row ${style.chooser}`} />;
  const name = names.isYou(seat) ? t('koinz.choose.you') : names.of(seat);
  const due = show.view.kit.length;
  const spoken = t(part < due ? 'koinz.choose.chose' : part === due ? 'koinz.choose.chooses' : 'koinz.choose.will', {
    who: names.isYou(seat) ? 'you' : 'other',
    name,
  });
  return (
    <span className={`row ${style.chooser}`}>
      <Crest seat={seat} name={names.of(seat)} size={20} />
      <span className="unseen">{spoken}</span>
      <span aria-hidden="true" className="cut">
        {name}
      </span>
    </span>
  );
}
