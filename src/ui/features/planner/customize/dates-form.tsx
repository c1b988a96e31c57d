import { CalendarRange } from 'lucide-react';
import { Suspense, useState } from 'react';
import { dateAfter } from '../../../../model/calendar/calendar-days.ts';
import { DateField } from '../../../components/form/date-field.tsx';
import { Button } from '../../../components/form/button.tsx';
import { Stepper } from '../../../components/form/stepper.tsx';
import { Skeleton } from '../../../shell/components/skeleton.tsx';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { ErrorBoundary } from '../../../shell/layout/error-boundary.tsx';
import { lazyPart } from '../../../shell/routing/lazy-page.tsx';
import { usePlanner } from '../planner-context.tsx';
import styles from './dates-form.module.css';

const FIRST_DATE = '2000-01-01';
const LAST_DATE = '2199-12-31';
const MAX_TRAVELERS = 20;
const MAX_DAYS = 366;

const calendar = lazyPart(() => import('./date-range-calendar.tsx'));

/** Dates and travelers of the tour: a chosen end date distributes the nights over the stops. */
export default function DatesForm() {
  const { t, tn } = useTranslation();
  const { session, state } = usePlanner();
  const { tour, plan } = state;
  const [calendarOpen, setCalendarOpen] = useState(false);
  if (tour === null || plan === null) return null;
  const start = plan.start.slice(0, 10);
  const end = plan.end.slice(0, 10);
  const { travellers, startDate, endDate } = tour;
  // An updater function: the rendered tour lags behind, and two quick clicks must count twice.
  const addTravelers = (by: number) =>
    void session.edit(
      (now) => ({ travellers: Math.min(MAX_TRAVELERS, Math.max(1, now.travellers + by)) }),
      'travellers-changed',
    );

  return (
    <div className={styles.form}>
      <CommittedDate
        label={t('planner.dates.start')}
        value={start}
        min={FIRST_DATE}
        max={LAST_DATE}
        onCommit={(date) => void session.edit({ startDate: date }, 'dates-changed', { startDate })}
      />
      <CommittedDate
        label={t('planner.dates.end')}
        value={end}
        min={start}
        max={dateAfter(start, MAX_DAYS - 1)}
        onCommit={(date) => void session.edit({ endDate: date }, 'dates-changed', { endDate })}
      />
      <div className={styles.calendar}>
        <Button
          variant="text"
          icon={CalendarRange}
          aria-expanded={calendarOpen}
          onClick={() => setCalendarOpen(!calendarOpen)}
        >
          {t(calendarOpen ? 'planner.dates.calendar-close' : 'planner.dates.calendar')}
        </Button>
        {calendarOpen && (
          <ErrorBoundary fallback={<p className={styles.hint}>{t('planner.dates.calendar-failed')}</p>}>
            <Suspense fallback={<Skeleton height="20rem" />}>
              <calendar.Component
                // Another range starts on another page of the calendar.
                key={start}
                start={start}
                end={end}
                maxDays={MAX_DAYS}
                onCommit={(first, last) =>
                  void session.edit({ startDate: first, endDate: last }, 'dates-changed', {
                    startDate,
                    endDate,
                  })
                }
              />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
      {tour.startDate === null && <p className={styles.hint}>{t('planner.dates.assumed')}</p>}
      <div className={styles.travelers}>
        <span>{t('planner.dates.travellers')}</span>
        <Stepper
          value={tn('planner.travellers', travellers)}
          canDecrease={travellers > 1}
          canIncrease={travellers < MAX_TRAVELERS}
          onDecrease={() => addTravelers(-1)}
          onIncrease={() => addTravelers(1)}
          decreaseLabel={t('planner.dates.fewer')}
          increaseLabel={t('planner.dates.more')}
        />
      </div>
    </div>
  );
}

interface CommittedDateProps {
  label: string;
  value: string;
  min: string;
  max: string;
  onCommit: (date: string) => void;
}

/** While a date is typed, the field passes through years such as 0002: only dates in range are committed. */
function CommittedDate({ label, value, min, max, onCommit }: CommittedDateProps) {
  const { t } = useTranslation();
  const [synced, setSynced] = useState<{ value: string; draft: string | null }>({ value, draft: value });
  // Update the draft instead of remounting: the field would lose focus with every key that completes a date.
  if (synced.value !== value) setSynced({ value, draft: value });
  const { draft } = synced;
  const setDraft = (date: string | null) => setSynced({ value, draft: date });
  const outOfRange = draft !== null && (draft < min || draft > max);
  return (
    <DateField
      label={label}
      value={draft}
      min={min}
      max={max}
      error={outOfRange && draft >= FIRST_DATE ? t('planner.dates.out-of-range') : undefined}
      onChange={(date) => {
        setDraft(date);
        if (date !== null && date >= min && date <= max && date !== value) onCommit(date);
      }}
      onBlur={() => setDraft(value)}
    />
  );
}
