import type { ReactNode } from 'react';

/** What a table has beside its game where others play along from afar. A table of this device has none of it. */
export interface TableExtras {
  /** Under the top bar, as wide as the screen: what is to be known before one looks at the table. */
  readonly banner?: ReactNode;
  /** Under the banner and over the table, for a while: it moves nothing. */
  readonly notice?: ReactNode;
  readonly chat?: ChatSlot;
  /** More that can always be done here. */
  readonly actions?: readonly TableAction[];
}

export interface ChatSlot {
  readonly content: ReactNode;
  /** How many lines came while it was not to be seen. */
  readonly unread: number;
  /** Called with whether the chat is visible. */
  readonly onShown: (shown: boolean) => void;
}

export interface TableAction {
  readonly label: string;
  readonly icon: ReactNode;
  readonly act: () => void;
}
