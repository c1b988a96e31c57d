import { CloudOff } from 'lucide-react';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { useOnline } from '../../shell/state/use-online.ts';
import styles from './offline-note.module.css';

/** Offline notice above forms that need the server. */
export function OfflineNote() {
  const { t } = useTranslation();
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className={styles.note}>
          <CloudOff aria-hidden />
          {t('account.failure.offline')}
        </p>
      )}
    </div>
  );
}
