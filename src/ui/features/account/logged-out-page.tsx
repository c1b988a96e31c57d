import { UserRound } from 'lucide-react';
import { useLocation, useSearch } from 'wouter';
import { Button } from '../../components/form/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { localePrefix } from '../../../contract/paths/site-paths.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import { AccountSheet } from './account-sheet.tsx';
import { withReturn } from './return-path.ts';

/** Placeholder of a page that needs an account; logging in returns to it. */
export function LoggedOutPage({ title }: { title: string }) {
  const { t, locale } = useTranslation();
  const [path] = useLocation();
  const search = useSearch();
  const currentPath = localePrefix(locale) + path + (search === '' ? '' : `?${search}`);
  return (
    <AccountSheet title={title} inSite>
      <EmptyState
        icon={UserRound}
        title={t('account.prompt.title')}
        action={
          <>
            <Button variant="primary" href={withReturn(pathOf('login', locale), currentPath)}>
              {t('account.prompt.login')}
            </Button>
            <Button variant="outline" href={withReturn(pathOf('signup', locale), currentPath)}>
              {t('account.prompt.signup')}
            </Button>
          </>
        }
      >
        {t('account.prompt.page')}
      </EmptyState>
    </AccountSheet>
  );
}
