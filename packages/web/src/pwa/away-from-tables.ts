/** What wouter lets the window hear when the page changes its place. */
const MOVES = ['pushState', 'replaceState', 'popstate'];

export type Place = Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & {
  readonly location: Pick<Location, 'pathname'>;
};

const isAtTable = ({ location }: Place): boolean => /^\/(play|table)\//.test(location.pathname);

/** Acts now, or as soon as the table is left. */
export function awayFromTables(act: () => void, place: Place): void {
  if (!isAtTable(place)) {
    act();
    return;
  }
  const moved = (): void => {
    if (isAtTable(place)) return;
    for (const move of MOVES) place.removeEventListener(move, moved);
    act();
  };
  for (const move of MOVES) place.addEventListener(move, moved);
}
