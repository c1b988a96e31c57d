import { showSnackbar } from '../../shell/components/snackbar-store.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { readDeletableTour, restoreTour } from '../../../data/tours/restore-tour.ts';
import type { DeletedTour } from '../../../data/tours/restore-tour.ts';
import { deleteTour, duplicateTour } from '../../../data/tours/tours.ts';
import type { TourCard } from '../../../data/storage/user-db.ts';
import type { CountrySummary } from '../../../model/schemas/catalogue.ts';
import { useDoubleName } from './use-copy-name.ts';

/** What can be done with a tour in a list; each says what it did, and a deletion can be taken back. */
export function useDraftActions(countries: readonly CountrySummary[]) {
  const { t, locale } = useTranslation();
  const doubleName = useDoubleName();

  function nameOf(draft: Pick<TourCard, 'name'> & { countries: readonly string[] }): string {
    if (draft.name !== '') return draft.name;
    const names = draft.countries.map(
      (key) => countries.find((country) => country.key === key)?.[locale].name ?? key,
    );
    return t('drafts.unnamed', { countries: names.join(', ') });
  }

  async function duplicate(draft: TourCard): Promise<void> {
    const name = await doubleName(nameOf(draft));
    const result = await duplicateTour(draft.id, name);
    showSnackbar({ message: result.ok ? t('drafts.duplicated', { name }) : t('drafts.notKept') });
  }

  async function remove(draft: TourCard): Promise<void> {
    const kept = await readDeletableTour(draft.id);
    const result = await deleteTour(draft.id);
    if (!result.ok) {
      showSnackbar({ message: t('drafts.notKept') });
      return;
    }
    showSnackbar({
      message: t('drafts.deleted', { name: nameOf(draft) }),
      actionLabel: t('kit.undo'),
      onAction: () => {
        if (kept !== null) void putBack(kept);
      },
    });
  }

  async function putBack(kept: DeletedTour): Promise<void> {
    const result = await restoreTour(kept);
    if (!result.ok) showSnackbar({ message: t('drafts.notKept') });
  }

  return { nameOf, duplicate, remove };
}
