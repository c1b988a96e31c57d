import { Chip } from '../../shell/components/chip.tsx';
import { classNames } from '../../shell/components/class-names.ts';
import { monthName } from '../../format/format-months.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import type { FilterGroup, NamedValue } from './filter-group.ts';
import styles from './month-grid.module.css';

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** Twelve month buttons, and a shortcut for the current month. */
export function MonthGrid(props: {
  group: FilterGroup;
  chosen: readonly string[];
  offered: readonly NamedValue[];
  onToggle: (value: string) => void;
}) {
  const { group, chosen, offered, onToggle } = props;
  const { tn, locale } = useTranslation();
  const { now } = group;
  return (
    <div className={styles.box}>
      {now !== undefined && (
        <Chip selected={chosen.includes(now.value)} onToggle={() => onToggle(now.value)}>
          {now.label}
        </Chip>
      )}
      <div className={styles.grid}>
        {MONTHS.map((month) => {
          const value = String(month);
          const count = offered.find((one) => one.value === value)?.count ?? 0;
          const name = monthName(month, locale, 'long');
          return (
            <button
              key={month}
              className={classNames(
                styles.month,
                chosen.includes(value) && styles.chosen,
                count === 0 && styles.none,
              )}
              type="button"
              aria-pressed={chosen.includes(value)}
              aria-label={`${name}: ${tn('browse.filter.found', count)}`}
              onClick={() => onToggle(value)}
            >
              {monthName(month, locale, 'short')}
            </button>
          );
        })}
      </div>
    </div>
  );
}
