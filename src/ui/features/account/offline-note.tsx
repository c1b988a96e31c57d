import { CloudOff } from 'lucide-react';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { useOnline } from '../../shell/state/use-online.ts';
import styles from './offline-note.module.css';

/** Above what only the server can do, while there is no network. */
export function OfflineNote() {
  const { t } = useTranslation();
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className={styles.note}>
          <CloudOff aria-hidden />
          {t('account.trouble.offline')}
        </p>
      )}
    </div>
  );
}
