import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { focusAfterMove } from './itinerary/pending-focus.ts';
import { usePlannerNames } from './planner-context.tsx';

/** Undo and redo of the tour's changes, announced to screen readers. */
export function useUndo(): (direction: 'undo' | 'redo') => Promise<void> {
  const { t } = useTranslation();
  const { session, announce } = usePlannerNames();
  return async (direction) => {
    const { canUndo, canRedo } = session.getState();
    if (direction === 'undo' ? !canUndo : !canRedo) return;
    // Rows that change their order lose the focus.
    const { id } = document.activeElement ?? {};
    if (id?.startsWith('stop-')) focusAfterMove([`#${id}`, "[aria-haspopup='menu']"]);
    await session[direction]();
    announce(t(direction === 'undo' ? 'planner.undone' : 'planner.redone'));
  };
}
