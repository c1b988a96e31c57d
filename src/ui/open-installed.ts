import { lastTourId } from '../data/tours/tours.ts';
import { currentTours } from '../data/tours/current-tours.ts';
import { siteSettings } from '../data/catalogue/shell-queries.ts';
import { findPage } from '../contract/paths/find-page.ts';
import { sitePath } from '../contract/paths/site-paths.ts';

/**
 * Where the installed app starts: on the Today page while a tour is under way, else on the last opened tour. Without a
 * tour, or if the database cannot be read, it stays on the home page.
 */
export async function openInstalled(): Promise<void> {
  const start = findPage(location.pathname);
  if (start?.page !== 'home') return;
  if ((await siteSettings())?.toursActive === false) return;
  const { underWay } = await currentTours();
  const page = underWay.length > 0 ? 'today' : (await lastTourId()) === null ? null : 'tours-edit';
  if (page !== null) history.replaceState(history.state, '', sitePath(page, start.locale));
}
