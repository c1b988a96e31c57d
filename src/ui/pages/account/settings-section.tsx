import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { CurrencyChoice, LanguageChoice, ThemeChoice, UnitChoices } from '../../layout/parts/choices.tsx';
import styles from './account-page.module.css';
import { AccountSection } from './account-section.tsx';

/** Language, currency, units and theme. */
export function SettingsSection() {
  const { t } = useTranslation();
  return (
    <AccountSection title={t('account.settings.title')} intro={t('account.settings.intro')}>
      <div className={styles.choices}>
        <LanguageChoice />
        <CurrencyChoice />
        <UnitChoices />
        <ThemeChoice />
      </div>
    </AccountSection>
  );
}
