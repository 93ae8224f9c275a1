/** The games against a best-response opponent; more give a narrower interval. */
export const readerGames = (usual: number): number => Number(process.env.READER_GAMES ?? usual);

/** A share with its 95 % Wilson interval, and as text. */
export function shareOf(won: number, games: number): { low: number; high: number; text: string } {
  const z = 1.96;
  const share = won / games;
  const middle = share + (z * z) / (2 * games);
  const spread = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  const [low, high] = [middle - spread, middle + spread].map((end) => end / (1 + (z * z) / games)) as [number, number];
  const [a, b, c] = [share, low, high].map((part) => `${(100 * part).toFixed(1)} %`);
  return { low, high, text: `${a} (${b} to ${c}) of ${games} games` };
}
