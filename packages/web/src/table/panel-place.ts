/** What can be opened at a table. */
export type PanelName = 'log' | 'chat' | 'rules' | 'menu' | 'settings' | 'keys';

/** The parts of the rail. */
export const RAIL_TABS = ['log', 'chat'] as const;
export type RailTab = (typeof RAIL_TABS)[number];

const isTab = (name: string): name is RailTab => RAIL_TABS.some((tab) => tab === name);

export type PanelPlace =
  | { readonly kind: 'sheet'; readonly name: PanelName }
  | { readonly kind: 'rail'; readonly tab: RailTab };

/** Where it opens: log and chat are beside the table where there is room, all else over it. */
export const panelPlace = (
  name: PanelName,
  { rail, chat }: { readonly rail: 'shown' | 'folded'; readonly chat: 'none' | 'open' },
): PanelPlace =>
  rail === 'shown' && chat === 'open' && isTab(name) ? { kind: 'rail', tab: name } : { kind: 'sheet', name };
