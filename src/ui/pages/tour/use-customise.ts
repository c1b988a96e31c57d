import { useState } from 'react';
import { useLocation } from 'wouter';
import { createFromReadyMade } from '../../../data/tours.ts';
import type { TourSummary } from '../../../model/catalogue.ts';
import { showSnackbar } from '../../components/snackbar-store.ts';
import { useWords } from '../../i18n/use-words.ts';
import { pathOf } from '../../routing/paths.ts';

/** Copies the tour into the planner and opens it there. */
export function useCustomise(tour: TourSummary): { customise: () => void; busy: boolean } {
  const { t, locale } = useWords();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);

  async function copy() {
    setBusy(true);
    const created = await createFromReadyMade(tour, locale);
    setBusy(false);
    if (created.ok) navigate(pathOf('tours-edit', locale, { tour: created.value, step: 'customize' }));
    else showSnackbar({ message: t('tour.notCopied') });
  }

  return { customise: () => void copy(), busy };
}
