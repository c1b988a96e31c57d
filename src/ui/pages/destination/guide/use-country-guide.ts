import { useEffect, useState } from 'react';
import { type CountryGuide, guideOfCountry } from '../../../../data/catalogue/country-guide.ts';
import { useOnline } from '../../../shell/state/use-online.ts';

/** All that a country's page reads beyond the catalogue; undefined while it loads, or offline before it was cached. */
export function useCountryGuide(key: string): CountryGuide | undefined {
  const [guide, setGuide] = useState<CountryGuide | undefined>(undefined);
  const online = useOnline();
  // Asked again once there is a network.
  useEffect(() => {
    let isWanted = true;
    guideOfCountry(key).then(
      (found) => {
        if (isWanted) setGuide(found);
      },
      (error: unknown) =>
        console.warn(`The guide of ${key} could not be loaded ${online ? 'online' : 'offline'}`, error),
    );
    return () => {
      isWanted = false;
    };
  }, [key, online]);
  return guide;
}
