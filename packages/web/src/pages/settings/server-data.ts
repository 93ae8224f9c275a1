import { RequestRefused } from '@pouch/protocol';
import type { Server } from '../../online/server.ts';
import { t } from '../../words/t.ts';

/** What the server has of me as a text to save, or why it cannot be had. */
export async function myData({
  api,
}: {
  readonly api: Pick<Server['api'], 'myData'>;
}): Promise<{ readonly json: string } | { readonly failed: string }> {
  try {
    const answer = await api.myData();
    if (answer instanceof RequestRefused) return { failed: answer.reason };
    return { json: `${JSON.stringify(answer, null, 2)}\n` };
  } catch {
    return { failed: t('settings.needs-connection') };
  }
}

/** Has me deleted on the server; the answer is why it refused. */
export async function deleteMe({
  api,
}: {
  readonly api: Pick<Server['api'], 'deleteMe'>;
}): Promise<string | undefined> {
  try {
    const answer = await api.deleteMe();
    return answer instanceof RequestRefused ? answer.reason : undefined;
  } catch {
    return t('settings.needs-connection');
  }
}
