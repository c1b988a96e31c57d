import { BedDouble, CalendarDays, Plane, Route } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { useFormat } from '../../../format/use-format.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { BookingLine } from './booking-row.tsx';
import type { BookingKind, BookingRow } from './booking-rows.ts';
import type { BookingDay } from './rows-by-date.ts';
import styles from './booking-section.module.css';

const ICONS: Record<BookingKind, LucideIcon> = { flights: Plane, stays: BedDouble, transport: Route };

/** All of one kind; nothing where there is none. */
export function BookingSection({
  kind,
  rows,
  onEdit,
}: {
  kind: BookingKind;
  rows: readonly BookingRow[];
  onEdit: (uid: string) => void;
}) {
  const { t } = useWords();
  if (rows.length === 0) return null;
  return <Section icon={ICONS[kind]} title={t(`planner.book.${kind}`)} rows={rows} onEdit={onEdit} />;
}

/** All that begins on one day. */
export function BookingDaySection({ day, onEdit }: { day: BookingDay; onEdit: (uid: string) => void }) {
  const { t } = useWords();
  const format = useFormat();
  const title = day.date === null ? t('planner.book.noDate') : format.date(day.date, 'day-year');
  return <Section icon={CalendarDays} title={title} rows={day.rows} onEdit={onEdit} />;
}

interface SectionProps {
  icon: LucideIcon;
  title: string;
  rows: readonly BookingRow[];
  onEdit: (uid: string) => void;
}

function Section({ icon: Icon, title, rows, onEdit }: SectionProps) {
  const { t } = useWords();
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
          <BookingLine key={row.uid} row={row} onEdit={onEdit} />
        ))}
      </ul>
    </section>
  );
}
