import { CopyPlus, Trash2 } from 'lucide-react';
import { Button } from '../../components/form/button.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import styles from './deleted-note.module.css';

export interface DeletedNoteProps {
  about: 'place' | 'words';
  /** Id of the form that the button submits. */
  form: string;
  busy?: boolean;
}

/** Notice in an open form: its document was deleted on another device and can be saved as a copy. */
export default function DeletedNote({ about, form, busy = false }: DeletedNoteProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.note} role="alert">
      <Trash2 size={20} aria-hidden="true" />
      <div>
        <p>
          <b>{t('forms.deleted.title')}</b>{' '}
          {t(about === 'place' ? 'forms.deleted.place' : 'forms.deleted.text')}
        </p>
        <Button variant="primary" size="sm" icon={CopyPlus} type="submit" form={form} busy={busy}>
          {t('forms.saveCopy')}
        </Button>
      </div>
    </div>
  );
}
