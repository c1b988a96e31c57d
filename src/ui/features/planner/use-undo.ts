import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { usePlannerNames } from './planner-context.tsx';

/** Undo and redo of the tour's changes, announced to screen readers. */
export function useUndo(): (direction: 'undo' | 'redo') => Promise<void> {
  const { t } = useTranslation();
  const { session, announce } = usePlannerNames();
  return async (direction) => {
    const { canUndo, canRedo } = session.getState();
    if (direction === 'undo' ? !canUndo : !canRedo) return;
    await session[direction]();
    announce(t(direction === 'undo' ? 'planner.undone' : 'planner.redone'));
  };
}
