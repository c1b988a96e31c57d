import type { Locale } from '../../../src/model/base/locale.ts';
import type { Outline, OutlineStop, OutlineConnection } from '../../../src/ui/features/export/outline.ts';
import type { Wording } from '../../../src/ui/features/export/entry-lines.ts';
import { formatClock, formatDate, formatDateRange } from '../../../src/ui/format/format-date.ts';
import { formatDistance, formatDuration } from '../../../src/ui/format/format-measure.ts';
import { translationOf } from '../../../src/ui/shell/i18n/use-translation.ts';
import { loadTranslations } from '../../../src/ui/shell/i18n/translations.ts';

export async function wordingIn(locale: Locale): Promise<Wording> {
  await loadTranslations(locale, 'export');
  return {
    ...translationOf(locale),
    format: {
      date: (text, style) => formatDate(text, locale, style),
      dateRange: (from, to, style) => formatDateRange(from, to, locale, style),
      clock: formatClock,
      duration: (seconds) => formatDuration(seconds, locale),
      distance: (meters) => formatDistance(meters, locale, 'km'),
    },
  };
}

const flightOut: OutlineConnection = {
  kind: 'connection',
  id: 'FRA_CMB#1',
  from: 'Frankfurt\u00a0FRA',
  to: 'Colombo\u00a0CMB',
  type: 'flight',
  mode: 'Flight',
  detail: '',
  departure: '2027-01-10T03:30',
  arrival: '2027-01-10T18:30',
  seconds: 37_800,
  meters: 8_100_000,
  estimated: true,
  zones: { from: 'Europe/Berlin', to: 'Asia/Colombo' },
  clocksDiffer: true,
  crossed: [],
  line: [
    [8.57, 50.03],
    [79.88, 7.18],
  ],
  booking: {
    booked: true,
    reference: 'QX7K2P',
    link: 'https://air.example/q?a=1;b=2',
    notes: '',
    details: [],
    lodging: '',
  },
  notes: '',
  night: null,
};

const kandy: OutlineStop = {
  kind: 'stop',
  id: '0197c9a0-0000-7000-8000-000000000001',
  key: 'kandy',
  number: 1,
  title: 'Kandy & the Temple <of the Tooth>',
  name: 'Kandy',
  region: 'Central Province',
  country: 'Sri Lanka',
  address: 'Sri Dalada Veediya, Kandy; opposite the lake',
  at: [80.64, 7.29],
  zone: 'Asia/Colombo',
  arrival: '2027-01-10T18:30',
  departure: '2027-01-12T06:00',
  nights: 2,
  hours: 35.5,
  booking: {
    booked: true,
    reference: '',
    link: 'https://stay.example/1',
    notes: 'Zimmer mit Blick über die Hügel, Frühstück ab sechs\nund ein Bett für Jürgen\u0007',
    details: [],
    lodging: '',
  },
  notes: '',
  items: [],
};

const train: OutlineConnection = {
  kind: 'connection',
  id: 'kandy_ella#1',
  from: 'Kandy',
  to: 'Ella',
  type: 'train',
  mode: 'Train',
  detail: 'Main Line',
  departure: '2027-01-12T08:00',
  arrival: '2027-01-12T15:00',
  seconds: 25_200,
  meters: 158_000,
  estimated: false,
  zones: { from: 'Asia/Colombo', to: 'Asia/Colombo' },
  clocksDiffer: false,
  crossed: [],
  line: [
    [80.64, 7.29],
    [80.78, 6.97],
    [81.05, 6.87],
  ],
  booking: null,
  notes: '',
  night: null,
};

/** A visit of some hours. */
const ella: OutlineStop = {
  ...kandy,
  id: '0197c9a0-0000-7000-8000-000000000002',
  key: 'ella',
  number: 2,
  title: 'Ella',
  name: 'Ella',
  region: 'Uva',
  address: '',
  at: [81.05, 6.87],
  arrival: '2027-01-12T15:00',
  departure: '2027-01-12T19:00',
  nights: 0,
  hours: 4,
  booking: null,
  notes: 'Nine Arch Bridge before the train at four',
};

/** Lands before departure in local time, with a night before it. */
const flightHome: OutlineConnection = {
  ...flightOut,
  id: 'CMB_HNL#1',
  from: 'Colombo\u00a0CMB',
  to: 'Honolulu\u00a0HNL',
  departure: '2027-01-13T06:00',
  arrival: '2027-01-13T00:30',
  seconds: 36_000,
  zones: { from: 'Asia/Colombo', to: 'Pacific/Honolulu' },
  booking: null,
  night: {
    place: { name: 'Colombo', at: [79.88, 7.18] },
    from: '2027-01-12',
    to: '2027-01-13',
    nights: 1,
    booking: {
      booked: true,
      reference: 'BED-77',
      link: '',
      notes: 'late arrival told',
      details: [],
      lodging: '',
    },
  },
};

export const HILL_COUNTRY: Outline = {
  tourId: '0197c9a0-0000-7000-8000-0000000000aa',
  name: 'Hügel & Tee, „langsam“; mit Zug',
  notes: '',
  updatedAt: '2026-11-20T09:30:00.000Z',
  start: '2027-01-10T08:00',
  end: '2027-01-13T16:00',
  dayCount: 4,
  dated: true,
  travellers: 2,
  days: [
    { day: 1, date: '2027-01-10', entries: [flightOut, kandy] },
    { day: 3, date: '2027-01-12', entries: [train, ella] },
    { day: 4, date: '2027-01-13', entries: [flightHome] },
  ],
};
