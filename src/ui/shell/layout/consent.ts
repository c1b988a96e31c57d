import { createListeners } from '../../../model/base/listeners.ts';
const COOKIE = 'cookieconsent_status';
const YEAR_SECONDS = 365 * 24 * 3600;
const CRAWLER = /bot|crawl|spider|slurp|preview|lighthouse/i;

/** `1`: statistics accepted; `0`: rejected; null: not asked yet. */
export type Consent = '0' | '1' | null;

const listeners = createListeners();

export function getConsent(cookies: string = document.cookie): Consent {
  const value = new RegExp(`(?:^|; )${COOKIE}=([01])(?:;|$)`).exec(cookies)?.[1];
  return value === '0' || value === '1' ? value : null;
}

export function setConsent(consent: '0' | '1'): void {
  // The Cookie Store API is not available in all browsers.
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = `${COOKIE}=${consent}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  listeners.notify();
}

export const subscribeConsent = listeners.subscribe;

/** Crawlers are never asked for consent. */
export function isCrawler(userAgent: string): boolean {
  return CRAWLER.test(userAgent);
}
