import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { t } from '../words/t.ts';
import { IconButton } from './button.tsx';
import style from './sheet.module.css';

export interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly width?: 'normal' | 'wide';
  /** What stays in sight beside the title. */
  readonly aside?: ReactNode;
}

/** A dialog: in the middle on a desktop, from the lower edge on a phone. It is there while it is rendered. */
export function Sheet({ title, onClose, children, width = 'normal', aside }: SheetProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Closed while it still stands on the page: only then does the focus go back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element !== null && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className={`rises ${style.sheet}`}
      data-width={width}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className={`row ${style.head}`}>
        <h2 id={heading}>{title}</h2>
        {aside}
        <IconButton label={t('close')} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      {/* Something in it may be long: it scrolls, and the keyboard can reach it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by the keyboard */}
      <section className={style.body} aria-labelledby={heading} tabIndex={0}>
        {children}
      </section>
    </dialog>
  );
}
