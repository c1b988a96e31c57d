import { SearchX } from 'lucide-react';
import { useMemo } from 'react';
import type { ExperienceQuery } from '../../../../../contract/data-api.ts';
import { Button } from '../../../../components/form/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { useTranslation } from '../../../../shell/i18n/use-translation.ts';
import { activeGroups, NO_FILTERS, type AddFilters } from '../filter/filter-state.ts';
import styles from './no-results.module.css';
import { useDrops } from '../use-drops.ts';
import type { ChangeFilters } from '../filter/use-filters.ts';

/** Empty result: offers to remove single filters, with the number of results of each. */
export default function NoResults({
  query,
  filters,
  change,
  countries,
}: {
  query: ExperienceQuery;
  filters: AddFilters;
  change: ChangeFilters;
  /** Keys of all countries of the tour. */
  countries: readonly string[];
}) {
  const { t, tn } = useTranslation();
  const groups = useMemo(() => activeGroups(filters), [filters]);
  const drops = useDrops(query, groups, countries);

  return (
    <EmptyState
      icon={SearchX}
      title={t('planner.add.none')}
      action={
        <div className={styles.actions}>
          {drops.map(({ group, count }) => (
            <Button key={group} variant="outline" onClick={() => change({ [group]: NO_FILTERS[group] })}>
              {t(`planner.add.drop.${group}`, { text: filters.text })}{' '}
              <span className={styles.count}>{tn('planner.add.found', count)}</span>
            </Button>
          ))}
          <Button variant="text" onClick={() => change(NO_FILTERS)}>
            {t('planner.add.reset')}
          </Button>
        </div>
      }
    />
  );
}
