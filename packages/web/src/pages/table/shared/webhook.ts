import { RequestRefused, type WebhookAbout } from '@pouch/protocol';
import { useCallback, useEffect, useState } from 'react';
import { theServer } from '../../../online/server.ts';
import webhookWords from '../../../words/en/webhook.json';
import { addWords, t } from '../../../words/t.ts';

addWords(webhookWords);

/** The group chat that hears about a table, as its host sees it. */

let hosts: Promise<readonly string[]> | undefined;

async function askHosts(): Promise<readonly string[]> {
  const answer = await theServer().api.alerts();
  return answer instanceof RequestRefused ? [] : answer.webhookHosts;
}

/** Where group chats may be; none until it is known, and where the server has none. */
export function useWebhookHosts(isHost: boolean): readonly string[] {
  const [known, setKnown] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!isHost) return;
    hosts ??= askHosts().catch(() => {
      hosts = undefined;
      return [];
    });
    let gone = false;
    void hosts.then((found) => !gone && setKnown(found));
    return () => {
      gone = true;
    };
  }, [isHost]);
  return isHost ? known : [];
}

type Answer = { readonly webhook: WebhookAbout | null } | { readonly failed: string };

async function asked(request: Promise<{ webhook: WebhookAbout | null } | RequestRefused>): Promise<Answer> {
  try {
    const answer = await request;
    return answer instanceof RequestRefused ? { failed: answer.reason } : answer;
  } catch {
    return { failed: t('webhook.no-connection') };
  }
}

export interface Webhook {
  /** Undefined until it is known. */
  readonly webhook: WebhookAbout | null | undefined;
  readonly busy: boolean;
  readonly problem: string | undefined;
  readonly set: (url: string | null) => void;
}

export function useWebhook(table: string): Webhook {
  const [webhook, setWebhook] = useState<WebhookAbout | null>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const take = useCallback((answer: Answer): void => {
    if ('failed' in answer) setProblem(answer.failed);
    else setWebhook(answer.webhook);
  }, []);
  useEffect(() => void asked(theServer().api.webhook(table)).then(take), [table, take]);
  const set = async (url: string | null): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    take(await asked(theServer().api.setWebhook(table, url)));
    setBusy(false);
  };
  return { webhook, busy, problem, set: (url) => void set(url) };
}
