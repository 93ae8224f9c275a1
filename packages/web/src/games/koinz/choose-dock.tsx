import { koinzInternals } from '@pouch/rules';
import { type ReactNode, useState } from 'react';
import { useSettings } from '../../device/settings.ts';
import { Sending } from '../../table/sending.tsx';
import { Button, Key } from '../../ui/button.tsx';
import { useKeys } from '../../ui/keys.ts';
import { useRoving } from '../../ui/roving.ts';
import { t } from '../../words/t.ts';
import style from './choose-dock.module.css';
import type { DockProps } from './dock.tsx';
import { ENTER } from './keys.ts';
import { Warning } from './warning.tsx';
import { kitWords, partId } from './words.ts';

const { KIT_MOST } = koinzInternals;

/** K3: six or four buttons for the player who chooses. */
export function ChooseDock(props: DockProps & { readonly clock: ReactNode }): ReactNode {
  const { show, seat, snapshot, clock } = props;
  const part = show.view.kit.length;
  const { confirm } = useSettings();
  const isFirst = part === 0 && show.view.first === seat;
  const why = t(isFirst ? 'koinz.choose.why-first' : 'koinz.choose.why');
  return (
    <div className={style.choose}>
      <div className={`stack ${style.words}`}>
        <h2>{t(`koinz.choose.ask.${partId(part)}`)}</h2>
        {snapshot.refusal === undefined ? (
          <p>{confirm === 'off' ? `${why} ${t('koinz.choose.final')}` : why}</p>
        ) : (
          <Warning role="alert">{snapshot.refusal}</Warning>
        )}
        <Sending pending={snapshot.pending !== undefined} />
      </div>
      {clock}
      <Numbers key={part} {...props} part={part} />
    </div>
  );
}

function Numbers({ part, seat, decide, mayDecide, snapshot }: DockProps & { readonly part: number }): ReactNode {
  const { confirm } = useSettings();
  const [picked, setPicked] = useState<number>();
  const roving = useRoving();
  const sent = snapshot.pending?.do === 'choose' ? snapshot.pending.number : undefined;
  const choose = (number: number | undefined): void => {
    if (number !== undefined && mayDecide()) decide({ do: 'choose', seat, part, number });
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
      <div
        className={`row ${style.numbers}`}
        role="group"
        aria-label={t(`koinz.choose.ask.${partId(part)}`)}
        {...roving}
      >
        {numbers.map((number) => (
          <button
            key={number}
            type="button"
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
          className={style.confirm}
          busy={snapshot.pending !== undefined}
          aria-disabled={picked === undefined}
          onClick={() => choose(picked)}
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
