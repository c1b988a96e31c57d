import { CloudDownload, Compass, RotateCcw } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { ExperienceQuery } from '../../../../contract/data-api.ts';
import type { ExperienceSummary } from '../../../../model/schemas/catalogue.ts';
import { Button } from '../../../components/form/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { VisuallyHidden } from '../../../shell/components/visually-hidden.tsx';
import { categoryNames } from '../../../format/category-names.ts';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { usePlanner } from '../planner-context.tsx';
import { useDragCode } from '../drag/use-drag-code.ts';
import { useOnline } from '../../../shell/state/use-online.ts';
import styles from './add-step.module.css';
import { recommendedKeys, stopKeys, tourCountries } from './candidates.ts';
import { CardSkeletons } from './results/card-skeletons.tsx';
import { AddCountry, CountryBar } from './country-bar.tsx';
import { ExperienceGrid } from './results/experience-grid.tsx';
import { FilterBar } from './filter/filter-bar.tsx';
import { activeGroups, type AddFilters } from './filter/filter-state.ts';
import { useShowOnMap } from './results/found-experiences.ts';
import { NoResults } from './results/no-results.tsx';
import { offeredFirst } from './offered-first.ts';
import { OfferNote } from './offer-note.tsx';
import { Tray } from './tray.tsx';
import { useFilters } from './filter/use-filters.ts';
import { useFound } from './results/use-search-results.ts';
import { useAdded, type Held } from './use-added.ts';
import { useSelection } from './use-selection.ts';
import { useWishes } from './use-preferences.ts';

const loadDrag = () => import('./add-drag.tsx');
const AddDrag = lazy(loadDrag);
const NONE: readonly ExperienceSummary[] = [];

/** The first step: experiences to choose from, and the tray with what was chosen. */
export default function AddStep() {
  const { t } = useTranslation();
  const { state, places } = usePlanner();
  const countries = tourCountries(state.tour, places);
  const held = useAdded(countries);
  const canDrag = useDragCode(loadDrag, '[data-place]');

  return (
    <div className={styles.step}>
      <div className={styles.content}>
        <VisuallyHidden>
          <h2>{t('planner.add.title')}</h2>
        </VisuallyHidden>
        {state.tour === null || held === undefined ? (
          <div className={styles.wait} aria-busy data-shape />
        ) : countries.length === 0 ? (
          <EmptyState
            icon={Compass}
            title={t('planner.add.noCountry')}
            action={<AddCountry countries={countries} />}
          >
            {t('planner.add.noCountryHint')}
          </EmptyState>
        ) : (
          <Choice countries={countries.join()} held={held} />
        )}
      </div>
      <Tray />
      <Suspense fallback={null}>{canDrag && <AddDrag />}</Suspense>
    </div>
  );
}

/** Filters and what they find. `countries` are the tour's, joined by commas. */
function Choice({ countries, held }: { countries: string; held: Held }) {
  const { t } = useTranslation();
  const { state } = usePlanner();
  const [filters, change] = useFilters();
  const all = useMemo(() => countries.split(','), [countries]);
  const rows = useMemo(
    () => held.rows.filter((row) => matchesCountry(row.country_key, filters.countries)),
    [held.rows, filters.countries],
  );
  const query = useQuery(filters, all);
  const found = useFound(query, held.rows);
  const selection = useSelection();
  const wishes = useWishes();
  const searchLabel = useSearchLabel(rows.length, filters.countries.length > 0 ? filters.countries : all);

  const plain = activeGroups(filters).length === 0 && filters.sort === 'recommended';
  const keys = found.keys ?? (plain ? recommendedKeys(rows, held.ranks) : null);
  const byKey = new Map(held.rows.map((row) => [row.key, row]));
  const inOrder = keys?.flatMap((key) => byKey.get(key) ?? []) ?? null;
  const shown = inOrder !== null && filters.sort === 'recommended' ? offeredFirst(inOrder, wishes) : inOrder;
  useShowOnMap(shown ?? NONE);

  return (
    <>
      <CountryBar
        countries={all}
        selected={filters.countries}
        onSelect={(selected) => {
          change({ countries: selected });
        }}
      />
      {held.rows.length === 0 ? (
        <NothingCached complete={held.complete} countries={all} />
      ) : (
        <>
          <FilterBar
            rows={rows}
            searchLabel={searchLabel}
            filters={filters}
            change={change}
            count={shown?.length ?? null}
            hasStops={stopKeys(state.tour).length > 0}
            countries={all}
          />
          {found.failed && (
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
          {shown !== null && shown.length > 0 && (
            <>
              {filters.sort === 'recommended' && <OfferNote places={shown} wishes={wishes} />}
              <ExperienceGrid places={shown} selection={selection} wishes={wishes} />
            </>
          )}
          {shown?.length === 0 && found.current && (
            <NoResults query={query} filters={filters} change={change} countries={all} />
          )}
        </>
      )}
    </>
  );
}

function NothingCached({ complete, countries }: { complete: boolean; countries: readonly string[] }) {
  const { t } = useTranslation();
  const online = useOnline();
  if (complete) {
    return (
      <EmptyState
        icon={Compass}
        title={t('planner.add.noneHere')}
        action={<AddCountry countries={countries} />}
      >
        {t('planner.add.noneHereHint')}
      </EmptyState>
    );
  }
  if (online) return <CardSkeletons label={t('planner.add.loading')} />;
  return (
    <EmptyState icon={CloudDownload} title={t('planner.add.offline')}>
      {t('planner.add.offlineHint')}
    </EmptyState>
  );
}

/** What to ask for. The route is taken as it was when the list was asked for: a stop added must not reorder it. */
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

function useSearchLabel(count: number, keys: readonly string[]): string {
  const { tn, locale } = useTranslation();
  const { countries } = usePlanner();
  const names = keys.flatMap((key) => countries.get(key)?.[locale].name ?? []);
  if (names.length === 0 || names.length > 2) return tn('planner.add.search', count);
  const place = new Intl.ListFormat(locale).format(names);
  return tn('planner.add.searchIn', count, { place });
}

function matchesCountry(key: string, selected: readonly string[]): boolean {
  return selected.length === 0 || selected.includes(key);
}
