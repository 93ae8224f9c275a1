import { koinzInternals, type Seat } from '@pouch/rules';
import { type ReactNode, useState } from 'react';
import { useSettings } from '../../device/settings.ts';
import type { Names } from '../../table/kit.ts';
import { Dock } from '../../table/layout.tsx';
import { Sending } from '../../table/sending.tsx';
import { Button, Key } from '../../ui/button.tsx';
import { useKeys } from '../../ui/keys.ts';
import { useRoving } from '../../ui/roving.ts';
import { t } from '../../words/t.ts';
import style from './dock.module.css';
import { DockClock, type DockProps, ENTER, Refused } from './dock-parts.tsx';
import { Note } from './note.tsx';
import type { KoinzShow } from './show.ts';
import { useFreshPress } from './use-fresh-press.ts';
import { kitWords, partId } from './words.ts';

const { KIT_MOST } = koinzInternals;

/** K3: six or four buttons for the player who chooses; the others see who that is. */
export function ChooseDock(props: DockProps & { readonly waiting: string }): ReactNode {
  const { show, names, seat, due, waiting, snapshot } = props;
  const part = show.view.kit.length;
  const { confirm } = useSettings();
  const asks = due && part < KIT_MOST.length;
  return (
    <Dock label={t('koinz.choose.dock')} className={style.choose ?? ''}>
      <div className={style.text}>
        <h2>
          {asks ? t(`koinz.choose.ask.${partId(part)}`) : <ChoiceNote show={show} names={names} waiting={waiting} />}
        </h2>
        <p>{t(asks && confirm === 'off' ? 'koinz.choose.why' : 'koinz.choose.others')}</p>
        <Refused snapshot={snapshot} />
        <Sending pending={snapshot.pending !== undefined} />
      </div>
      <DockClock snapshot={snapshot} seat={seat} />
      {asks ? <Numbers key={part} {...props} part={part} /> : <div className={style.numbers} />}
    </Dock>
  );
}

function ChoiceNote({
  show,
  names,
  waiting,
}: {
  readonly show: KoinzShow;
  readonly names: Names;
  readonly waiting: string;
}): ReactNode {
  return show.note === undefined ? waiting : <Note show={show} names={names} />;
}

function Numbers({
  part,
  seat,
  due,
  decide,
  snapshot,
}: DockProps & { readonly part: number; readonly seat: Seat }): ReactNode {
  const { confirm } = useSettings();
  const [picked, setPicked] = useState<number>();
  const roving = useRoving();
  const isFresh = useFreshPress(due);
  const busy = snapshot.pending !== undefined;
  const sent = snapshot.pending?.do === 'choose' ? snapshot.pending.number : undefined;
  const choose = (number: number): void => {
    if (busy || !isFresh()) return;
    decide({ do: 'choose', seat, part, number });
  };
  const pick = (number: number): void => (confirm === 'on' ? setPicked(number) : choose(number));
  const numbers = Array.from({ length: KIT_MOST[part] ?? 0 }, (_, index) => index + 1);
  useKeys({
    ...Object.fromEntries(numbers.map((number) => [String(number), () => pick(number)])),
    ...(picked !== undefined && { Enter: () => choose(picked), Escape: () => setPicked(undefined) }),
  });
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs */}
      <div className={style.numbers} role="group" aria-label={t(`koinz.choose.ask.${partId(part)}`)} {...roving}>
        {numbers.map((number) => (
          <button
            key={number}
            type="button"
            className={style.numberButton}
            aria-label={kitWords(part, number)}
            {...(confirm === 'on' && { 'aria-pressed': picked === number })}
            data-sending={sent === number}
            aria-busy={sent === number || undefined}
            {...(number === 1 && { 'data-decision': true })}
            onClick={() => pick(number)}
          >
            <span className="number">{number}</span>
          </button>
        ))}
      </div>
      {confirm === 'on' && (
        <Button
          look="main"
          className={style.main}
          busy={busy}
          aria-disabled={picked === undefined}
          onClick={() => picked !== undefined && choose(picked)}
        >
          {picked === undefined
            ? t('koinz.choose.confirm-none')
            : t('koinz.choose.confirm', { what: kitWords(part, picked) })}
          <Key>{ENTER}</Key>
        </Button>
      )}
    </>
  );
}
