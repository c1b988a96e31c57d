import { useEffect, useState, useSyncExternalStore } from 'react';
import { currentSelection, subscribeSelection } from '../selection-store.ts';
import { RESTS, type Rest } from './sheet.tsx';

const TABS_PX = 72;

/** Where the sheet rests, each step for itself; what is chosen on the map raises it as far as it takes to see it. */
export function useSheetRest(first: Rest) {
  const [held, setHeld] = useState<{ first: Rest; rest: Rest }>({ first, rest: first });
  const rest = held.first === first ? held.rest : first;
  const setRest = (to: Rest) => {
    setHeld({ first, rest: to });
  };
  const screenPx = useSyncExternalStore(subscribeResize, () => window.innerHeight);

  // Follows what is chosen on the map.
  useEffect(
    () =>
      subscribeSelection(() => {
        if (currentSelection()?.from !== 'map') return;
        setHeld((before) => (before.rest === 0 ? { first, rest: 1 } : before));
      }),
    [first],
  );

  return { rest, setRest, coveredPx: Math.max(0, RESTS[rest] * screenPx - TABS_PX) };
}

function subscribeResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => {
    window.removeEventListener('resize', listener);
  };
}
