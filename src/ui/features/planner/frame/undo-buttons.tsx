import { Redo2, Undo2 } from 'lucide-react';
import { IconButton } from '../../../shell/components/icon-button.tsx';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { usePlanner } from '../planner-context.tsx';
import { useUndo } from '../use-undo.ts';

/** Back and forth through the changes of this visit. */
export function UndoButtons() {
  const { t } = useTranslation();
  const { state } = usePlanner();
  const travel = useUndo();

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
