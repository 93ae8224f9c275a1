import { type PublicChange, RequestRefused } from '@pouch/protocol';

/** A page of a table's public log: the changes after a number. */
type LogPage = { readonly told: readonly PublicChange[] };
export type FetchPage = (after: number) => Promise<LogPage | RequestRefused>;

/** The public changes after one, up to another; undefined if they cannot be fetched. */
export async function fetchLog(
  fetchPage: FetchPage,
  after: number,
  until: number,
): Promise<readonly PublicChange[] | undefined> {
  const all: PublicChange[] = [];
  for (let cursor = after; cursor < until; cursor = all.at(-1)?.number ?? until) {
    const page = await fetchPage(cursor).catch(() => undefined);
    if (page === undefined || page instanceof RequestRefused || page.told.length === 0) return undefined;
    all.push(...page.told.filter(({ number }) => number <= until));
    if (page.told.some(({ number }) => number >= until)) break;
  }
  return all;
}
