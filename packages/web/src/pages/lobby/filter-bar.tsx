import { GAME_FACTS, GAME_IDS } from '@pouch/rules';
import type { ReactNode } from 'react';
import { t } from '../../words/t.ts';
import { CLOCK_NAMES } from '../new-table/wish.ts';
import { Select } from '../parts/form.tsx';
import { CLOCK_WORDS } from '../tables/rows.tsx';
import { type Filters, FREE_SEATS } from './filters.ts';
import style from './lobby.module.css';

export interface FilterBarProps {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

export const FilterBar = ({ filters, onChange }: FilterBarProps): ReactNode => (
  <fieldset className={`row wrap ${style.filters}`} aria-label={t('lobby.filters')}>
    <Select
      label={t('lobby.game')}
      choices={[
        { value: 'any', label: t('lobby.any-game') },
        ...GAME_IDS.map((id) => ({ value: id, label: GAME_FACTS[id].name })),
      ]}
      value={filters.game}
      onChange={(game) => onChange({ ...filters, game })}
    />
    <Select
      label={t('lobby.free')}
      choices={FREE_SEATS.map((value) => ({
        value,
        label: value === 'any' ? t('lobby.any-free') : t('lobby.free-least', { count: Number(value) }),
      }))}
      value={filters.free}
      onChange={(free) => onChange({ ...filters, free })}
    />
    <Select
      label={t('lobby.clock')}
      choices={[
        { value: 'any', label: t('lobby.any-clock') },
        ...CLOCK_NAMES.map((value) => ({ value, label: t(CLOCK_WORDS[value]) })),
      ]}
      value={filters.clock}
      onChange={(clock) => onChange({ ...filters, clock })}
    />
  </fieldset>
);
