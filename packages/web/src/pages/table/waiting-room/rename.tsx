import type { Seat } from '@pouch/rules';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSettings } from '../../../device/settings.ts';
import { t } from '../../../words/t.ts';
import type { AtTable } from './at-table.ts';
import { takeMyName } from './my-name.ts';
import { NameForm } from './name-form.tsx';

export interface RenameFormProps {
  readonly table: AtTable;
  readonly seat: Seat;
  readonly done?: () => void;
}

/** Renames a seated player. */
export function RenameForm({ table, seat, done }: RenameFormProps): ReactNode {
  const { about, errands, sitAnew } = table;
  const { name } = useSettings();
  const field = useRef<HTMLInputElement>(null);
  const isInSheet = done !== undefined;
  // A sheet would begin with its button to close it.
  useEffect(() => {
    if (isInSheet) field.current?.select();
  }, [isInSheet]);
  const rename = async (wanted: string): Promise<void> => {
    const take = () => takeMyName(wanted);
    const holder = about.seats[seat];
    const isSame = holder?.kind === 'person' && holder.name === wanted;
    if (await (isSame ? errands.run('name', take) : sitAnew('name', { before: take }))) done?.();
  };
  return (
    <NameForm
      first={name}
      button={{ text: t('waiting-room.save-name'), label: t('waiting-room.save-name-of') }}
      busy={errands.underWay.has('name')}
      refusal={errands.refused.get('name')}
      field={field}
      onName={(wanted) => void rename(wanted)}
    />
  );
}
