import { useEffect, useMemo, useState } from 'react';
import type { FoundPlace, PlacesFound } from '../../../../../contract/data-api.ts';
import { placePacks } from '../../../../../contract/gazetteer-address.ts';
import { startDataClient } from '../../../../../data/catalogue/data-client.ts';
import type { Locale } from '../../../../../model/base/locale.ts';
import { useOnline } from '../../../../shell/state/use-online.ts';

const NONE: readonly FoundPlace[] = [];

export interface Places {
  /** Those of the previous text until the next ones are found. */
  places: readonly FoundPlace[];
  /** Packs that are not on this device, by ISO code or `world`. */
  missing: readonly string[];
  /** The places belong to the text. */
  current: boolean;
}

/** Places of the gazetteer by any of their names, those of the tour's countries (ISO codes) first. */
export function usePlaces(typed: string, locale: Locale, countries: readonly string[]): Places {
  const [found, setFound] = useState<(PlacesFound & { typed: string }) | null>(null);
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
    search().catch((error: unknown) => console.warn('The search for places failed', error));
    return () => {
      superseded = true;
    };
  }, [request]);

  return {
    places: found?.places ?? NONE,
    missing: found?.missing ?? [],
    current: found?.typed === typed,
  };
}
