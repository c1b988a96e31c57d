import { useEffect, useEffectEvent, useRef } from 'react';
import { closeSnackbar, currentSnackbar, showSnackbar } from '../../shell/components/snackbar-store.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { usePlanner } from './planner-context.tsx';

const SHOWN_MS = 6_000;

/** Says what each change did, with a way back. */
export function useChangeSnackbar(): void {
  const { t } = useTranslation();
  const { session, news } = usePlanner();
  const told = useRef({ change: 0, snackbar: 0 });
  const tell = useEffectEvent((sentence: string) => {
    const again = told.current.change === news.serial;
    // A name that came later mends the sentence, but only where it is still being read.
    if (again && currentSnackbar()?.serial !== told.current.snackbar) return;
    showSnackbar({
      message: [sentence, news.effect].filter((part) => part !== '').join(' · '),
      actionLabel: t('planner.undo'),
      onAction: () => void session.undo(),
      timeoutMs: SHOWN_MS,
    });
    told.current = { change: news.serial, snackbar: currentSnackbar()?.serial ?? 0 };
  });

  // Follows the changes of the tour: each is told once, and a message about what was undone goes.
  useEffect(() => {
    if (news.serial > 0) tell(news.sentence);
    else closeSnackbar(told.current.snackbar);
  }, [news.serial, news.sentence]);
}
