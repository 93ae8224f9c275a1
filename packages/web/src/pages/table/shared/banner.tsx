import type { ReactNode } from 'react';
import style from './banner.module.css';

export interface BannerProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly text: ReactNode;
  /** 'watching': the viewer does not decide here, which leaves a low screen more room for the board. */
  readonly tone?: 'plain' | 'watching' | 'warning';
  /** What can be done about it. */
  readonly children: ReactNode;
}

/** A line under the top bar, about the table as a whole. */
export const Banner = ({ label, icon, text, tone = 'plain', children }: BannerProps): ReactNode => (
  <section className={`row wrap ${style.banner}`} data-tone={tone} aria-label={label}>
    {icon}
    <p>{text}</p>
    {children}
  </section>
);
