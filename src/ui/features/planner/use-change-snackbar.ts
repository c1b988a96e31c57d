import { useEffect, useEffectEvent } from 'react';
import { closeSnackbar, currentSnackbar, showSnackbar } from '../../components/snackbar-store.ts';
import { useWords } from '../../i18n/use-words.ts';
import { usePlanner } from './planner-context.tsx';

const SHOWN_MS = 6_000;

/** Says what each change did, with a way back. */
export function useChangeSnackbar(): void {
  const { t } = useWords();
  const { session, news } = usePlanner();
  const show = useEffectEvent(() => {
    showSnackbar({
      message: [news.sentence, news.effect].filter((part) => part !== '').join(' · '),
      actionLabel: t('planner.undo'),
      onAction: () => void session.undo(),
      timeoutMs: SHOWN_MS,
    });
  });

  // Follows the changes of the tour: each is told once, and a message about what was undone goes.
  useEffect(() => {
    if (news.serial === 0) return undefined;
    show();
    const shown = currentSnackbar()?.serial;
    return () => {
      if (shown !== undefined) closeSnackbar(shown);
    };
  }, [news.serial]);
}
