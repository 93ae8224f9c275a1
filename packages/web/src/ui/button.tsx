import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from 'wouter';
import style from './button.module.css';

export type Look = 'main' | 'plain' | 'quiet' | 'danger';

const lookClass = (look: Look): string => (look === 'plain' ? '' : ` ${style[look]}`);

interface Common {
  readonly look?: Look;
  readonly size?: 'normal' | 'small';
  readonly className?: string | undefined;
}

const classOf = ({ look = 'plain', size = 'normal', className }: Common): string =>
  `${style.button}${lookClass(look)}${size === 'small' ? ` ${style.small}` : ''}${className ? ` ${className}` : ''}`;

export interface ButtonProps extends Common, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** Sent and not yet confirmed: the button keeps its words and shows a moving line. */
  readonly busy?: boolean;
  readonly ref?: React.Ref<HTMLButtonElement>;
}

export function Button({ look, size, className, busy = false, ...rest }: ButtonProps): ReactNode {
  const common: Common = { className, ...(look && { look }), ...(size && { size }) };
  return (
    <button type="button" className={classOf(common)} aria-busy={busy || undefined} data-sending={busy} {...rest} />
  );
}

export function LinkButton({
  to,
  children,
  onClick,
  ...common
}: Common & { readonly to: string; readonly children: ReactNode; readonly onClick?: () => void }): ReactNode {
  return (
    <Link href={to} className={classOf(common)} {...(onClick && { onClick })}>
      {children}
    </Link>
  );
}

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  readonly label: string;
  readonly ref?: React.Ref<HTMLButtonElement>;
}

/** A sign alone: its words are in the label and in the tip. */
export function IconButton({ label, className, ...rest }: IconButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={`${style.icon}${className ? ` ${className}` : ''}`}
      aria-label={label}
      title={label}
      {...rest}
    />
  );
}

/** The same for another page. */
export const IconLink = ({ to, label, children }: IconLinkProps): ReactNode => (
  <Link href={to} className={style.icon} aria-label={label} title={label}>
    {children}
  </Link>
);

export interface IconLinkProps {
  readonly to: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** How Enter is shown on a key cap. */
export const ENTER = '↵';

/** A key to press, shown where there is a keyboard. The words beside it say what it does. */
export function Key({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <span className={style.key} aria-hidden="true">
      {children}
    </span>
  );
}
