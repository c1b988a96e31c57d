import { CalendarX2, Check, Copy } from 'lucide-react';
import { Link } from 'wouter';
import { IconButton } from '../../shell/components/icon-button.tsx';
import { showSnackbar } from '../../shell/components/snackbar-store.ts';
import { Tag } from '../../components/tag.tsx';
import { OutLink } from '../../components/out-link.tsx';
import type { OutlineBooking } from '../../features/export/outline.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import styles from './today-page.module.css';

interface BookingNoteProps {
  booking: OutlineBooking | null;
  /** Notes if there is no booking to store them. */
  entryNotes?: string;
  tourId: string;
}

/** Booking of a stay or connection with the data needed on site, and its notes. */
export function BookingNote({ booking, entryNotes = '', tourId }: BookingNoteProps) {
  const { t, locale } = useTranslation();
  const ownNotes = entryNotes !== '' && <p className={styles.notes}>{entryNotes}</p>;
  if (booking === null) return ownNotes === false ? null : <div className={styles.booking}>{ownNotes}</div>;
  const { booked, reference, link, notes, details } = booking;

  async function copy() {
    try {
      await navigator.clipboard.writeText(reference);
      showSnackbar({ message: t('today.booking.copied') });
    } catch (error) {
      console.warn('The reference could not be copied', error);
      showSnackbar({ message: t('today.booking.byHand') });
    }
  }

  return (
    <div className={styles.booking}>
      <p className={styles.line}>
        <Tag tone={booked ? 'good' : 'warn'} icon={booked ? Check : CalendarX2}>
          {t(booked ? 'today.booking.booked' : 'today.booking.open')}
        </Tag>
        {booked && link !== '' && <OutLink href={link}>{t('today.booking.link')}</OutLink>}
        {!booked && (
          <Link href={pathOf('tours-edit', locale, { tour: tourId, step: 'book' })}>
            {t('today.booking.toBook')}
          </Link>
        )}
      </p>
      {details.map((line) => (
        <p key={line} className={styles.notes}>
          {line}
        </p>
      ))}
      {reference !== '' && (
        <p className={styles.reference}>
          <span className={styles.label}>{t('today.booking.reference')}</span>
          <b>{reference}</b>
          <IconButton label={t('today.booking.copy')} icon={Copy} onClick={() => void copy()} />
        </p>
      )}
      {notes !== '' && <p className={styles.notes}>{notes}</p>}
      {ownNotes}
    </div>
  );
}
