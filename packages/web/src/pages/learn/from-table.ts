/** The table that one has come from. The address can be written by anybody: only a place of this page counts. */
export function fromTable(search: string): string | undefined {
  const from = new URLSearchParams(search).get('from');
  return from !== null && /^\/\w[\w/-]*$/.test(from) ? from : undefined;
}
