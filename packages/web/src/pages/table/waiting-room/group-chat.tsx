import type { About } from '@pouch/protocol';
import { Megaphone } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { t } from '../../../words/t.ts';
import { useWebhookHosts } from '../shared/webhook.ts';

const WebhookSheet = lazy(() => import('../shared/webhook-sheet.tsx'));

/** For the host, where the server can tell group chats. */
export function GroupChat({ about, me }: { readonly about: About; readonly me: string | undefined }): ReactNode {
  const hosts = useWebhookHosts(me === about.host);
  const [isOpen, setOpen] = useState(false);
  if (hosts.length === 0) return null;
  return (
    <div>
      <Button onClick={() => setOpen(true)}>
        <Megaphone size={18} aria-hidden="true" />
        {t('webhook.title')}
      </Button>
      {isOpen && (
        <Suspense>
          <WebhookSheet table={about.id} hosts={hosts} close={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
