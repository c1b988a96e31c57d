import { lastTourId } from '../data/tours/tours.ts';
import { toursNow } from '../data/tours/current-tours.ts';
import { localeOfPath, pathOf, prefixOf, trimEnd } from './shell/routing/paths.ts';

/**
 * The installed app opens where somebody with a tour wants to be: on the day of one that is under way, else on the
 * tour that was open last. Without a tour, and where the device does not tell, its start is the home page.
 */
export async function openInstalled(): Promise<void> {
  const locale = localeOfPath(location.pathname);
  const bare = trimEnd(location.pathname.slice(prefixOf(locale).length));
  if (bare !== '' && bare !== '/') return;
  const { underWay } = await toursNow();
  const page = underWay.length > 0 ? 'today' : (await lastTourId()) === null ? null : 'tours-edit';
  if (page !== null) history.replaceState(history.state, '', prefixOf(locale) + pathOf(page, locale));
}
