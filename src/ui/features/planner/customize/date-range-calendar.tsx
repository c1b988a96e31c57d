import { useState } from 'react';
import { DayPicker, type ClassNames, type DateRange } from 'react-day-picker';
import { de } from 'react-day-picker/locale/de';
import { enGB } from 'react-day-picker/locale/en-GB';
import type { DateText } from '../../../../model/plan.ts';
import { localMoment } from '../../../../data/tours/local-moment.ts';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import styles from './date-range-calendar.module.css';

const LOCALES = { de, en: enGB } as const;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- classes of a CSS module are typed as possibly missing
const CLASSES = {
  root: styles.calendar,
  months: styles.months,
  month_caption: styles.caption,
  nav: styles.nav,
  button_previous: styles.step,
  button_next: styles.step,
  month_grid: styles.grid,
  weekday: styles.weekday,
  day: styles.day,
  day_button: styles.button,
  today: styles.today,
  outside: styles.outside,
  disabled: styles.disabled,
  selected: styles.selected,
  range_start: styles.start,
  range_middle: styles.middle,
  range_end: styles.end,
} as Partial<ClassNames>;

interface DateRangeCalendarProps {
  start: DateText;
  end: DateText;
  maxDays: number;
  /** Called once both days are chosen. */
  onCommit: (start: DateText, end: DateText) => void;
}

/** The first click chooses the first day, the second one the last day. */
export default function DateRangeCalendar({ start, end, maxDays, onCommit }: DateRangeCalendarProps) {
  const { t, locale } = useTranslation();
  const [draft, setDraft] = useState<DateRange | null>(null);
  return (
    <DayPicker
      mode="range"
      resetOnSelect
      locale={LOCALES[locale]}
      classNames={CLASSES}
      defaultMonth={dayOf(start)}
      max={maxDays - 1}
      selected={draft ?? { from: dayOf(start), to: dayOf(end) }}
      onSelect={(range) => {
        if (range?.from === undefined || range.to === undefined) {
          setDraft(range ?? null);
          return;
        }
        setDraft(null);
        onCommit(textOf(range.from), textOf(range.to));
      }}
      footer={
        <span className={styles.footer}>
          {draft === null ? t('planner.dates.pick-start') : t('planner.dates.pick-end')}
        </span>
      }
    />
  );
}

/** The calendar shows days of the device's time zone. */
const dayOf = (date: DateText) => new Date(`${date}T00:00`);

const textOf = (day: Date): DateText => localMoment(day).slice(0, 'YYYY-MM-DD'.length);
