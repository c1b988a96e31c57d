import { useLive } from '../shell/state/use-live.ts';
import { useLocation } from 'wouter';
import { experiencesByKeys } from '../../data/catalogue/live-queries.ts';
import { useLocale } from '../shell/i18n/locale-context.tsx';
import { findPage, pathOf } from '../shell/routing/paths.ts';
import { useFlags } from '../shell/state/use-flags.ts';

/** Where planning is offered; the planner itself opens any country. */
const OFFERED_FOR: ReadonlySet<string> = new Set(['namibia', 'sri-lanka']);

export type PlanStart = { to: 'search' } | { to: 'planner'; href: string };

/**
 * What "Start planning" does on this page, or null where it is not offered: on the home page it leads to the
 * country search, on the pages of a country that can be planned and of its places to a new tour there.
 */
export function usePlanStart(): PlanStart | null {
  const locale = useLocale();
  const [path] = useLocation();
  const flags = useFlags();
  const found = findPage(path, locale);
  // The router has decoded it.
  const key = found?.parts['key'] ?? '';
  const placeKey = found?.page === 'experiences-key' ? key : '';
  const place = useLive(
    async () => (placeKey === '' ? undefined : (await experiencesByKeys([placeKey]))[0]),
    [placeKey],
  );
  if (!flags.planner) return null;
  if (found?.page === 'home') return { to: 'search' };
  const country = found?.page === 'destinations-key' ? key : place?.country_key;
  if (country === undefined || !OFFERED_FOR.has(country)) return null;
  return {
    to: 'planner',
    href: pathOf('tours-create', locale, { countries: country, add: placeKey }),
  };
}

/** The page's country search, in view and open. */
export function focusCountrySearch(): void {
  window.scrollTo({ top: 0 });
  document.querySelector<HTMLElement>('main [role="search"] input')?.focus({ preventScroll: true });
}
