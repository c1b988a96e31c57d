import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  isPositionAllowed,
  type OwnPosition,
  ownPosition,
  POSITION_OFF,
  retryOwnPosition,
  watchOwnPosition,
} from './own-position-watch.ts';

export interface OwnPositionView {
  position: OwnPosition;
  /** Asks for permission where it is needed, so only for a tap; also tries again after a failure. */
  show: (this: void) => void;
  hide: (this: void) => void;
}

/**
 * Where the device is, from `show` on.
 * @param startsIfAllowed shows it at once where permission was given before
 * @param paused nothing is watched meanwhile
 */
export function useOwnPosition({ startsIfAllowed = false, paused = false } = {}): OwnPositionView {
  const [isWanted, setIsWanted] = useState(false);
  const isWatching = isWanted && !paused;
  const position = useSyncExternalStore(
    isWatching ? watchOwnPosition : watchNothing,
    isWatching ? ownPosition : isOff,
  );

  useEffect(() => {
    if (!startsIfAllowed) return undefined;
    let isCurrent = true;
    isPositionAllowed().then(
      (isAllowed) => {
        if (isAllowed && isCurrent) setIsWanted(true);
      },
      (error: unknown) => console.warn('The geolocation permission is unknown', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [startsIfAllowed]);

  return {
    position,
    show() {
      if (isWatching) retryOwnPosition();
      setIsWanted(true);
    },
    hide: () => setIsWanted(false),
  };
}

const watchNothing = () => () => undefined;
const isOff = () => POSITION_OFF;
