import { BedDouble, Plane, Route } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { useWords } from '../../../i18n/use-words.ts';
import { BookingLine } from './booking-row.tsx';
import type { BookingKind, BookingRow } from './booking-rows.ts';
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
  const id = useId();
  const Icon = ICONS[kind];
  if (rows.length === 0) return null;
  const booked = rows.filter((row) => row.booked).length;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.head}>
        <Icon aria-hidden />
        <h2 id={id}>{t(`planner.book.${kind}`)}</h2>
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
