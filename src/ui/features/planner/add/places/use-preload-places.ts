import { useEffect } from 'react';
import { placePacks } from '../../../../../contract/gazetteer-address.ts';
import { startDataClient } from '../../../../../data/catalogue/data-client.ts';
import { savesData } from '../../../../../data/network/data-saver.ts';
import { isoCodesOf } from '../../../../../model/place/country-name.ts';
import { usePlannerNames } from '../../planner-context.tsx';

/** The experiences come first. */
const DELAY_MS = 1_500;

/** Loads the places of the tour's countries before anything is typed, so that they are found offline from then on. */
export function usePreloadPlaces(countries: readonly string[]): void {
  const { countries: catalogue } = usePlannerNames();
  const codes = isoCodesOf(countries, catalogue);
  const packs = (savesData() && codes.length > 0 ? codes : placePacks(codes)).join();
  useEffect(() => {
    const load = async () =>
      startDataClient().places({ typed: '', locale: 'en', countries: packs.split(',') });
    const timer = setTimeout(
      () => void load().catch((error: unknown) => console.warn('No places could be loaded yet', error)),
      DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [packs]);
}
