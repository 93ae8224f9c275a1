import type { GuestAbout } from '@pouch/protocol';

/** A guest with its cookie. */
export interface Identity {
  readonly guest: GuestAbout;
  readonly cookie: string;
}

export interface Reply {
  readonly status: number;
  readonly text: string;
}

/** Sends a request; the response is text, so that bytes can be compared. */
export async function request(
  base: string,
  method: string,
  path: string,
  { cookie, body }: { readonly cookie?: string | undefined; readonly body?: unknown } = {},
): Promise<Reply & { readonly cookies: readonly string[] }> {
  const headers: Record<string, string> = {};
  if (cookie !== undefined) headers.cookie = cookie;
  if (body !== undefined) headers['content-type'] = 'application/json';
  const answer = await fetch(base + path, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, text: await answer.text(), cookies: answer.headers.getSetCookie() };
}

/** Sends a request that must succeed. */
export async function ask(
  base: string,
  method: string,
  path: string,
  extra: { readonly cookie?: string | undefined; readonly body?: unknown } = {},
): Promise<unknown> {
  const { status, text } = await request(base, method, path, extra);
  if (status !== 200 && status !== 201) throw new Error(`${method} ${path} was answered ${status}: ${text}`);
  return JSON.parse(text);
}

export async function newGuest(base: string, name: string): Promise<Identity> {
  const { status, text, cookies } = await request(base, 'POST', '/api/guest', { body: { name } });
  const cookie = cookies.find((each) => each.startsWith('pouch='))?.split(';')[0];
  if (cookie === undefined) throw new Error(`${name} got no cookie, but ${status}: ${text}`);
  const { guest } = JSON.parse(text) as { guest: GuestAbout };
  return { guest, cookie };
}
