import { useLive } from '../shell/state/use-live.ts';
import { experiencesByKeys } from '../../data/catalogue/live-queries.ts';
import { useLocale } from '../shell/i18n/locale-context.tsx';
import { pathOf } from '../shell/routing/paths.ts';
import { useFoundPage } from '../shell/routing/use-found-page.ts';
import { useFlags } from '../shell/state/use-flags.ts';

/** Countries with a planning link; the planner itself opens any country. */
const PLANNABLE: ReadonlySet<string> = new Set(['namibia', 'sri-lanka']);

export type PlanStart = { to: 'search' } | { to: 'planner'; href: string };

/**
 * Target of "Start planning" on this page, or null if it is not offered: on the home page the country search, on the
 * pages of a plannable country and its experiences a new tour there.
 */
export function usePlanStart(): PlanStart | null {
  const locale = useLocale();
  const flags = useFlags();
  const found = useFoundPage();
  const key = found?.parts['key'] ?? '';
  const placeKey = found?.page === 'experiences-key' ? key : '';
  const place = useLive(
    async () => (placeKey === '' ? undefined : (await experiencesByKeys([placeKey]))[0]),
    [placeKey],
  );
  if (!flags.planner) return null;
  if (found?.page === 'home') return { to: 'search' };
  const country = found?.page === 'destinations-key' ? key : place?.country_key;
  if (country === undefined || !PLANNABLE.has(country)) return null;
  return {
    to: 'planner',
    href: pathOf('tours-create', locale, { countries: country, add: placeKey }),
  };
}

/** Scrolls to the page's country search and focuses it. */
export function focusCountrySearch(): void {
  window.scrollTo({ top: 0 });
  document.querySelector<HTMLElement>('main [role="search"] input')?.focus({ preventScroll: true });
}
