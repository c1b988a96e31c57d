import { Redirect, useSearch } from 'wouter';
import { useLocale } from '../../shell/i18n/locale-context.tsx';
import { pathOf } from '../../shell/routing/paths.ts';

/** Redirects the old URL. */
export default function OldLoginPage() {
  const locale = useLocale();
  const search = useSearch();
  return <Redirect to={pathOf('login', locale) + (search === '' ? '' : `?${search}`)} replace />;
}
