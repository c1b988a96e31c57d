import { useEffect, useEffectEvent } from 'react';
import { useUndo } from './use-undo.ts';

/** Ctrl+Z and Ctrl+Shift+Z (Ctrl+Y, and Cmd on a Mac); text fields keep their own undo. */
export function useUndoKeys(): void {
  const undo = useUndo();
  const undoOrRedo = useEffectEvent((direction: 'undo' | 'redo') => void undo(direction));

  // Listens for the shortcuts on the document.
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || hasOwnUndo(event.target)) return;
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

function hasOwnUndo(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('dialog, textarea, [contenteditable]') !== null) return true;
  return target instanceof HTMLInputElement && !NON_TEXT_TYPES.has(target.type);
}
