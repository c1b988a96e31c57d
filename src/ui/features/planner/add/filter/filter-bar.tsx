import { Rows3, SlidersHorizontal } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { ExperienceSummary } from '../../../../../model/schemas/catalogue.ts';
import { IconButton } from '../../../../shell/components/icon-button.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Select } from '../../../../components/form/select.tsx';
import { useTranslation } from '../../../../shell/i18n/use-translation.ts';
import { lazyPart } from '../../../../shell/routing/lazy-page.tsx';
import { categoriesByCount } from '../candidates.ts';
import { AddCountry } from '../country-bar.tsx';
import styles from './filter-bar.module.css';
import type { ResultsView } from '../results/experience-grid.tsx';
import { FilterChips } from './filter-chips.tsx';
import type { FilterDialogProps } from './filter-dialog.tsx';
import { SORTS, type AddFilters } from './filter-state.ts';
import { SearchField } from '../../../../components/form/search-field.tsx';
import type { ChangeFilters } from './use-filters.ts';

const filterDialog = lazyPart<FilterDialogProps>(() => import('./filter-dialog.tsx'));

const MAX_CHIPS = 5;

/** Search, sort order, the most frequent categories, and a button for all filters. */
export function FilterBar({
  rows,
  searchLabel,
  filters,
  change,
  count,
  hasStops,
  countries,
  view,
  onView,
}: {
  /** Rows before any filter but the country. */
  rows: readonly ExperienceSummary[];
  searchLabel: string;
  filters: AddFilters;
  change: ChangeFilters;
  /** Number of results; null while unknown. */
  count: number | null;
  hasStops: boolean;
  /** Keys of the tour's countries. */
  countries: readonly string[];
  view: ResultsView;
  onView: (view: ResultsView) => void;
}) {
  const { t, tn } = useTranslation();
  const [open, setOpen] = useState(false);
  const frequent = categoriesByCount(rows).slice(0, MAX_CHIPS);
  const chips = [...frequent, ...filters.categories.filter((category) => !frequent.includes(category))];
  const hidden = filters.regions.length + filters.months.length + filters.durations.length;

  return (
    <div className={styles.bar} role="search" aria-label={t('planner.add.findPlaces')}>
      <div className={styles.first}>
        <SearchField label={searchLabel} value={filters.text} onChange={(text) => change({ text })} />
        <div className={styles.sort}>
          <Select
            label={t('planner.add.sortBy')}
            hideLabel
            value={filters.sort}
            onChange={(value) => change({ sort: SORTS.find((sort) => sort === value) ?? 'recommended' })}
            options={SORTS.map((sort) => ({
              value: sort,
              label: t(`planner.add.sort.${sort}`),
              disabled: sort === 'route' && !hasStops,
            }))}
          />
        </div>
        <AddCountry countries={countries} />
      </div>
      <div className={styles.second}>
        <div className={styles.chips} role="group" aria-label={t('planner.add.categories')}>
          <FilterChips
            values={chips}
            selected={filters.categories}
            label={(category) => t(`categories.${category}`)}
            onChange={(categories) => change({ categories })}
          />
        </div>
        <Button
          variant="outline"
          size="sm"
          icon={SlidersHorizontal}
          className={styles.all}
          aria-haspopup="dialog"
          // A press loads it too, and reports a failure.
          onPointerEnter={() => void filterDialog.preload().catch(() => undefined)}
          onClick={() => setOpen(true)}
        >
          {hidden === 0 ? t('planner.add.allFilters') : t('planner.add.allFiltersSet', { count: hidden })}
        </Button>
        <p className={styles.count} role="status">
          {count !== null && tn('planner.add.found', count)}
        </p>
        <div className={styles.view}>
          <IconButton
            label={t('planner.add.showList')}
            icon={Rows3}
            aria-pressed={view === 'list'}
            onClick={() => onView(view === 'list' ? 'cards' : 'list')}
          />
        </div>
      </div>
      {open && (
        <Suspense>
          <filterDialog.Component
            onClose={() => setOpen(false)}
            rows={rows}
            filters={filters}
            change={change}
            count={count}
          />
        </Suspense>
      )}
    </div>
  );
}
