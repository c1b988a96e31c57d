import { LogOut } from 'lucide-react';
import { Button } from '../../components/form/button.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { setSiteDialog } from '../../shell/state/site-dialog-store.ts';
import { AccountSection } from './account-section.tsx';

/** Logs out on this device; asks about unsent changes. */
export function LogOutSection() {
  const { t } = useTranslation();
  return (
    <AccountSection title={t('account.out.title')} intro={t('account.out.intro')}>
      <div>
        <Button variant="outline" icon={LogOut} onClick={() => setSiteDialog('log-out')}>
          {t('account.out.submit')}
        </Button>
      </div>
    </AccountSection>
  );
}
