import { useEffect, useEffectEvent, useState } from 'react';
import type { ListQuery } from '../../../contract/data-api.ts';

export type PositionState = 'unasked' | 'asking' | 'known' | 'denied';
type Point = ListQuery['near'];

const TIMEOUT_MS = 10_000;
/** A position from the last minutes is accurate enough for distances in lists. */
const AGE_MS = 300_000;

/**
 * The user's position, which never leaves the device: requested by `ask`, or without a prompt if permission was granted
 * before.
 */
export function usePosition(enabled: boolean): { near: Point; state: PositionState; ask: () => void } {
  const [near, setNear] = useState<Point>(null);
  const [state, setState] = useState<PositionState>('unasked');

  function ask() {
    if (!('geolocation' in navigator)) {
      setState('denied');
      return;
    }
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setNear([coords.longitude, coords.latitude]);
        setState('known');
      },
      () => setState('denied'),
      { timeout: TIMEOUT_MS, maximumAge: AGE_MS },
    );
  }

  const askWithoutPrompt = useEffectEvent(ask);

  // A URL with this sort order must not open a permission prompt by itself.
  useEffect(() => {
    if (!enabled || state !== 'unasked') return undefined;
    let canceled = false;
    isAllowed().then(
      (allowed) => {
        if (allowed && !canceled) askWithoutPrompt();
      },
      (error: unknown) => console.warn('The geolocation permission is unknown', error),
    );
    return () => {
      canceled = true;
    };
  }, [enabled, state]);

  return { near: enabled ? near : null, state, ask };
}

async function isAllowed(): Promise<boolean> {
  // The Permissions API is not supported everywhere; there users choose the sort order to be asked.
  if (!('permissions' in navigator)) return false;
  const { state } = await navigator.permissions.query({ name: 'geolocation' });
  return state === 'granted';
}
