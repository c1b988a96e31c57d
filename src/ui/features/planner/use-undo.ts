import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { usePlannerNames } from './planner-context.tsx';

/** Back and forth through the changes of the tour, and said aloud. */
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
