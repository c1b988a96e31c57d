/**
 * Dialogs that can be opened from every page. They are rendered outside the pages, so that navigation can close them.
 */
export type SiteDialog =
  'search' | 'feedback' | 'login-favorite' | 'login-own' | 'login-publish' | 'log-out' | 'sync' | 'compare';

let open: SiteDialog | null = null;
const listeners = new Set<() => void>();

export function getSiteDialog(): SiteDialog | null {
  return open;
}

export function setSiteDialog(next: SiteDialog | null): void {
  open = next;
  for (const listener of listeners) listener();
}

export function subscribeSiteDialog(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
