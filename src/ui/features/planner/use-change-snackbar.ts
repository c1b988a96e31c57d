import { useEffect, useEffectEvent, useRef } from 'react';
import { closeSnackbar, currentSnackbar, showSnackbar } from '../../shell/components/snackbar-store.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { stopIds } from './itinerary/drop-position.ts';
import { usePlanner } from './planner-context.tsx';

const TIMEOUT_MS = 6_000;

/** Shows a snackbar with undo for each change. */
export function useChangeSnackbar(): void {
  const { t } = useTranslation();
  const { session, notice } = usePlanner();
  const { addedBeforeEnd } = notice;
  const moveToEnd = ({ id, key }: { id: string; key: string }) =>
    session.apply(
      (tour) => {
        const ids = stopIds(tour);
        const from = ids.indexOf(id);
        return from < 0 ? [] : [{ op: 'move', from, to: ids.length - 1 }];
      },
      'stop-moved',
      key,
    );
  const lastShown = useRef({ change: 0, snackbar: 0 });
  const show = useEffectEvent((sentence: string) => {
    const isUpdate = lastShown.current.change === notice.serial;
    // A name that is loaded later corrects the sentence, but only while its snackbar is still shown.
    if (isUpdate && currentSnackbar()?.serial !== lastShown.current.snackbar) return;
    showSnackbar({
      message: [sentence, notice.effect].filter((part) => part !== '').join(' · '),
      actionLabel: t('planner.undo'),
      onAction: () => void session.undo(),
      secondAction:
        addedBeforeEnd === null
          ? undefined
          : { label: t('planner.add.toEnd'), onAction: () => void moveToEnd(addedBeforeEnd) },
      timeoutMs: TIMEOUT_MS,
    });
    lastShown.current = { change: notice.serial, snackbar: currentSnackbar()?.serial ?? 0 };
  });

  // Each change is shown once; a snackbar about an undone change is closed.
  useEffect(() => {
    if (notice.serial > 0) show(notice.sentence);
    else closeSnackbar(lastShown.current.snackbar);
  }, [notice.serial, notice.sentence]);
}
