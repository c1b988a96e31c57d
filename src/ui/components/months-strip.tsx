import { formatMonths, monthName } from '../format/format-months.ts';
import { useTranslation } from '../shell/i18n/use-translation.ts';
import { ColorBox } from './color-box.tsx';
import { classNames } from '../shell/components/class-names.ts';
import styles from './months-strip.module.css';
import { VisuallyHidden } from '../shell/components/visually-hidden.tsx';

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** Twelve bars with the best months emphasized; announced as "best May – October". */
export function MonthsStrip({ best }: { best: readonly number[] }) {
  const { t, locale } = useTranslation();
  const months = formatMonths(best, locale, 'long');
  return (
    <span className={styles.strip}>
      <VisuallyHidden>{months === '' ? t('kit.allYear') : t('kit.bestMonths', { months })}</VisuallyHidden>
      {MONTHS.map((month) => (
        <span
          key={month}
          className={classNames(styles.month, best.includes(month) && styles.best)}
          aria-hidden
        >
          <ColorBox className={styles.bar} />
          {monthName(month, locale, 'narrow')}
        </span>
      ))}
    </span>
  );
}
