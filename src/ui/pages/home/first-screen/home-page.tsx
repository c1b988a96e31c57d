import { useLive, useShared } from '../../../shell/state/use-live.ts';
import { Suspense, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { CountrySearch } from './country-search.tsx';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { ErrorBoundary } from '../../../shell/layout/error-boundary.tsx';
import { SiteLayout } from '../../../shell/layout/site-layout.tsx';
import { useSyncChipState } from '../../../shell/state/use-sync-chip.ts';
import { sharedQueries, summariesComplete } from '../../../../data/catalogue/shell-queries.ts';
import { lazyPart } from '../../../shell/routing/lazy-page.tsx';
import { useHasTours } from '../../../shell/state/use-has-tours.ts';
import { useFlags } from '../../../shell/state/use-flags.ts';
import { pathOf } from '../../../shell/routing/paths.ts';
import { useTitle } from '../../../shell/routing/use-title.ts';
import { CountryShortcuts } from './country-shortcuts.tsx';
import { Hero } from './hero.tsx';
import styles from './home-page.module.css';
import { useNearViewport } from '../../../shell/state/use-interaction.ts';

/** Only for users with tours. The page suspends until it has loaded, to avoid a layout shift. */
const tour = lazyPart<object>(
  () => import('../../today/load-home-tour.tsx').then(({ loadHomeTour }) => loadHomeTour()),
  'today',
  'lists',
);
const lists = lazyPart(() => import('../home-lists.tsx'), 'lists');

/** Countries chosen in this visit: they stay when another language mounts the page again. */
let chosen: string[] = [];

/** Home page: country search; the content below the fold is a lazy chunk that is loaded when the user gets near it. */
export default function HomePage() {
  const { t, locale } = useTranslation();
  const [, navigate] = useLocation();
  const [selected, setSelected] = useState(chosen);
  const countries = useShared(sharedQueries.countries);
  const flags = useFlags();
  const canPlan = flags.planner || !flags.loaded;
  const complete = useLive(summariesComplete, []) ?? false;
  const hasTours = useHasTours();
  const state = useSyncChipState();
  const below = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(below);
  useTitle(t('home.title'));
  const unreachable = countries?.length === 0 && (state === 'offline' || state === 'stale');

  function select(next: string[]) {
    chosen = next;
    setSelected(next);
  }

  function toggle(key: string) {
    select(selected.includes(key) ? selected.filter((one) => one !== key) : [...selected, key]);
  }

  return (
    <SiteLayout overHero>
      <Hero
        lead={
          hasTours && (
            <ErrorBoundary fallback={null}>
              <tour.Component />
            </ErrorBoundary>
          )
        }
      >
        <CountrySearch
          countries={countries ?? []}
          selected={selected}
          onChange={select}
          onStart={
            canPlan
              ? () => navigate(pathOf('tours-create', locale, { countries: selected.join() }))
              : undefined
          }
        />
      </Hero>
      {!unreachable && (
        <CountryShortcuts
          countries={countries}
          canPlan={canPlan}
          complete={complete}
          selected={selected}
          onToggle={toggle}
        />
      )}
      <div ref={below} className={styles.below}>
        {/* A print waits for the placeholder to go. */}
        <Suspense fallback={<span data-shape hidden />}>
          {isNear && (
            <lists.Component countries={countries ?? []} complete={complete} unreachable={unreachable} />
          )}
        </Suspense>
      </div>
    </SiteLayout>
  );
}
