import { useLocation, useSearch } from 'wouter';
import { Button } from '../../components/form/button.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { localePrefix } from '../../../contract/paths/site-paths.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import { withReturn } from './return-path.ts';

const WIDTH_PX = 460;

/** Explains what needs an account, with links to log in or sign up. */
export function LoginPrompt({
  reason,
  onClose,
}: {
  reason: 'favorite' | 'own' | 'publish';
  onClose: () => void;
}) {
  const { t, locale } = useTranslation();
  const [path] = useLocation();
  const search = useSearch();
  const currentPath = localePrefix(locale) + path + (search === '' ? '' : `?${search}`);
  return (
    <Dialog
      open
      onClose={onClose}
      width={WIDTH_PX}
      title={t('account.prompt.title')}
      footer={
        <>
          <Button variant="text" onClick={onClose}>
            {t('account.prompt.later')}
          </Button>
          <Button variant="outline" href={withReturn(pathOf('signup', locale), currentPath)}>
            {t('account.prompt.signup')}
          </Button>
          <Button variant="primary" href={withReturn(pathOf('login', locale), currentPath)}>
            {t('account.prompt.login')}
          </Button>
        </>
      }
    >
      <p>{t(`account.prompt.${reason}`)}</p>
      <p>{t('account.prompt.tours')}</p>
    </Dialog>
  );
}
