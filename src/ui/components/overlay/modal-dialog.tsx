import { useLayoutEffect, useRef } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../../shell/components/class-names.ts';
import { closeAfterPaint } from './close-after-paint.ts';
import styles from './modal-dialog.module.css';

export interface ModalDialogProps {
  className: string | undefined;
  style?: CSSProperties;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  onClose: () => void;
  children: ReactNode;
}

/** Native modal dialog with focus trap and focus restore; closed by Escape and a click on the backdrop. */
export function ModalDialog({ className, onClose, children, ...rest }: ModalDialogProps) {
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
      {...rest}
      ref={dialog}
      className={classNames(styles.modal, className)}
      onCancel={(event) => {
        // Canceling a file input inside bubbles the same event.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        closeAfterPaint(onClose);
      }}
      onClickCapture={(event) => {
        // A second click of a double click must not save twice.
        if (event.currentTarget.hasAttribute('data-closing')) event.stopPropagation();
      }}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        if (pressedOutside.current && event.target === event.currentTarget) closeAfterPaint(onClose);
      }}
    >
      {children}
    </dialog>
  );
}
