import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../components/form/button.tsx';
import { IconButton } from '../../shell/components/icon-button.tsx';
import { VisuallyHidden } from '../../shell/components/visually-hidden.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import styles from './filter-sheet.module.css';

/** All filters in a bottom sheet; its button shows the number of results. */
export function FilterSheet(props: {
  /** "Show 16 experiences" */
  show: string;
  /** Number of results for a live region: the page's own is inert behind the modal sheet. */
  found: string;
  anySet: boolean;
  onReset: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const { show, found, anySet, onReset, onClose, children } = props;
  const { t } = useTranslation();
  const titleId = useId();
  const sheet = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);

  // Opens the modal with `showModal`, and closes it before the element is removed: only then the browser restores the
  // focus.
  useLayoutEffect(() => {
    const element = sheet.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    // The backdrop is part of the element; keyboard users have Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={sheet}
      className={styles.sheet}
      aria-labelledby={titleId}
      onCancel={(event) => {
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
        <header className={styles.head}>
          <h2 className={styles.title} id={titleId}>
            {t('browse.filter.title')}
          </h2>
          {anySet && (
            <Button variant="text" size="sm" onClick={onReset}>
              {t('browse.filter.reset')}
            </Button>
          )}
          <IconButton label={t('kit.close')} icon={X} onClick={onClose} />
        </header>
        <div className={styles.body}>{children}</div>
        <footer className={styles.foot}>
          <VisuallyHidden role="status">{found}</VisuallyHidden>
          <Button variant="accent" onClick={onClose}>
            {show}
          </Button>
        </footer>
      </div>
    </dialog>
  );
}
