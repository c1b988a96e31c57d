import { BedDouble, CalendarDays, KeyRound, Plane, Route } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { useFormat } from '../../../../format/use-format.ts';
import { useTranslation } from '../../../../shell/i18n/use-translation.ts';
import { BookingLine } from './booking-line.tsx';
import type { BookingKind, BookingRow } from './booking-rows.ts';
import type { BookingDay } from '../rows-by-date.ts';
import styles from './booking-section.module.css';
import type { BookingLabels } from './use-booking-labels.ts';

const ICONS: Record<BookingKind, LucideIcon> = {
  flights: Plane,
  stays: BedDouble,
  rentals: KeyRound,
  transport: Route,
};

interface SectionOfRows {
  rows: readonly BookingRow[];
  labels: BookingLabels;
  onEdit: (uid: string) => void;
}

interface SectionProps extends SectionOfRows {
  icon: LucideIcon;
  title: string;
}

/** All bookings of one kind; nothing if there is none. */
export function BookingSection({ kind, ...rest }: { kind: BookingKind } & SectionOfRows) {
  const { t } = useTranslation();
  if (rest.rows.length === 0) return null;
  return <Section icon={ICONS[kind]} title={t(`planner.book.${kind}`)} {...rest} />;
}

/** All bookings that start on one day. */
export function BookingDaySection({ day, ...rest }: { day: BookingDay } & Omit<SectionOfRows, 'rows'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const title = day.date === null ? t('planner.book.noDate') : format.date(day.date, 'day-year');
  return <Section icon={CalendarDays} title={title} rows={day.rows} {...rest} />;
}

function Section({ icon: Icon, title, rows, labels, onEdit }: SectionProps) {
  const { t } = useTranslation();
  const id = useId();
  const booked = rows.filter((row) => row.booked).length;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.head}>
        <Icon aria-hidden />
        <h2 id={id}>{title}</h2>
        <span className={styles.count}>{t('planner.book.ofBooked', { booked, all: rows.length })}</span>
      </header>
      <ul className={styles.list}>
        {rows.map((row) => (
          <BookingLine key={row.uid} row={row} labels={labels} onEdit={onEdit} />
        ))}
      </ul>
    </section>
  );
}
