import type { About } from '@pouch/protocol';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Segment } from '../../../ui/segment.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import tables from '../../../words/en/tables.json';
import { addWords, t } from '../../../words/t.ts';
import { type Terms, TermsFields } from '../../new-table/terms-fields.tsx';
import { seatCounts } from '../../new-table/wish.ts';
import { FormRow, SheetForm } from '../../parts/form.tsx';
import { Refusal } from '../shared/refusal.tsx';
import type { AtTable } from './at-table.ts';

addWords(tables);

const termsOf = ({ options, clock, visibility, newcomers }: About): Terms => ({
  options,
  clock,
  visibility,
  newcomers,
});

/** The host changes the table: its link and code stay. */
export default function ChangeSheet({
  table,
  close,
}: {
  readonly table: AtTable;
  readonly close: () => void;
}): ReactNode {
  const { about, errands, ask } = table;
  const [seats, setSeats] = useState(about.seats.length);
  const [terms, setTerms] = useState(() => termsOf(about));
  const save = async (): Promise<void> => {
    const { options, ...rest } = terms;
    if (await errands.run('change', () => ask({ do: 'change-table', seats, options: { ...options }, ...rest })))
      close();
  };
  return (
    <Sheet title={t('change-table.title')} onClose={close}>
      <SheetForm onSubmit={() => void save()}>
        <FormRow label={t('new-table.seats')}>
          <Segment
            label={t('new-table.seats')}
            values={seatCounts(about.game).map((count) => ({ value: count, label: count }))}
            value={seats}
            onChange={setSeats}
          />
        </FormRow>
        <TermsFields game={about.game} terms={terms} onChange={(change) => setTerms({ ...terms, ...change })} />
        <Refusal>{errands.refused.get('change')}</Refusal>
        <Button look="main" type="submit" busy={errands.underWay.has('change')}>
          {t('change-table.save')}
        </Button>
      </SheetForm>
    </Sheet>
  );
}
