import { useLiveQuery } from 'dexie-react-hooks';
import { CloudOff } from 'lucide-react';
import { outbox } from '../../../data/messages/outbox.ts';
import type { OutboxRow } from '../../../data/storage/user-db.ts';
import { Button } from '../../components/form/button.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { formFrom } from './contact-form.ts';
import styles from './contact-page.module.css';

interface StoredMessagesProps {
  /** Id of the message that is in the form. */
  editing: string | null;
  onEdit: (row: OutboxRow) => void;
  onCancel: () => void;
}

/** Messages that are still stored on this device. */
export function StoredMessages({ editing, onEdit, onCancel }: StoredMessagesProps) {
  const { t } = useTranslation();
  const stored = useLiveQuery(() => outbox.list('contact'), []);
  const rows = stored ?? [];
  if (rows.length === 0 && editing === null) return null;
  return (
    <section className={styles.stored} aria-label={t('contact.unsent.title')}>
      <h2>
        <CloudOff aria-hidden /> {t('contact.unsent.title')}
      </h2>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <strong>{formFrom(row.body).subject}</strong>
            {row.id === editing ? (
              <>
                <span>{t('contact.unsent.editing')}</span>
                <Button variant="outline" size="sm" onClick={onCancel}>
                  {t('contact.unsent.cancel')}
                </Button>
              </>
            ) : (
              <>
                <span>{t(`contact.unsent.${row.state}`)}</span>
                <Button variant="outline" size="sm" onClick={() => onEdit(row)}>
                  {t('contact.unsent.edit')}
                </Button>
                <Button variant="text" size="sm" onClick={() => void outbox.remove(row.id)}>
                  {t('contact.unsent.drop')}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      <div role="status">
        {editing !== null && stored !== undefined && !stored.some(({ id }) => id === editing) && (
          <p>{t('contact.unsent.gone')}</p>
        )}
      </div>
    </section>
  );
}
