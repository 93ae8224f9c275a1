import type { GameId } from '@pouch/rules';
import type { ReactNode } from 'react';
import { Segment } from '../../ui/segment.tsx';
import { t } from '../../words/t.ts';
import { FormRow } from '../parts/form.tsx';
import { GameOptions } from './game-options.tsx';
import { CLOCK_NAMES, NEWCOMERS, VISIBILITIES, type Wish } from './wish.ts';

/** How a table is played: what its host can change until the game starts, besides its seats. */
export type Terms = Omit<Wish, 'seats' | 'watchersChat'>;

export interface TermsFieldsProps {
  readonly game: GameId;
  readonly terms: Terms;
  readonly onChange: (change: Partial<Terms>) => void;
}

export const TermsFields = ({ game, terms, onChange }: TermsFieldsProps): ReactNode => (
  <>
    <GameOptions
      game={game}
      options={terms.options}
      onChange={(options) => onChange({ options })}
      words={{ title: t('new-table.options'), failed: t('new-table.options-failed') }}
    />
    <FormRow label={t('new-table.clock')} note={t(`new-table.clock.${terms.clock}.about`)}>
      <Segment
        label={t('new-table.clock')}
        values={CLOCK_NAMES.map((value) => ({ value, label: t(`new-table.clock.${value}`) }))}
        value={terms.clock}
        onChange={(clock) => onChange({ clock })}
      />
    </FormRow>
    <FormRow label={t('new-table.visibility')} note={t(`new-table.visibility.${terms.visibility}.about`)}>
      <Segment
        label={t('new-table.visibility')}
        values={VISIBILITIES.map((value) => ({ value, label: t(`new-table.visibility.${value}`) }))}
        value={terms.visibility}
        onChange={(chosen) => onChange({ visibility: chosen })}
      />
    </FormRow>
    <FormRow label={t('new-table.newcomers')} note={t(`new-table.newcomers.${terms.newcomers}.about`)}>
      <Segment
        label={t('new-table.newcomers')}
        values={NEWCOMERS.map((value) => ({ value, label: t(`new-table.newcomers.${value}`) }))}
        value={terms.newcomers}
        onChange={(newcomers) => onChange({ newcomers })}
      />
    </FormRow>
  </>
);
