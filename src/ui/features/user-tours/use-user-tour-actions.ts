import { showSnackbar } from '../../shell/components/snackbar-store.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { readDeletableTour, restoreTour } from '../../../data/tours/restore-tour.ts';
import type { DeletedTour } from '../../../data/tours/restore-tour.ts';
import { deleteTour, duplicateTour } from '../../../data/tours/tours.ts';
import type { TourCard } from '../../../data/storage/user-db.ts';
import { byKey } from '../../../model/base/by-key.ts';
import { countryName } from '../../../model/place/country-name.ts';
import type { CountrySummary } from '../../../model/schemas/catalogue.ts';
import { useDuplicateName } from './use-copy-name.ts';

/** Actions on a tour in a list, each confirmed by a snackbar; deletions can be undone. */
export function useUserTourActions(countries: readonly CountrySummary[]) {
  const { t, locale } = useTranslation();
  const duplicateName = useDuplicateName();

  function nameOf(tour: Pick<TourCard, 'name'> & { countries: readonly string[] }): string {
    if (tour.name !== '') return tour.name;
    const rows = byKey(countries);
    const names = tour.countries.map((key) => countryName(key, rows.get(key), locale) ?? key);
    return t('userTours.unnamed', { countries: names.join(', ') });
  }

  async function duplicate(tour: TourCard): Promise<void> {
    const name = await duplicateName(nameOf(tour));
    const result = await duplicateTour(tour.id, name);
    showSnackbar({ message: result.ok ? t('userTours.duplicated', { name }) : t('userTours.notKept') });
  }

  async function remove(tour: TourCard): Promise<void> {
    const deleted = await readDeletableTour(tour.id);
    const result = await deleteTour(tour.id);
    if (!result.ok) {
      showSnackbar({ message: t('userTours.notKept') });
      return;
    }
    showSnackbar({
      message: t('userTours.deleted', { name: nameOf(tour) }),
      actionLabel: t('kit.undo'),
      onAction: () => {
        if (deleted !== null) void restore(deleted);
      },
    });
  }

  async function restore(deleted: DeletedTour): Promise<void> {
    const result = await restoreTour(deleted);
    if (!result.ok) showSnackbar({ message: t('userTours.notKept') });
  }

  return { nameOf, duplicate, remove };
}
