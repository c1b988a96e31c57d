import type { TourError } from '../../../data/tours/files/import-tour.ts';
import type { Translation } from '../../shell/i18n/use-translation.ts';

/** Fields with a translated name. */
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
  'items',
  'day',
  'start',
  'minutes',
] as const;

const LINKS: ReadonlySet<string> = new Set(['deep_link', 'confirmationLink']);

/** Why a file was rejected, as a sentence; for a validation error also the path of the field in the file. */
export function failureLabels(
  failure: TourError,
  translation: Pick<Translation, 't'>,
): { message: string; path: string | null } {
  const { t } = translation;
  if (failure.code !== 'invalid') return { message: t(`export.import.error.${failure.code}`), path: null };
  const [top = '', ...rest] = failure.path.map(String);
  const path = ['tour', ...failure.path].reduce<string>(
    (whole, part) => whole + (typeof part === 'number' ? `[${part}]` : whole === '' ? part : `.${part}`),
    '',
  );
  const number = (failure.path.find((part) => typeof part === 'number') ?? 0) + 1;
  const field = fieldName(rest.findLast((part) => !/^\d+$/.test(part)) ?? top, translation);
  const inner = rest.length > 0;
  const message =
    inner && top === 'itinerary'
      ? t('export.import.entry', { field: rest.length > 1 ? field : t('export.field.other'), number })
      : inner && top === 'bookings'
        ? t('export.import.booking', { field, number })
        : inner && (top === 'ownConnections' || top === 'connections')
          ? t('export.import.ownConnection', { field })
          : inner && top === 'places'
            ? t('export.import.place', { field, number })
            : field;
  return {
    message: t('export.import.invalid', { field: message }),
    path: top === 'places' ? path.slice(5) : path,
  };
}

function fieldName(name: string, { t }: Pick<Translation, 't'>): string {
  const known = LINKS.has(name) ? 'link' : NAMED_FIELDS.find((field) => field === name);
  return t(`export.field.${known ?? 'other'}`);
}
