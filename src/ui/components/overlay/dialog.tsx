import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import styles from './dialog.module.css';
import { IconButton } from '../../shell/components/icon-button.tsx';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Maximum width in px. */
  width?: number | undefined;
  children: ReactNode;
  footer?: ReactNode;
}

/** Native modal dialog with focus trap and focus restore; closed by Escape and a click on the backdrop. */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ onClose, title, width = 600, children, footer }: DialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);

  // Opens the modal with `showModal`, and closes it before the element is removed: only then the browser restores the
  // focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    // The backdrop is part of the element; keyboard users have Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      style={{ maxWidth: `min(${width}px, calc(100vw - 32px))` }}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // Canceling a file input inside bubbles the same event.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        if (pressedOutside.current && event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.box}>
        <div className={styles.head}>
          <h2 className={styles.title} id={titleId}>
            {title}
          </h2>
          <IconButton label={t('kit.close')} icon={X} onClick={onClose} />
        </div>
        <div className={styles.body}>{children}</div>
        {footer !== undefined && <div className={styles.foot}>{footer}</div>}
      </div>
    </dialog>
  );
}
