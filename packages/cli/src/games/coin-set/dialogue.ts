import { type coinSetInternals, has, lowestSeat, Refusal, type Seat } from '@pouch/rules';
import type { RaceDialogue } from '../../play/dialogue.js';

type SetDecision = coinSetInternals.SetDecision;

export const coinSetDialogue: RaceDialogue<coinSetInternals.Types> = {
  kind: 'race',
  help: {
    search: [
      'A set is three coins. Metal, shape, finish and number must each be all the same or all different. A joker counts as any shape, finish and number, but keeps its metal.',
      'Type three places and press Enter to call and pick in one go: 3 7 9 or 379 (0 is place 10). Enter alone only calls. If you’re wrong or too late, the last three coins you won go back and you have to wait a few seconds before you can call again.',
      'Type n and press Enter to say ‘no set’. When everyone agrees, coins are turned over. Type t to see the table again.',
    ],
    point: ['You called. Type the three places of your set and press Enter before time runs out.'],
    turn: [
      'Everyone agrees there’s no set, and it’s your turn to turn over one coin. Type its place. Coins marked * have already been turned.',
    ],
  },

  prompt({ phase, may, awaited }, seat, name) {
    const isMine = has(may, seat);
    if (phase === 'search')
      return has(awaited, seat) ? 'Set? 3 places, Enter to call, n for no set' : 'You said ‘no set’; 3 places to call';
    if (phase === 'point') return isMine ? 'Pick 3 places' : `${name(lowestSeat(may))} is picking`;
    return isMine ? 'Turn over which place?' : `${name(lowestSeat(may))} is turning a coin`;
  },

  read(text, { phase }, view, seat) {
    const decision = readLine(text, phase, seat, view.table.length);
    if (decision instanceof Refusal) return decision;
    return phase === 'search' && decision.do === 'point' ? [{ do: 'call', seat }, decision] : [decision];
  },
};

/** What a line means in a phase. Places are counted from 1, and 0 is the tenth. */
export function readLine(text: string, phase: string, seat: Seat, coins: number): SetDecision | Refusal {
  if (phase === 'search') {
    if (text === '') return { do: 'call', seat };
    if (/^(n|no|none|no set)$/.test(text)) return { do: 'agree', seat };
  }
  const places = readPlaces(text);
  const wrong = places.find((place) => place >= coins);
  if (wrong !== undefined) return new Refusal(`There is no place ${wrong + 1}: there are ${coins} coins.`);
  if (phase === 'turn') {
    const [place] = places;
    if (place === undefined || places.length > 1) return new Refusal('Type the place of one coin.');
    return { do: 'turn', seat, place };
  }
  if (new Set(places).size !== 3 || places.length !== 3) return new Refusal('Type three different places, like 3 7 9.');
  return { do: 'point', seat, places };
}

function readPlaces(text: string): number[] {
  const words = text.split(/[\s,;.-]+/).filter((word) => word !== '');
  if (!words.every((word) => /^\d{1,3}$/.test(word))) return [];
  const [only] = words;
  const numbers = words.length === 1 && only?.length === 3 ? [...only] : words;
  return numbers.map((word) => (Number(word) === 0 ? 10 : Number(word)) - 1);
}
