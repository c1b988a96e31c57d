import { Redo2, Undo2 } from 'lucide-react';
import { IconButton } from '../../../shell/components/icon-button.tsx';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { usePlanner } from '../planner-context.tsx';
import { useUndo } from '../use-undo.ts';

/** Undo and redo of the changes in this session. */
export function UndoButtons() {
  const { t } = useTranslation();
  const { state } = usePlanner();
  const undoOrRedo = useUndo();

  return (
    <>
      <IconButton
        label={t('planner.undo')}
        icon={Undo2}
        disabled={!state.canUndo}
        aria-keyshortcuts="Control+Z Meta+Z"
        onClick={() => void undoOrRedo('undo')}
      />
      <IconButton
        label={t('planner.redo')}
        icon={Redo2}
        disabled={!state.canRedo}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
        onClick={() => void undoOrRedo('redo')}
      />
    </>
  );
}
