import { useEffect, useEffectEvent, useRef } from 'react';
import { usePlannerNames } from './planner-context.tsx';

/**
 * For a form about a part of the tour, which another device may take out while it is open: what was typed is then offered
 * for the notes on the tour. Answers what to call when the form is saved or given up.
 * @param text what would be lost; empty where nothing was typed
 */
export function useOrphanedText(about: string, text: string): () => void {
  const { session } = usePlannerNames();
  const settled = useRef(false);
  const leave = useEffectEvent(() => {
    if (settled.current || text.trim() === '') return;
    import('./offer-orphaned-text.ts').then(
      ({ offerOrphanedText }) => offerOrphanedText(session, about, text),
      (error: unknown) => console.error('What was typed could not be offered', error),
    );
  });

  // Follows the form: it goes with the row that it belongs to.
  useEffect(() => () => leave(), []);
  return () => {
    settled.current = true;
  };
}
