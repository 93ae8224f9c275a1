import { andList } from '@pouch/rules';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { t } from '../../../words/t.ts';
import { SheetForm } from '../../parts/form.tsx';
import { Problem } from '../../parts/problem.tsx';
import { useWebhook, type Webhook } from './webhook.ts';
import style from './webhook-sheet.module.css';

export interface WebhookSheetProps {
  readonly table: string;
  readonly hosts: readonly string[];
  readonly close: () => void;
}

/** For the host: the group chat that hears about the table. */
export default function WebhookSheet({ table, hosts, close }: WebhookSheetProps): ReactNode {
  const webhook = useWebhook(table);
  return (
    <Sheet title={t('webhook.title')} onClose={close}>
      <div className={`stack ${style.words}`}>
        <p>{t('webhook.text')}</p>
        <p>{t('webhook.hosts', { hosts: andList(hosts) })}</p>
        <State of={webhook} />
      </div>
      {/* Another address in the field when the server has answered. */}
      <AddressForm key={webhook.webhook?.url} webhook={webhook} />
    </Sheet>
  );
}

function State({ of: { webhook, problem } }: { readonly of: Webhook }): ReactNode {
  if (webhook === null) return null;
  if (webhook === undefined) return problem === undefined && <p role="status">{t('webhook.loading')}</p>;
  return (
    <p role="status">
      <b>{t(`webhook.${webhook.state}`, { host: webhook.host })}</b>
    </p>
  );
}

function AddressForm({ webhook: { webhook, busy, problem, set } }: { readonly webhook: Webhook }): ReactNode {
  const [address, setAddress] = useState(webhook?.url ?? '');
  const id = useId();
  return (
    <SheetForm
      onSubmit={() => {
        if (address.trim() !== '') set(address.trim());
      }}
    >
      <label htmlFor={id}>{t('webhook.address')}</label>
      <input
        id={id}
        className="entry"
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={address}
        onChange={({ target }) => setAddress(target.value)}
      />
      <Problem>{problem}</Problem>
      <div className={`row wrap ${style.choices}`}>
        <Button look="main" type="submit" busy={busy} aria-disabled={address.trim() === ''}>
          {t('webhook.set')}
        </Button>
        {webhook && (
          <Button busy={busy} onClick={() => set(null)}>
            {t('webhook.remove')}
          </Button>
        )}
      </div>
    </SheetForm>
  );
}
