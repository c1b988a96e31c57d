import { useLocation, useSearch } from 'wouter';
import { Button } from '../../components/form/button.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { pathOf, prefixOf } from '../../shell/routing/paths.ts';
import { withReturn } from './return-path.ts';

const WIDTH_PX = 460;

/** What an account is good for here, and the ways to one. */
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
  const here = prefixOf(locale) + path + (search === '' ? '' : `?${search}`);
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
          <Button variant="outline" href={withReturn(pathOf('signup', locale), here)}>
            {t('account.prompt.signup')}
          </Button>
          <Button variant="primary" href={withReturn(pathOf('login', locale), here)}>
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
