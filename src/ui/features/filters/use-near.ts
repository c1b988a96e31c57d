import { useState } from 'react';
import type { LonLat } from '../../../model/place/geo.ts';
import type { OwnPosition } from '../../components/position/own-position-watch.ts';
import { useOwnPosition } from '../../components/position/use-own-position.ts';

/**
 * Where a list that is sorted by distance starts: the device's position, taken once, so that rows do not move while
 * they are read.
 */
export function useNear(isSorted: boolean): {
  near: LonLat | null;
  state: OwnPosition['state'];
  ask: () => void;
} {
  const [near, setNear] = useState<LonLat | null>(null);
  const { position, show } = useOwnPosition({
    startsIfAllowed: isSorted,
    paused: !isSorted || near !== null,
  });
  if (near === null && position.at !== null) setNear(position.at);
  return { near: isSorted ? near : null, state: near === null ? position.state : 'known', ask: show };
}
