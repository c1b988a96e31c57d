import type { TourError } from '../../../data/tours/files/import-tour.ts';
import type { Translation } from '../../shell/i18n/use-translation.ts';

/** Fields that have a name of their own in both languages. */
export const NAMED_FIELDS = [
  'name',
  'notes',
  'countries',
  'startDate',
  'endDate',
  'travellers',
  'homeAirport',
  'itinerary',
  'bookings',
  'ownConnections',
  'originalOrder',
  'places',
  'experience_id',
  'connection_id',
  'nights',
  'duration',
  'selected',
  'departureTime',
  'link',
  'price',
  'type',
  'title',
  'location',
] as const;

const LINKS: ReadonlySet<string> = new Set(['deep_link', 'confirmationLink']);

/** What is wrong with a file, in a sentence; for a field that does not fit also where it stands in the file. */
export function failureLabels(
  fault: TourError,
  words: Pick<Translation, 't'>,
): { said: string; path: string | null } {
  const { t } = words;
  if (fault.code !== 'invalid') return { said: t(`takeOut.import.fault.${fault.code}`), path: null };
  const [top = '', ...rest] = fault.path.map(String);
  const path = ['tour', ...fault.path].reduce<string>(
    (whole, part) => whole + (typeof part === 'number' ? `[${part}]` : whole === '' ? part : `.${part}`),
    '',
  );
  const number = (fault.path.find((part) => typeof part === 'number') ?? 0) + 1;
  const field = fieldName(rest.findLast((part) => !/^\d+$/.test(part)) ?? top, words);
  const inner = rest.length > 0;
  const said =
    inner && top === 'itinerary'
      ? t('takeOut.import.entry', { field: rest.length > 1 ? field : t('takeOut.field.other'), number })
      : inner && top === 'bookings'
        ? t('takeOut.import.booking', { field, number })
        : inner && (top === 'ownConnections' || top === 'connections')
          ? t('takeOut.import.ownWay', { field })
          : inner && top === 'places'
            ? t('takeOut.import.place', { field, number })
            : field;
  return {
    said: t('takeOut.import.invalid', { field: said }),
    path: top === 'places' ? path.slice(5) : path,
  };
}

function fieldName(name: string, { t }: Pick<Translation, 't'>): string {
  const known = LINKS.has(name) ? 'link' : NAMED_FIELDS.find((field) => field === name);
  return t(`takeOut.field.${known ?? 'other'}`);
}
