import type { Drawing } from '../drawing.js';
import { frostMarket } from './frost-market.js';
import { glassMarsh } from './glass-marsh.js';
import { lighthouseBay } from './lighthouse-bay.js';
import { nightGarden } from './night-garden.js';
import { oldOrchard } from './old-orchard.js';
import { redMesa } from './red-mesa.js';
import { rooftops } from './rooftops.js';
import { saltRoad } from './salt-road.js';

/** The surfaces of Koinz, in a fixed order: the same number always shows the same place. */
export const locales = [
  { id: 'lighthouse-bay', name: 'Lighthouse Bay', drawing: lighthouseBay },
  { id: 'red-mesa', name: 'Red Mesa', drawing: redMesa },
  { id: 'frost-market', name: 'Frost Market', drawing: frostMarket },
  { id: 'old-orchard', name: 'Old Orchard', drawing: oldOrchard },
  { id: 'night-garden', name: 'Night Garden', drawing: nightGarden },
  { id: 'glass-marsh', name: 'Glass Marsh', drawing: glassMarsh },
  { id: 'rooftops', name: 'Rooftops', drawing: rooftops },
  { id: 'salt-road', name: 'Salt Road', drawing: saltRoad },
] as const satisfies readonly { readonly id: string; readonly name: string; readonly drawing: Drawing }[];

export type Locale = (typeof locales)[number];
export type LocaleId = Locale['id'];
