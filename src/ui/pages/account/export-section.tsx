import { saveFile } from '../../../data/tours/files/save-file.ts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { User } from '../../../contract/account.ts';
import { accountClient } from '../../../data/account/account-client.ts';
import { Button } from '../../components/form/button.tsx';
import { showSnackbar } from '../../shell/components/snackbar-store.ts';
import { FormFailureLine } from '../../features/account/form-failure.tsx';
import { type FormFailure, formFailureOf } from '../../features/account/form/use-account-form.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import styles from './account-page.module.css';
import { AccountSection } from './account-section.tsx';

/** Downloads all data stored about the user. */
export function ExportSection({ user }: { user: User }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FormFailure | null>(null);

  async function download(): Promise<void> {
    setBusy(true);
    setFailure(null);
    const result = await accountClient.exportAccount();
    setBusy(false);
    if (!result.ok) {
      setFailure(formFailureOf(result));
      return;
    }
    saveFile(`rucksack-${user.username}.json`, result.value);
    showSnackbar({ message: t('account.export.done') });
  }

  return (
    <AccountSection title={t('account.export.title')} intro={t('account.export.intro')}>
      <div className={styles.stack}>
        <div>
          <Button variant="outline" icon={Download} busy={busy} onClick={() => void download()}>
            {t(busy ? 'account.export.busy' : 'account.export.submit')}
          </Button>
        </div>
        <FormFailureLine failure={failure} />
      </div>
    </AccountSection>
  );
}
