import { useEffect, useEffectEvent, useRef } from 'react';
import { usePlannerNames } from './planner-context.tsx';

/**
 * For a form about a part of the tour, which another device may delete while it is open: the typed text is then offered
 * for the tour's notes. Returns a function to call when the form is saved or canceled.
 * @param text what would be lost; empty if nothing was typed
 */
export function useOrphanedText(about: string, text: string): () => void {
  const { session } = usePlannerNames();
  const done = useRef(false);
  const offerText = useEffectEvent(() => {
    if (done.current || text.trim() === '') return;
    import('./offer-orphaned-text.ts').then(
      ({ offerOrphanedText }) => offerOrphanedText(session, about, text),
      (error: unknown) => console.error('The orphaned text could not be offered', error),
    );
  });

  // Runs on unmount: the form unmounts together with its row.
  useEffect(() => () => offerText(), []);
  return () => {
    done.current = true;
  };
}
