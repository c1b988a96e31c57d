import { markEstimate } from '../../format/option-labels.ts';
import type { useFormat } from '../../format/use-format.ts';
import type { Translation } from '../../shell/i18n/use-translation.ts';
import type { OutlineBooking, OutlineStop, OutlineConnection } from './outline.ts';

/** Everything that makers need to write in a person's language. */
export interface Wording extends Translation {
  format: Pick<ReturnType<typeof useFormat>, 'date' | 'dateRange' | 'clock' | 'duration' | 'distance'>;
}

/** "Train Kandy – Ella"; "Kandy – Ella" where nobody knows how. */
export function connectionTitle({ mode, from, to }: Pick<OutlineConnection, 'mode' | 'from' | 'to'>): string {
  return mode === null ? `${from} – ${to}` : `${mode} ${from} – ${to}`;
}

/** "2 nights", or "6 h" for a stay without a night. */
export function stayLength({ nights, hours }: OutlineStop, { tn, format }: Wording): string {
  return nights > 0 ? tn('takeOut.nights', nights) : format.duration(hours * 3600);
}

/** "Sun, Jan 10, 08:00 – Tue, Jan 12, 06:00"; a day is said once. */
export function span(from: string, to: string, { format }: Wording): string {
  const start = `${format.date(from, 'day')}, ${format.clock(from)}`;
  const sameDay = from.slice(0, 10) === to.slice(0, 10);
  return `${start} – ${sameDay ? '' : `${format.date(to, 'day')}, `}${format.clock(to)}`;
}

/** Where one sleeps because of a journey; empty where it needs no night. */
export function nightTitle(way: OutlineConnection, { t }: Wording): string {
  if (way.night === null) return '';
  const { place } = way.night;
  return place === null
    ? t('takeOut.nightOf', { way: connectionTitle(way) })
    : t('takeOut.nightBefore', { place: place.name });
}

/** How long and how far: "≈ 7 h · ≈ 158 km · estimate". */
export function connectionMeasures(way: OutlineConnection, words: Wording): string {
  const { seconds, metres, type, estimated } = way;
  const { t, format } = words;
  return [
    markEstimate(way, seconds > 0 ? format.duration(seconds) : ''),
    markEstimate(way, metres === null || type === 'flight' ? '' : format.distance(metres)),
    estimated ? t('takeOut.estimate') : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** "Leaves Sat, Jan 9, 23:30 in Frankfurt FRA, lands Sun, Jan 10, 14:00 in Colombo CMB (local times)". */
export function clocksLine({ clocks, from, to }: OutlineConnection, { t, format }: Wording): string {
  if (clocks === null) return '';
  const said = (moment: string) => `${format.date(moment, 'day')}, ${format.clock(moment)}`;
  return t('takeOut.clocks', {
    from,
    to,
    departure: said(clocks.departure),
    arrival: said(clocks.arrival),
  });
}

/** Lines about what is booked of it, and what was written about it; none where nothing is known but that it could be. */
export function entryLines(
  { booking, notes }: Pick<OutlineStop, 'booking' | 'notes'>,
  words: Wording,
): string[] {
  return [...bookingLines(booking, words), noteLine(notes, words)].filter((line) => line !== '');
}

export function bookingLines(booking: OutlineBooking | null, words: Wording): string[] {
  if (booking === null) return [];
  const { booked, reference, link, notes } = booking;
  const { t } = words;
  return [
    reference === '' ? (booked ? t('takeOut.booked') : '') : t('takeOut.reference', { reference }),
    link,
    noteLine(notes, words),
  ].filter((line) => line !== '');
}

function noteLine(note: string, { t }: Wording): string {
  return note === '' ? '' : t('takeOut.note', { note });
}
