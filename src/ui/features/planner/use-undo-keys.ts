import { useEffect, useEffectEvent } from 'react';
import { useUndo } from './use-undo.ts';

/** Ctrl+Z and Ctrl+Shift+Z (Ctrl+Y, and Cmd on a Mac) undo and redo edits of the plan. */
export function useUndoKeys(): void {
  const undo = useUndo();
  const undoOrRedo = useEffectEvent((direction: 'undo' | 'redo') => void undo(direction));

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || keepsOwnKeys(event.target)) return;
      const key = event.key.toLowerCase();
      const redo = key === 'y' || (key === 'z' && event.shiftKey);
      if (key !== 'z' && !redo) return;
      event.preventDefault();
      undoOrRedo(redo ? 'redo' : 'undo');
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

const NON_TEXT_TYPES = new Set(['range', 'radio', 'checkbox', 'button', 'date', 'time']);

/** Text fields undo their own input, and behind an open dialog the plan must not change. */
function keepsOwnKeys(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('dialog, textarea, [contenteditable]') !== null) return true;
  return target instanceof HTMLInputElement && !NON_TEXT_TYPES.has(target.type);
}
