import { type Locale, isLocale } from '../../model/base/locale.ts';
import { preferredLocale } from '../http/request-locale.ts';
import { sitePath } from '../../contract/paths/site-paths.ts';

/**
 * Redirects the root path to the language chosen before, else to the browser's. Undefined for English, and for requests
 * that are not navigations: the service worker chooses the language itself.
 */
export function rootRedirect(request: Request): string | undefined {
  const { headers } = request;
  const destination = headers.get('Sec-Fetch-Dest');
  if (headers.get('Service-Worker') !== null || (destination !== null && destination !== 'document'))
    return undefined;
  const locale = chosen(headers.get('Cookie')) ?? preferredLocale(headers.get('Accept-Language') ?? '');
  if (locale === undefined || locale === 'en') return undefined;
  return sitePath('home', locale) + new URL(request.url).search;
}

function chosen(cookies: string | null): Locale | undefined {
  const value = /(?:^|;\s*)i18n_redirected=([a-z]+)/.exec(cookies ?? '')?.[1];
  return isLocale(value) ? value : undefined;
}
