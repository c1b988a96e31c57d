import { MoonStar } from 'lucide-react';
import { isStop, type StopEntry } from '../../../../../model/plan.ts';
import { useTranslation } from '../../../../shell/i18n/use-translation.ts';
import { usePlannerNames } from '../../planner-context.tsx';
import type { ItineraryStop } from '../group-itinerary.ts';
import styles from './stop-card.module.css';

/** Explains that a place has no overnight stays, and that nights stored in the tour are retained but ignored. */
export function DayOnly({ row, city }: { row: ItineraryStop; city: string }) {
  const { t } = useTranslation();
  const { session } = usePlannerNames();
  const entry = session.getState().tour?.itinerary[row.entry.itinIndex];
  const hasStoredNights = entry !== undefined && isStop(entry) && asksForNight(entry, row.entry.duration);
  return (
    <p className={styles.note}>
      <MoonStar size={16} aria-hidden="true" />{' '}
      <span>
        {t('planner.stop.dayOnly', { city })}
        {hasStoredNights && ` ${t('planner.stop.dayOnlyKept')}`}
      </span>
    </p>
  );
}

/** A tour planned earlier may ask for nights, or for a stay of many hours. */
function asksForNight({ nights, duration }: StopEntry, planned: number): boolean {
  return (nights ?? 0) > 0 || (duration ?? 0) > Math.max(planned, 14);
}
