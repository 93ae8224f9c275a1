import { CircleX } from 'lucide-react';
import type { ReactNode } from 'react';

interface WarningProps {
  readonly children: ReactNode;
  /** 'alert' is said at once. */
  readonly role?: 'alert';
}

/** It does not fit, was a foul, or was refused. */
export const Warning = ({ children, role }: WarningProps): ReactNode => (
  <p className="row warning" role={role}>
    <CircleX size={18} aria-hidden="true" />
    <span>{children}</span>
  </p>
);
