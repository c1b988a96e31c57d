import { countryName } from '../../../model/place/country-name.ts';
import type { Tour } from '../../../model/schemas/tour.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { usePlannerNames } from './planner-context.tsx';

/** A tour's name, or a default name for one without. */
export function useTourName(tour: Tour | null): string {
  const { t, locale } = useTranslation();
  const { countries } = usePlannerNames();
  if (tour === null) return '';
  if (tour.name !== '') return tour.name;
  const names = tour.countries
    .map((key) => countryName(key, countries.get(key), locale))
    .filter((name) => name !== undefined);
  if (names.length === 0) return t('planner.your-tour');
  return t('planner.title.of', {
    countries: new Intl.ListFormat(locale, { type: 'conjunction' }).format(names),
  });
}
