import { markEstimate } from '../../format/option-labels.ts';
import type { DateText } from '../../../model/plan.ts';
import type { useFormat } from '../../format/use-format.ts';
import type { Translation } from '../../shell/i18n/use-translation.ts';
import type { OutlineItem } from './outline-items.ts';
import type { OutlineBooking, OutlineStop, OutlineConnection } from './outline.ts';

/** Translations and formats that the exports use. */
export interface Wording extends Translation {
  format: Pick<ReturnType<typeof useFormat>, 'date' | 'dateRange' | 'clock' | 'duration' | 'distance'>;
}

/** "Train Kandy – Ella"; "Kandy – Ella" if no connection is known. */
export function connectionTitle({ mode, from, to }: Pick<OutlineConnection, 'mode' | 'from' | 'to'>): string {
  return mode === null ? `${from} – ${to}` : `${mode} ${from} – ${to}`;
}

/** "2 nights", or "6 h" for a stay without a night. */
export function stayLength({ nights, hours }: OutlineStop, { tn, format }: Wording): string {
  return nights > 0 ? tn('export.nights', nights) : format.duration(hours * 3600);
}

/** "Sun, Jan 10, 08:00 – Tue, Jan 12, 06:00"; the day only once if both are the same. */
export function span(from: string, to: string, { format }: Wording): string {
  const start = `${format.date(from, 'day')}, ${format.clock(from)}`;
  const sameDay = from.slice(0, 10) === to.slice(0, 10);
  return `${start} – ${sameDay ? '' : `${format.date(to, 'day')}, `}${format.clock(to)}`;
}

/** Title of the overnight stay that a connection needs; empty if it needs none. */
export function nightTitle(connection: OutlineConnection, { t }: Wording): string {
  if (connection.night === null) return '';
  const { place } = connection.night;
  return place === null
    ? t('export.nightOf', { way: connectionTitle(connection) })
    : t('export.nightBefore', { place: place.name });
}

/** Duration and distance: "≈ 7 h · ≈ 158 km · estimate". */
export function connectionMeasures(connection: OutlineConnection, wording: Wording): string {
  const { seconds, meters, type, estimated } = connection;
  const { t, format } = wording;
  return [
    markEstimate(connection, seconds > 0 ? format.duration(seconds) : ''),
    markEstimate(connection, meters === null || type === 'flight' ? '' : format.distance(meters)),
    estimated ? t('export.estimate') : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** "Leaves Sat, Jan 9, 23:30 in Frankfurt FRA, lands Sun, Jan 10, 14:00 in Colombo CMB (local times)". */
export function clocksLine(connection: OutlineConnection, { t, format }: Wording): string {
  const { from, to, departure, arrival, clocksDiffer } = connection;
  if (!clocksDiffer) return '';
  const formatMoment = (moment: string) => `${format.date(moment, 'day')}, ${format.clock(moment)}`;
  return t('export.clocks', {
    from,
    to,
    departure: formatMoment(departure),
    arrival: formatMoment(arrival),
  });
}

/** Booking and notes as lines of text; empty if nothing was booked or noted. */
export function entryLines(
  { booking, notes }: Pick<OutlineStop, 'booking' | 'notes'>,
  wording: Wording,
): string[] {
  return [...bookingLines(booking, wording), noteLine(notes, wording)].filter((line) => line !== '');
}

/** "Sun, Jan 10, 06:10: Sunrise on the dune, 1 h 30 min"; "Not on a day yet: Balloon". */
export function itemLine(
  { title, date, start, minutes }: OutlineItem,
  { t, format }: Wording,
  dayLabel = (day: DateText) => format.date(day, 'day'),
): string {
  const day = date === null ? t('export.noDay') : dayLabel(date);
  const when = start === null ? day : `${day}, ${start}`;
  return t('export.item', {
    when,
    title: minutes === null ? title : `${title}, ${format.duration(minutes * 60)}`,
  });
}

export function itemLines({ items }: Pick<OutlineStop, 'items'>, wording: Wording): string[] {
  return items.map((item) => itemLine(item, wording));
}

export function bookingLines(booking: OutlineBooking | null, wording: Wording): string[] {
  if (booking === null) return [];
  const { booked, reference, link, notes, details } = booking;
  const { t } = wording;
  return [
    ...details,
    reference === '' ? (booked ? t('export.booked') : '') : t('export.reference', { reference }),
    link,
    noteLine(notes, wording),
  ].filter((line) => line !== '');
}

function noteLine(note: string, { t }: Wording): string {
  return note === '' ? '' : t('export.note', { note });
}
