import { useEffect, useEffectEvent } from 'react';
import { useUndo } from './use-undo.ts';

/** Ctrl+Z and Ctrl+Shift+Z (Ctrl+Y, and Cmd on a Mac); a field that is typed in keeps its own. */
export function useUndoKeys(): void {
  const undo = useUndo();
  const travel = useEffectEvent((direction: 'undo' | 'redo') => {
    void undo(direction);
  });

  // Follows the document's keyboard.
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || hasOwnUndo(event.target)) return;
      const key = event.key.toLowerCase();
      const redo = key === 'y' || (key === 'z' && event.shiftKey);
      if (key !== 'z' && !redo) return;
      event.preventDefault();
      travel(redo ? 'redo' : 'undo');
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

const NOT_TYPED = new Set(['range', 'radio', 'checkbox', 'button', 'date', 'time']);

function hasOwnUndo(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('dialog, textarea, [contenteditable]') !== null) return true;
  return target instanceof HTMLInputElement && !NOT_TYPED.has(target.type);
}
