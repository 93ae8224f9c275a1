import { Coins, Layers, Scale, Trophy, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Art } from '../../art/art.tsx';
import { sign as signDrawing } from '../../art/drawings.ts';
import type { TimelineSign } from '../../table/kit.ts';

const SIZE = 16;

const drawn = (name: 'gryphon' | 'wyvern' | 'knight' | 'kraken'): ReactNode => (
  <Art drawing={signDrawing(name, 'currentColor')} width={SIZE} label="" />
);

/** A sign over the timeline: what happened there. */
export function TimelineIcon({ sign }: { readonly sign: TimelineSign }): ReactNode {
  switch (sign) {
    case 'swoop':
      return drawn('gryphon');
    case 'appease':
      return drawn('wyvern');
    case 'home':
      return drawn('knight');
    case 'attack':
      return drawn('kraken');
    case 'tie':
      return <Scale size={SIZE} aria-hidden="true" />;
    case 'plunder':
      return <Coins size={SIZE} aria-hidden="true" />;
    case 'set':
      return <Layers size={SIZE} aria-hidden="true" />;
    case 'miss':
      return <X size={SIZE} aria-hidden="true" />;
    case 'win':
      return <Trophy size={SIZE} aria-hidden="true" />;
  }
}
