import { useEffect } from 'react';
import { requestNetworks } from '../../../data/catalogue/ensure-networks.ts';
import { openTexts } from '../../../data/catalogue/open-texts.ts';
import { catalogueDb } from '../../../data/storage/catalogue-db.ts';

/** Opening a page of countries loads their texts and networks: from then on both are there offline. */
export function useOpenedCountries(countries: readonly string[]): void {
  const keys = countries.join();
  useEffect(() => {
    const opened = keys.split(',');
    openTexts(opened).catch((error: unknown) => console.error('The texts could not be requested', error));
    requestNetworks(catalogueDb, opened).catch((error: unknown) =>
      console.error('The networks could not be requested', error),
    );
  }, [keys]);
}
