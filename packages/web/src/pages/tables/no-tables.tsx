import type { ReactNode } from 'react';

export interface NoTablesProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly role?: 'status';
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** Where tables would stand: why there are none. */
export const NoTables = ({ title, text, role, children }: NoTablesProps): ReactNode => (
  <div className="empty" role={role}>
    <p>
      <b>{title}</b>
    </p>
    {text !== undefined && <p>{text}</p>}
    {children}
  </div>
);
