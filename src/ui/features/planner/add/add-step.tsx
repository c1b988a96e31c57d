import { byKey } from '../../../../model/base/by-key.ts';
import { CloudDownload, Compass, RotateCcw } from 'lucide-react';
import { useLiveQuery } from 'dexie-react-hooks';
import { type ComponentProps, lazy, Suspense, useMemo, useState } from 'react';
import type { ExperienceQuery } from '../../../../contract/data-api.ts';
import type { ExperienceSummary } from '../../../../model/schemas/catalogue.ts';
import { Button } from '../../../components/form/button.tsx';
import { SearchField } from '../../../components/form/search-field.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { VisuallyHidden } from '../../../shell/components/visually-hidden.tsx';
import { categoryNames } from '../../../format/category-names.ts';
import { useUserDb } from '../../../layout/account/use-user-db.ts';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { usePlanner } from '../planner-context.tsx';
import { useDragCode } from '../drag/use-drag-code.ts';
import { lazyPart } from '../../../shell/routing/lazy-page.tsx';
import { useOnline } from '../../../shell/state/use-online.ts';
import styles from './add-step.module.css';
import { recommendedKeys, stopKeys, tourCountries } from './candidates.ts';
import { CardSkeletons } from './results/card-skeletons.tsx';
import { AddCountry, CountryBar } from './country-bar.tsx';
import { ExperienceGrid, type ResultsView } from './results/experience-grid.tsx';
import { FilterBar } from './filter/filter-bar.tsx';
import { activeGroups, type AddFilters } from './filter/filter-state.ts';
import { usePublishResults } from './results/search-results-store.ts';
import { ADD_TITLE, InsertNote } from './insert-note.tsx';
import { rankByPreferences } from './rank-by-preferences.ts';
import type { PlaceListProps } from './places/place-list.tsx';
import { usePreloadPlaces } from './places/use-preload-places.ts';
import { RankingNote } from './ranking-note.tsx';
import { Tray } from './tray.tsx';
import { useFilters } from './filter/use-filters.ts';
import { useSearchResults } from './results/use-search-results.ts';
import { useCachedExperiences, type CachedExperiences } from './use-cached-experiences.ts';
import { useSelection } from './use-selection.ts';
import { usePreferences } from './use-preferences.ts';

const placeList = lazyPart<PlaceListProps>(() => import('./places/place-list.tsx'), 'places');
const savedPlaces = lazyPart<ComponentProps<typeof import('./places/saved-places.tsx').default>>(
  () => import('./places/saved-places.tsx'),
  'places',
);
const NoResults = lazy(() => import('./results/no-results.tsx'));
const loadDrag = () => import('./add-drag.tsx');
const AddDrag = lazy(loadDrag);
const NONE: readonly ExperienceSummary[] = [];

/** The add step: experiences to choose from, and the tray with those in the tour. */
export default function AddStep() {
  const { t } = useTranslation();
  const { state, places } = usePlanner();
  const countries = tourCountries(state.tour, places);
  const cached = useCachedExperiences(countries);
  const canDrag = useDragCode(loadDrag, '[data-place]');
  usePreloadPlaces(countries);

  return (
    <div className={styles.step}>
      <div className={styles.content}>
        <VisuallyHidden>
          <h2 id={ADD_TITLE} tabIndex={-1}>
            {t('planner.add.title')}
          </h2>
        </VisuallyHidden>
        <InsertNote />
        {state.tour === null || cached === undefined ? (
          <div className={styles.wait} aria-busy data-shape />
        ) : (
          <Experiences countries={countries.join()} cached={cached} />
        )}
      </div>
      <Tray />
      <Suspense fallback={null}>{canDrag && <AddDrag />}</Suspense>
    </div>
  );
}

/** Remembered while the page is open. */
let lastView: ResultsView = 'list';

/** Filters and their results. `countries`: keys of the tour's countries, comma-separated. */
function Experiences({ countries, cached }: { countries: string; cached: CachedExperiences }) {
  const { t, tn } = useTranslation();
  const { state } = usePlanner();
  const online = useOnline();
  const [filters, change] = useFilters();
  const [view, setView] = useState(lastView);
  const all = useMemo(() => (countries === '' ? [] : countries.split(',')), [countries]);
  const rows = useMemo(
    () => cached.rows.filter((row) => matchesCountry(row.country_key, filters.countries)),
    [cached.rows, filters.countries],
  );
  const query = useQuery(filters, all);
  const found = useSearchResults(query, cached.rows);
  const selection = useSelection();
  const preferences = usePreferences();

  const isUnfiltered = activeGroups(filters).length === 0 && filters.sort === 'recommended';
  const keys = found.keys ?? (isUnfiltered ? recommendedKeys(rows, cached.ranks) : null);
  const known = byKey(cached.rows);
  const ordered = keys?.flatMap((key) => known.get(key) ?? []) ?? null;
  const shown =
    ordered !== null && filters.sort === 'recommended' ? rankByPreferences(ordered, preferences) : ordered;
  usePublishResults(shown ?? NONE);
  const hasRows = cached.rows.length > 0;
  const isLoading = all.length > 0 && !hasRows && !cached.complete && online;
  const none = !hasRows ? (
    <NothingCached complete={cached.complete} countries={all} />
  ) : (
    shown?.length === 0 &&
    found.current && (
      <Suspense fallback={null}>
        <NoResults query={query} filters={filters} change={change} countries={all} />
      </Suspense>
    )
  );

  // One list of places for a country with and without experiences: the first town added keeps its row and the focus.
  return (
    <>
      {all.length > 0 && (
        <CountryBar
          countries={all}
          selected={filters.countries}
          onSelect={(selected) => change({ countries: selected })}
        />
      )}
      {isLoading ? (
        <CardSkeletons label={t('planner.add.loading')} />
      ) : hasRows ? (
        <FilterBar
          rows={rows}
          searchLabel={tn('planner.add.search', rows.length)}
          filters={filters}
          change={change}
          count={shown?.length ?? null}
          hasStops={stopKeys(state.tour).length > 0}
          countries={all}
          view={view}
          onView={(next) => {
            lastView = next;
            setView(next);
          }}
        />
      ) : (
        <SearchField label={t('places.search')} value={filters.text} onChange={(text) => change({ text })} />
      )}
      {hasRows && found.failed && (
        <EmptyState
          icon={RotateCcw}
          title={t('planner.add.failed')}
          action={
            <Button variant="outline" onClick={found.retry}>
              {t('planner.failure.again')}
            </Button>
          }
        >
          {t('planner.add.failedHint')}
        </EmptyState>
      )}
      {!isLoading && <Saved typed={filters.text} countries={all} />}
      {!isLoading &&
        (filters.text === '' ? (
          none
        ) : (
          <Places typed={filters.text} countries={all}>
            {none}
          </Places>
        ))}
      {shown !== null && shown.length > 0 && (
        <>
          {filters.sort === 'recommended' && <RankingNote places={shown} preferences={preferences} />}
          <ExperienceGrid places={shown} selection={selection} preferences={preferences} view={view} />
        </>
      )}
    </>
  );
}

function Places(props: PlaceListProps) {
  return (
    <Suspense fallback={null}>
      <placeList.Component {...props} />
    </Suspense>
  );
}

/** Nothing without a list of saved places. */
function Saved(props: ComponentProps<typeof savedPlaces.Component>) {
  const db = useUserDb();
  const lists = useLiveQuery(() => db.savedLists.count(), [db]) ?? 0;
  return (
    lists > 0 && (
      <Suspense fallback={null}>
        <savedPlaces.Component {...props} />
      </Suspense>
    )
  );
}

function NothingCached({ complete, countries }: { complete: boolean; countries: readonly string[] }) {
  const { t } = useTranslation();
  const hasCountry = countries.length > 0;
  if (complete || !hasCountry) {
    return (
      <EmptyState
        icon={Compass}
        title={t(hasCountry ? 'planner.add.noneHere' : 'planner.add.noCountry')}
        action={<AddCountry countries={countries} />}
      >
        {t(hasCountry ? 'planner.add.noneHereHint' : 'planner.add.noCountryHint')}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={CloudDownload} title={t('planner.add.offline')}>
      {t('planner.add.offlineHint')}
    </EmptyState>
  );
}

/**
 * Query for the data worker. The route is a snapshot from when the filters last changed: adding a stop must not reorder
 * the list.
 */
function useQuery(filters: AddFilters, countries: readonly string[]): ExperienceQuery {
  const { locale } = useTranslation();
  const { state } = usePlanner();
  const stops = stopKeys(state.tour);
  const [route, setRoute] = useState({ filters, stops });
  if (route.filters !== filters) setRoute({ filters, stops });
  return useMemo(
    () => ({
      ...filters,
      countries: filters.countries.length > 0 ? filters.countries : countries,
      locale,
      ...(filters.text === '' ? {} : { categoryNames: categoryNames(locale) }),
      near: filters.sort === 'route' ? route.stops : [],
    }),
    [filters, countries, locale, route],
  );
}

function matchesCountry(key: string, selected: readonly string[]): boolean {
  return selected.length === 0 || selected.includes(key);
}
