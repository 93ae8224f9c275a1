import { type ReactNode, useId } from 'react';
import style from './panel-section.module.css';

export interface PanelSectionProps {
  readonly title: string;
  /** 'unseen' where the page's own title says the same. */
  readonly heading?: 'shown' | 'unseen';
  readonly children: ReactNode;
}

/** A part of a page on a panel of its own. */
export function PanelSection({ title, heading = 'shown', children }: PanelSectionProps): ReactNode {
  const id = useId();
  return (
    <section className={`panel stack ${style.panel}`} aria-labelledby={id}>
      <h2 id={id} className={heading === 'unseen' ? 'unseen' : undefined}>
        {title}
      </h2>
      {children}
    </section>
  );
}
