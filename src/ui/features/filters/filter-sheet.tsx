import { X } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../components/form/button.tsx';
import { ModalDialog } from '../../components/overlay/modal-dialog.tsx';
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

  return (
    <ModalDialog className={styles.sheet} aria-labelledby={titleId} onClose={onClose}>
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
    </ModalDialog>
  );
}
