import { localPath, type SitePage } from '../../../contract/paths/site-paths.ts';
import type { Locale } from '../../../model/base/locale.ts';

/**
 * Link inside the router, which adds the prefix of German. `query`: empty values are omitted; `parts`: path parameters by
 * name.
 */
export function pathOf(
  page: SitePage,
  locale: Locale,
  query: Record<string, string> = {},
  parts: Record<string, string> = {},
): string {
  const path = localPath(page, locale, parts);
  const given = Object.entries(query).filter(([, value]) => value !== '');
  const search = queryText(new URLSearchParams(given));
  return path + (search === '' ? '' : `?${search}`);
}

/** Query without its question mark. Commas separate the values of a list; unescaped they keep the URL readable. */
export function queryText(params: URLSearchParams): string {
  return params.toString().replaceAll('%2C', ',');
}
