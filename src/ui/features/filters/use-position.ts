import { useEffect, useEffectEvent, useState } from 'react';
import type { ListQuery } from '../../../contract/data-api.ts';

export type PositionState = 'unasked' | 'asking' | 'known' | 'refused';
type Point = ListQuery['near'];

const PATIENCE_MS = 10_000;
/** A position of the last minutes will do: nothing here is nearer than a walk. */
const AGE_MS = 300_000;

/**
 * Where the person is, once it is wanted: asked for by `ask`, and without a question where it was
 * allowed before. It stays on the device.
 */
export function usePosition(wanted: boolean): { near: Point; state: PositionState; ask: () => void } {
  const [near, setNear] = useState<Point>(null);
  const [state, setState] = useState<PositionState>('unasked');

  function ask() {
    if (!('geolocation' in navigator)) {
      setState('refused');
      return;
    }
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setNear([coords.longitude, coords.latitude]);
        setState('known');
      },
      () => {
        setState('refused');
      },
      { timeout: PATIENCE_MS, maximumAge: AGE_MS },
    );
  }

  const askQuietly = useEffectEvent(ask);

  // Follows the browser's permission: an address that wants it opens no question by itself.
  useEffect(() => {
    if (!wanted || state !== 'unasked') return undefined;
    let gone = false;
    isAllowed().then(
      (allowed) => {
        if (allowed && !gone) askQuietly();
      },
      (error: unknown) => console.warn('The permission is not known', error),
    );
    return () => {
      gone = true;
    };
  }, [wanted, state]);

  return { near: wanted ? near : null, state, ask };
}

async function isAllowed(): Promise<boolean> {
  // Not everywhere; there the person asks by choosing it.
  if (!('permissions' in navigator)) return false;
  const { state } = await navigator.permissions.query({ name: 'geolocation' });
  return state === 'granted';
}
