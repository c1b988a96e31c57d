import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useMemo } from 'react';
import { stationsOfCountry } from '../../../../data/catalogue/country-queries.ts';
import { practicalOfPlaces } from '../../../../data/planner/practical-of-places.ts';
import type { Climate } from '../../../../model/schemas/catalogue.ts';
import type { PlacePractical } from '../../../../model/schemas/place-practical.ts';
import { type HintFacts, type StopHint, stopHints } from '../../../../model/stop-hints.ts';
import { type MonthWeather, weatherNear } from '../../../../model/place/nearest-climate.ts';
import { usePlanner } from '../planner-context.tsx';
import { setHints } from './hint-store.ts';

/** Debounce: an edit is rendered first, its hints follow. */
const DEBOUNCE_MS = 150;
const NO_STATIONS: readonly Climate[] = [];
const NONE_KNOWN: ReadonlyMap<string, PlacePractical> = new Map();

/** Computes the hints of the open tour when its plan changes; renders nothing. */
export default function HintUpdater() {
  const { state, places, countries } = usePlanner();
  const countryKeys = [...new Set([...places.values()].map(({ country_key: key }) => key))].sort().join();
  const stations = useLiveQuery(() => stationsOf(countryKeys), [countryKeys]) ?? NO_STATIONS;
  const placeKeys = [...places.keys()].sort().join();
  const practical = useLiveQuery(() => practicalOfPlaces(placeKeys.split(',')), [placeKeys]) ?? NONE_KNOWN;
  const { plan, options, tour } = state;
  const dated = (tour?.startDate ?? null) !== null;

  const facts = useMemo((): HintFacts => {
    const weather = new Map<string, MonthWeather[] | null>();
    return {
      options,
      place: (key) => {
        const place = places.get(key);
        const country = countries.get(place?.country_key ?? '');
        if (place === undefined || country === undefined) return undefined;
        return {
          point: place.location.coordinates,
          timeZone: country.timezone,
          months: place.months,
          openMonths: place.open_months,
          opening: place.opening,
          wetMonths: country.wet_months,
          practical: practical.get(key),
        };
      },
      rainMm: (key, month) => {
        const place = places.get(key);
        if (place === undefined) return null;
        if (!weather.has(key))
          weather.set(key, weatherNear(stations, place.location.coordinates)?.months ?? null);
        return weather.get(key)?.[month - 1]?.rain_mm ?? null;
      },
    };
  }, [options, places, countries, stations, practical]);

  useEffect(() => {
    if (plan === null) return undefined;
    const timer = setTimeout(() => {
      const byStop = new Map<string, StopHint[]>();
      for (const [index, hints] of stopHints(plan, facts, dated)) {
        const id = plan.itinerary[index]?.id;
        if (typeof id === 'string') byStop.set(id, hints);
      }
      setHints(byStop);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [plan, facts, dated]);

  useEffect(() => () => setHints(new Map()), []);

  return null;
}

/** Weather stations of these countries. `countries`: comma-separated keys. */
async function stationsOf(countries: string): Promise<Climate[]> {
  const keys = countries === '' ? [] : countries.split(',');
  return (await Promise.all(keys.map((key) => stationsOfCountry(key)))).flat();
}
