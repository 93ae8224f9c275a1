import { PouchApi, RequestRefused } from '@pouch/protocol';
import { Failure, reasonOf } from '../fail.js';

/** The server that an operator's command talks to. */

export type Desk = PouchApi['desk'];

export interface ServerOptions {
  readonly url: string;
}

/** The desk of the server, with the token of the environment: a command line would show it to other users. */
function deskAt({ url }: ServerOptions): Desk {
  const token = process.env.POUCH_ADMIN_TOKEN;
  if (token === undefined || token === '')
    throw new Failure('Set POUCH_ADMIN_TOKEN to the same token that the server has.');
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new Failure(`"${url}" is not a web address: it must start with https:// or http://.`);
  return new PouchApi({ url, token }).desk;
}

/** What the server answers, or a failure that says why not. */
export async function askDesk<T>(options: ServerOptions, ask: (desk: Desk) => Promise<T | RequestRefused>): Promise<T> {
  const desk = deskAt(options);
  let answer: T | RequestRefused;
  try {
    answer = await ask(desk);
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    throw new Failure(`The server cannot be reached: ${reasonOf(cause)}`);
  }
  if (!(answer instanceof RequestRefused)) return answer;
  if (answer.status === 404 && answer.reason === 'There’s nothing here.')
    throw new Failure('This server has no desk: start it with POUCH_ADMIN_TOKEN.');
  throw new Failure(answer.reason);
}
