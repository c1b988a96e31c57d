import { Redirect, useSearch } from 'wouter';
import { useLocale } from '../../shell/i18n/locale-context.tsx';
import { pathOf } from '../../shell/routing/paths.ts';

/** Redirects the old URL. */
export default function OldSignupPage() {
  const locale = useLocale();
  const search = useSearch();
  return <Redirect to={pathOf('signup', locale) + (search === '' ? '' : `?${search}`)} replace />;
}
