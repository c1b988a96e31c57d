import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import type { ListName } from '../../../../contract/data-api.ts';
import { savesData } from '../../../../data/network/data-saver.ts';
import { canRenderMap } from '../../../components/map/can-render-map.ts';
import { useMedia } from '../../../components/use-media.ts';
import { useQueryChange, withParam } from '../../../shell/routing/use-query-change.ts';
import { useFlags } from '../../../shell/state/use-flags.ts';

/** From this width the map is beside the list, below it replaces the list. */
const BESIDE = '(min-width: 1280px)';
const VIEW = 'view';
/** In localStorage: the user closed the map beside the lists. */
const STORAGE_KEY = 'listMap';
const CLOSED = 'closed';
/** Safari has no requestIdleCallback. */
const IDLE_MS = 500;

export interface ListMapView {
  isOffered: boolean;
  isBeside: boolean;
  isShown: boolean;
  /** The rows are painted and the browser is idle: the map may load. */
  isReady: boolean;
  toggle: (this: void) => void;
}

/**
 * Whether a list shows its map. Beside the list it is open from the start, unless the user closed it, saves data or has
 * a device that cannot draw it; everywhere else it opens with a tap, by the query `view=map`.
 */
export function useListMap(list: ListName, hasItems: boolean): ListMapView {
  const flags = useFlags();
  const isBeside = useMedia(BESIDE);
  const changeQuery = useQueryChange();
  const isAsked = new URLSearchParams(useSearch()).get(VIEW) === 'map';
  const [isClosed, setIsClosed] = useState(wasClosed);
  const isOffered = list !== 'posts' && (flags.maps || !flags.loaded);
  const opensItself = isOffered && isBeside && !savesData() && canRenderMap();
  const isShown = isOffered && (isAsked || (opensItself && !isClosed));
  const isReady = useIdle(isShown && hasItems);

  function toggle() {
    if (opensItself) {
      storeClosed(isShown);
      setIsClosed(isShown);
    }
    if (isAsked || !opensItself)
      changeQuery((now) => withParam(now, VIEW, isShown ? null : 'map'), { push: true });
  }

  return { isOffered, isBeside, isShown, isReady, toggle };
}

/** True once the browser was idle after `starts` became true. */
function useIdle(starts: boolean): boolean {
  const [isIdle, setIsIdle] = useState(false);

  // After the paint of what this render shows.
  useEffect(() => {
    if (!starts || isIdle) return undefined;
    const done = () => setIsIdle(true);
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(done, IDLE_MS);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(done, { timeout: 4 * IDLE_MS });
    return () => cancelIdleCallback(request);
  }, [starts, isIdle]);

  return isIdle;
}

function wasClosed(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === CLOSED;
  } catch (error) {
    console.warn('The choice of list or map could not be read', error);
    return false;
  }
}

function storeClosed(isClosed: boolean): void {
  try {
    if (isClosed) localStorage.setItem(STORAGE_KEY, CLOSED);
    else localStorage.removeItem(STORAGE_KEY);
  } catch (error) {
    console.warn('The choice of list or map could not be stored', error);
  }
}
