import type { ReactNode } from 'react';
import type { ExperienceSummary } from '../../../../../model/schemas/catalogue.ts';
import { Button } from '../../../../components/form/button.tsx';
import { Chip } from '../../../../shell/components/chip.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { VisuallyHidden } from '../../../../shell/components/visually-hidden.tsx';
import { monthName } from '../../../../format/format-months.ts';
import { useTranslation } from '../../../../shell/i18n/use-translation.ts';
import { categoriesByCount, regionsOf } from '../candidates.ts';
import styles from './filter-dialog.module.css';
import { activeGroups, DURATIONS, NO_FILTERS, toggled, type AddFilters } from './filter-state.ts';
import type { ChangeFilters } from './use-filters.ts';

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

interface FilterDialogProps {
  open: boolean;
  onClose: () => void;
  rows: readonly ExperienceSummary[];
  filters: AddFilters;
  change: ChangeFilters;
  count: number | null;
}

/** All filters. Each change applies immediately, and the button shows the number of results. */
export function FilterDialog({ open, onClose, rows, filters, change, count }: FilterDialogProps) {
  const { t, tn, locale } = useTranslation();
  const show = count === null ? t('planner.add.show') : tn('planner.add.showCount', count);

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('planner.add.filters')}
      width={680}
      footer={
        <>
          <Button
            variant="text"
            disabled={activeGroups(filters).length === 0}
            onClick={() => {
              change(NO_FILTERS);
            }}
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
        <Group title={t('planner.add.categories')}>
          {categoriesByCount(rows).map((category) => (
            <Chip
              key={category}
              selected={filters.categories.includes(category)}
              onToggle={() => {
                change({ categories: toggled(filters.categories, category) });
              }}
            >
              {t(`categories.${category}`)}
            </Chip>
          ))}
        </Group>
        <Group title={t('planner.add.length')}>
          {DURATIONS.map((range) => (
            <Chip
              key={range}
              selected={filters.durations.includes(range)}
              onToggle={() => {
                change({ durations: toggled(filters.durations, range) });
              }}
            >
              {t(`planner.add.lengths.${range}`)}
            </Chip>
          ))}
        </Group>
        <Group title={t('planner.add.bestIn')}>
          {MONTHS.map((month) => (
            <Chip
              key={month}
              selected={filters.months.includes(month)}
              onToggle={() => {
                change({ months: toggled(filters.months, month) });
              }}
            >
              {monthName(month, locale, 'short')}
            </Chip>
          ))}
        </Group>
        <Group title={t('planner.add.regions')}>
          {regionsOf(rows, locale).map(({ value, name }) => (
            <Chip
              key={value}
              selected={filters.regions.includes(value)}
              onToggle={() => {
                change({ regions: toggled(filters.regions, value) });
              }}
            >
              {name}
            </Chip>
          ))}
        </Group>
      </div>
    </Dialog>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className={styles.legend}>{title}</legend>
      <div className={styles.chips}>{children}</div>
    </fieldset>
  );
}
