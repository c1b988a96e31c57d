import { CopyPlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../../components/form/button.tsx';
import { showSnackbar } from '../../../shell/components/snackbar-store.ts';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { pathOf } from '../../../shell/routing/paths.ts';
import { usePlanner } from '../planner-context.tsx';
import { useTourName } from '../use-tour-name.ts';
import styles from './planning-failure.module.css';

/** The open tour was deleted on another device: changes are no longer saved, but it can be saved as a copy. */
export default function DeletedNotice() {
  const { t, locale } = useTranslation();
  const { session, state, step } = usePlanner();
  const [, navigate] = useLocation();
  const name = useTourName(state.tour);
  const [busy, setBusy] = useState(false);

  async function copy(): Promise<void> {
    setBusy(true);
    const result = await session.saveCopy();
    setBusy(false);
    if (!result.ok) {
      showSnackbar({ message: t('forms.notKept') });
      return;
    }
    navigate(pathOf('tours-edit', locale, { tour: result.value, step }), { replace: true });
    showSnackbar({ message: t('forms.copied', { name }) });
  }

  return (
    <div className={styles.failure} data-sticky role="alert">
      <Trash2 size={20} aria-hidden="true" />
      <div>
        <p>
          <b>{t('forms.deleted.title')}</b> {t('forms.deleted.tour')}
        </p>
        <div className={styles.actions}>
          <Button variant="primary" size="sm" icon={CopyPlus} busy={busy} onClick={() => void copy()}>
            {t('forms.saveCopy')}
          </Button>
          <Button variant="text" size="sm" href={pathOf('tours-bookmarked', locale)}>
            {t('forms.toTours')}
          </Button>
        </div>
      </div>
    </div>
  );
}
