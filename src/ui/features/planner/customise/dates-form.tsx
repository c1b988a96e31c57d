import { useState } from 'react';
import { dateAfter } from '../../../../model/calendar/calendar-days.ts';
import { DateField } from '../../../components/form/date-field.tsx';
import { Stepper } from '../../../components/form/stepper.tsx';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { usePlanner } from '../planner-context.tsx';
import styles from './dates-form.module.css';

const FIRST_DATE = '2000-01-01';
const LAST_DATE = '2199-12-31';
const MOST_TRAVELLERS = 20;
const MOST_DAYS = 366;

/** When the tour is and for how many: a wanted end spreads its nights over the stops. */
export function DatesForm() {
  const { t, tn } = useTranslation();
  const { session, state } = usePlanner();
  const { tour, plan } = state;
  if (tour === null || plan === null) return null;
  const start = plan.start.slice(0, 10);
  const { travellers, startDate, endDate } = tour;
  // Two quick presses mean two: the page is drawn a little behind the tour.
  const addTravellers = (by: number) =>
    void session.edit(
      (now) => ({ travellers: Math.min(MOST_TRAVELLERS, Math.max(1, now.travellers + by)) }),
      'travellers-changed',
    );

  return (
    <div className={styles.form}>
      <SettledDate
        label={t('planner.dates.start')}
        value={start}
        min={FIRST_DATE}
        max={LAST_DATE}
        onSettle={(date) => void session.edit({ startDate: date }, 'dates-changed', { startDate })}
      />
      <SettledDate
        label={t('planner.dates.end')}
        value={plan.end.slice(0, 10)}
        min={start}
        max={dateAfter(start, MOST_DAYS - 1)}
        onSettle={(date) => void session.edit({ endDate: date }, 'dates-changed', { endDate })}
      />
      {tour.startDate === null && <p className={styles.hint}>{t('planner.dates.assumed')}</p>}
      <div className={styles.travellers}>
        <span>{t('planner.dates.travellers')}</span>
        <Stepper
          value={tn('planner.travellers', travellers)}
          canDecrease={travellers > 1}
          canIncrease={travellers < MOST_TRAVELLERS}
          onDecrease={() => addTravellers(-1)}
          onIncrease={() => addTravellers(1)}
          decreaseLabel={t('planner.dates.fewer')}
          increaseLabel={t('planner.dates.more')}
        />
      </div>
    </div>
  );
}

interface SettledDateProps {
  label: string;
  value: string;
  min: string;
  max: string;
  onSettle: (date: string) => void;
}

/** A date typed digit by digit passes through years such as 0002: only a sensible one is taken. */
function SettledDate({ label, value, min, max, onSettle }: SettledDateProps) {
  const { t } = useTranslation();
  const [held, setHeld] = useState<{ value: string; draft: string | null }>({ value, draft: value });
  // The plan's date comes into the same field: a new one would lose the focus with every key that makes a date.
  if (held.value !== value) setHeld({ value, draft: value });
  const { draft } = held;
  const setDraft = (date: string | null) => setHeld({ value, draft: date });
  const off = draft !== null && (draft < min || draft > max);
  return (
    <DateField
      label={label}
      value={draft}
      min={min}
      max={max}
      error={off && draft >= FIRST_DATE ? t('planner.dates.out-of-range') : undefined}
      onChange={(date) => {
        setDraft(date);
        if (date !== null && date >= min && date <= max && date !== value) onSettle(date);
      }}
      onBlur={() => setDraft(value)}
    />
  );
}
