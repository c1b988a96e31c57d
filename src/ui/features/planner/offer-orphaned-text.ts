import type { PlannerSession } from '../../../data/planner/planner-state.ts';
import { showSnackbar } from '../../shell/components/snackbar-store.ts';
import { loadTranslations, translate } from '../../shell/i18n/translations.ts';
import { localeOfPath } from '../../../contract/paths/find-page.ts';

const NOTES_MAX = 10_000;

/** Reports that the edited item no longer exists, and offers to add the typed text to the tour's notes. */
export async function offerOrphanedText(session: PlannerSession, about: string, text: string): Promise<void> {
  const locale = localeOfPath(location.pathname);
  await loadTranslations(locale, 'forms');
  showSnackbar({
    message: translate(locale, 'forms.orphaned', { about }),
    actionLabel: translate(locale, 'forms.orphanedKeep'),
    timeoutMs: null,
    onAction: () => {
      void session.edit(
        ({ notes }) => ({
          notes: `${notes === '' ? '' : `${notes}\n\n`}${about}: ${text}`.slice(0, NOTES_MAX),
        }),
        'notes-changed',
      );
    },
  });
}
