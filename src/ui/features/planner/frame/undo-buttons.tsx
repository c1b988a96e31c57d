import { Redo2, Undo2 } from 'lucide-react';
import { IconButton } from '../../../components/icon-button.tsx';
import { useWords } from '../../../i18n/use-words.ts';
import { usePlanner } from '../planner-context.tsx';

/** Back and forth through the changes of this visit. */
export function UndoButtons() {
  const { t } = useWords();
  const { session, state, announce } = usePlanner();

  async function travel(direction: 'undo' | 'redo'): Promise<void> {
    await session[direction]();
    announce(t(direction === 'undo' ? 'planner.undone' : 'planner.redone'));
  }

  return (
    <>
      <IconButton
        label={t('planner.undo')}
        icon={Undo2}
        disabled={!state.canUndo}
        aria-keyshortcuts="Control+Z Meta+Z"
        onClick={() => void travel('undo')}
      />
      <IconButton
        label={t('planner.redo')}
        icon={Redo2}
        disabled={!state.canRedo}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
        onClick={() => void travel('redo')}
      />
    </>
  );
}
