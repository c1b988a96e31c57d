import { useEffect, useMemo, useState } from 'react';
import type { FoundPlace } from '../../../../../contract/data-api.ts';
import { placePacks } from '../../../../../contract/gazetteer-address.ts';
import { startDataClient } from '../../../../../data/catalogue/data-client.ts';
import type { Locale } from '../../../../../model/base/locale.ts';
import { useOnline } from '../../../../shell/state/use-online.ts';

interface Found {
  /** Those of the previous text until the next ones are found. */
  places: readonly FoundPlace[];
  /** Packs that are not on this device, by ISO code or `world`. */
  missing: readonly string[];
  /** Null after a failure. */
  typed: string | null;
}

export interface Places extends Found {
  /** The places belong to the text. */
  current: boolean;
}

/**
 * Places of the gazetteer by any of their names, those of the tour's countries (ISO codes) first. Null before the first
 * answer.
 */
export function usePlaces(typed: string, locale: Locale, countries: readonly string[]): Places | null {
  const [found, setFound] = useState<Found | null>(null);
  const online = useOnline();
  const packs = placePacks(countries).join();
  // What could not be loaded is tried again once there is a connection.
  const request = useMemo(
    () => ({ typed, locale, packs: packs.split(','), online }),
    [typed, locale, packs, online],
  );

  useEffect(() => {
    let superseded = false;
    const search = async () => {
      const query = { typed: request.typed, locale: request.locale, countries: request.packs };
      const result = await startDataClient().places(query);
      if (!superseded) setFound({ ...result, typed: request.typed });
    };
    search().catch((error: unknown) => {
      console.warn('The search for places failed', error);
      if (!superseded) setFound({ places: [], missing: [], typed: null });
    });
    return () => {
      superseded = true;
    };
  }, [request]);

  return found && { ...found, current: found.typed === typed };
}
