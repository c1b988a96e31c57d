import { showSnackbar } from '../../shell/components/snackbar-store.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { readDeletableTour, restoreTour } from '../../../data/tours/restore-tour.ts';
import type { DeletedTour } from '../../../data/tours/restore-tour.ts';
import { deleteTour, duplicateTour } from '../../../data/tours/tours.ts';
import type { TourCard } from '../../../data/storage/user-db.ts';
import type { CountrySummary } from '../../../model/schemas/catalogue.ts';
import { useDuplicateName } from './use-copy-name.ts';

/** Actions on a tour in a list, each confirmed by a snackbar; deletions can be undone. */
export function useDraftActions(countries: readonly CountrySummary[]) {
  const { t, locale } = useTranslation();
  const duplicateName = useDuplicateName();

  function nameOf(draft: Pick<TourCard, 'name'> & { countries: readonly string[] }): string {
    if (draft.name !== '') return draft.name;
    const names = draft.countries.map(
      (key) => countries.find((country) => country.key === key)?.[locale].name ?? key,
    );
    return t('drafts.unnamed', { countries: names.join(', ') });
  }

  async function duplicate(draft: TourCard): Promise<void> {
    const name = await duplicateName(nameOf(draft));
    const result = await duplicateTour(draft.id, name);
    showSnackbar({ message: result.ok ? t('drafts.duplicated', { name }) : t('drafts.notKept') });
  }

  async function remove(draft: TourCard): Promise<void> {
    const deleted = await readDeletableTour(draft.id);
    const result = await deleteTour(draft.id);
    if (!result.ok) {
      showSnackbar({ message: t('drafts.notKept') });
      return;
    }
    showSnackbar({
      message: t('drafts.deleted', { name: nameOf(draft) }),
      actionLabel: t('kit.undo'),
      onAction: () => {
        if (deleted !== null) void restore(deleted);
      },
    });
  }

  async function restore(deleted: DeletedTour): Promise<void> {
    const result = await restoreTour(deleted);
    if (!result.ok) showSnackbar({ message: t('drafts.notKept') });
  }

  return { nameOf, duplicate, remove };
}
