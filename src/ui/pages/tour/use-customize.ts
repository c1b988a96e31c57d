import { useState } from 'react';
import { useLocation } from 'wouter';
import { createFromReadyMade } from '../../../data/tours/tours.ts';
import type { TourSummary } from '../../../model/schemas/catalogue.ts';
import { showSnackbar } from '../../shell/components/snackbar-store.ts';
import { useCopyName } from '../../features/user-tours/use-copy-name.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { useUserDb } from '../../layout/account/use-user-db.ts';
import { pathOf } from '../../shell/routing/paths.ts';

/** Copies the tour into the planner and opens it there. */
export function useCustomize(tour: TourSummary): { customize: () => void; busy: boolean } {
  const { t, locale } = useTranslation();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const db = useUserDb();
  const copyName = useCopyName();

  /** If the tours cannot be read, writing the copy reports the error. */
  function nameOfCopy(): Promise<string> {
    const { title } = tour[locale];
    return copyName(title).catch((error: unknown) => {
      console.warn('The names of the stored tours could not be read', error);
      return title;
    });
  }

  async function copy() {
    setBusy(true);
    const created = await createFromReadyMade(tour, locale, new Date(), db, await nameOfCopy());
    setBusy(false);
    if (created.ok) navigate(pathOf('tours-edit', locale, { tour: created.value, step: 'customize' }));
    else showSnackbar({ message: t('tour.notCopied') });
  }

  return { customize: () => void copy(), busy };
}
