import { useLiveQuery } from 'dexie-react-hooks';
import { MailWarning } from 'lucide-react';
import { outbox } from '../../../data/messages/outbox.ts';
import { Button } from '../../components/form/button.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import styles from './feedback-dialog.module.css';
import { formOf, type FeedbackForm } from './feedback-form.ts';

interface RejectedFeedbackProps {
  /** Id of the message that is being edited. */
  editing: string | null;
  onEdit: (id: string, form: FeedbackForm) => void;
}

/** Feedback sent in the background that the server rejected: stays until the user edits or discards it. */
export function RejectedFeedback({ editing, onEdit }: RejectedFeedbackProps) {
  const { t } = useTranslation();
  const rows = useLiveQuery(() => outbox.list('feedback'), []) ?? [];
  const rejected = rows.filter(({ id, state }) => state === 'refused' && id !== editing);
  if (rejected.length === 0) return null;
  return (
    <section className={styles.rejected} aria-label={t('feedback.refused.title')}>
      <h3>
        <MailWarning aria-hidden /> {t('feedback.refused.title')}
      </h3>
      <p className={styles.note}>{t('feedback.refused.text')}</p>
      <ul>
        {rejected.map((row) => {
          const form = formOf(row.body);
          return (
            <li key={row.id}>
              <p className={styles.excerpt}>{form.comments}</p>
              <Button variant="outline" size="sm" onClick={() => onEdit(row.id, form)}>
                {t('feedback.refused.edit')}
              </Button>
              <Button variant="text" size="sm" onClick={() => void outbox.remove(row.id)}>
                {t('feedback.refused.drop')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
