import { categoryGroups, categoryGroup } from '../../../../../model/category.ts';
import type { ExperienceSummary } from '../../../../../model/schemas/catalogue.ts';
import { Button } from '../../../../components/form/button.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { VisuallyHidden } from '../../../../shell/components/visually-hidden.tsx';
import { monthName } from '../../../../format/format-months.ts';
import { useTranslation } from '../../../../shell/i18n/use-translation.ts';
import { categoriesByCount, regionsOf } from '../candidates.ts';
import { FilterChips, type FilterChipsProps } from './filter-chips.tsx';
import styles from './filter-dialog.module.css';
import { activeGroups, DURATIONS, NO_FILTERS, type AddFilters } from './filter-state.ts';
import type { ChangeFilters } from './use-filters.ts';

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

export interface FilterDialogProps {
  onClose: () => void;
  rows: readonly ExperienceSummary[];
  filters: AddFilters;
  change: ChangeFilters;
  count: number | null;
}

/** All filters. Each change applies immediately, and the button shows the number of results. */
export default function FilterDialog({ onClose, rows, filters, change, count }: FilterDialogProps) {
  const { t, tn, locale } = useTranslation();
  const byCount = categoriesByCount(rows);
  const regionNames = new Map(regionsOf(rows, locale).map(({ value, name }) => [value, name]));
  const show = count === null ? t('planner.add.show') : tn('planner.add.showCount', count);

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('planner.add.filters')}
      width={680}
      footer={
        <>
          <Button
            variant="text"
            disabled={activeGroups(filters).length === 0}
            onClick={() => change(NO_FILTERS)}
          >
            {t('planner.add.reset')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {show}
          </Button>
        </>
      }
    >
      {/* The page's own live region is inert while the dialog is open. */}
      <VisuallyHidden role="status">{count !== null && tn('planner.add.found', count)}</VisuallyHidden>
      <div className={styles.groups}>
        {categoryGroups(locale).map((group) => {
          const values = byCount.filter((key) => categoryGroup(key, locale) === group);
          return (
            values.length > 0 && (
              <Group
                key={group}
                title={t(`categoryGroups.${group}`)}
                values={values}
                selected={filters.categories}
                label={(category) => t(`categories.${category}`)}
                onChange={(categories) => change({ categories })}
              />
            )
          );
        })}
        <Group
          title={t('planner.add.length')}
          values={DURATIONS}
          selected={filters.durations}
          label={(range) => t(`planner.add.lengths.${range}`)}
          onChange={(durations) => change({ durations })}
        />
        <Group
          title={t('planner.add.bestIn')}
          values={MONTHS}
          selected={filters.months}
          label={(month) => monthName(month, locale, 'short')}
          onChange={(months) => change({ months })}
        />
        <Group
          title={t('planner.add.regions')}
          values={[...regionNames.keys()]}
          selected={filters.regions}
          label={(region) => regionNames.get(region) ?? region}
          onChange={(regions) => change({ regions })}
        />
      </div>
    </Dialog>
  );
}

function Group<Value extends string | number>({
  title,
  ...chips
}: { title: string } & FilterChipsProps<Value>) {
  return (
    <fieldset>
      <legend className={styles.legend}>{title}</legend>
      <div className={styles.chips}>
        <FilterChips {...chips} />
      </div>
    </fieldset>
  );
}
