import { type Locale, isLocale } from '../../model/base/locale.ts';
import { preferredLocale } from '../http/request-locale.ts';
import { sitePath } from '../../contract/paths/site-paths.ts';

/**
 * Where the site's root leads: to the language chosen before, else to the browser's. Undefined where
 * the root itself is right, and for what is no visit: the service worker fetching a file has its own
 * way of choosing.
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
