import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { currentSelection, subscribeSelection } from '../selection-store.ts';
import { type SnapPoint, snapShares } from './sheet.tsx';

const TABS_PX = 72;

/** Snap state of the sheet, per step; a selection on the map raises a lowered sheet to the middle. */
export function useSheetSnap(first: SnapPoint) {
  const [state, setState] = useState<{ first: SnapPoint; snap: SnapPoint }>({ first, snap: first });
  const snap = state.first === first ? state.snap : first;
  const setSnap = (to: SnapPoint) => setState({ first, snap: to });
  const screenPx = useSyncExternalStore(subscribeResize, () => window.innerHeight);

  // Subscribes to the selection.
  useEffect(
    () =>
      subscribeSelection(() => {
        if (currentSelection()?.from !== 'map') return;
        setState((before) => (before.snap === 0 ? { first, snap: 1 } : before));
      }),
    [first],
  );

  const shares = useMemo(() => snapShares(screenPx), [screenPx]);
  return { snap, setSnap, shares, coveredPx: Math.max(0, shares[snap] * screenPx - TABS_PX) };
}

function subscribeResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}
