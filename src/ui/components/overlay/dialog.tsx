import { X } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { IconButton } from '../../shell/components/icon-button.tsx';
import { closeAfterPaint } from './close-after-paint.ts';
import styles from './dialog.module.css';
import { ModalDialog } from './modal-dialog.tsx';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Maximum width in px. */
  width?: number | undefined;
  children: ReactNode;
  footer?: ReactNode;
}

/** Modal dialog with a title, scrolling content and a footer for its buttons. */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ onClose, title, width = 600, children, footer }: DialogProps) {
  const { t } = useTranslation();
  const titleId = useId();

  return (
    <ModalDialog
      className={styles.dialog}
      style={{ maxWidth: `min(${width}px, calc(100vw - 32px))` }}
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <div className={styles.box}>
        <div className={styles.head}>
          <h2 className={styles.title} id={titleId}>
            {title}
          </h2>
          <IconButton label={t('kit.close')} icon={X} onClick={() => closeAfterPaint(onClose)} />
        </div>
        <div className={styles.body}>{children}</div>
        {footer !== undefined && <div className={styles.foot}>{footer}</div>}
      </div>
    </ModalDialog>
  );
}
