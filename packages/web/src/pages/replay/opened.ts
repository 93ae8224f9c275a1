/** The record that was opened last, on its way from the page where it was opened to the replay. */

const KEY = 'pouch/opened-record';
let text: string | undefined;

export function keepOpened(record: object): void {
  text = JSON.stringify(record);
  try {
    // So that the replay is still there after a reload.
    sessionStorage.setItem(KEY, text);
  } catch {
    // It is too long, or nothing is kept here: then a reload forgets it.
  }
}

export function opened(): string | undefined {
  try {
    return text ?? sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return text;
  }
}
