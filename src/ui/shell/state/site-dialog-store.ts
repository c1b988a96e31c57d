import { createListeners } from '../../../model/base/listeners.ts';
/**
 * Dialogs that can be opened from every page. They are rendered outside the pages, so that navigation can close them.
 */
export type SiteDialog =
  'search' | 'feedback' | 'login-favorite' | 'login-own' | 'login-publish' | 'log-out' | 'sync' | 'compare';

let open: SiteDialog | null = null;
const listeners = createListeners();

export function getSiteDialog(): SiteDialog | null {
  return open;
}

export function setSiteDialog(next: SiteDialog | null): void {
  open = next;
  listeners.notify();
}

export const subscribeSiteDialog = listeners.subscribe;
