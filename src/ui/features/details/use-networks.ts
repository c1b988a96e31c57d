import { useEffect } from 'react';
import { requestNetworks } from '../../../data/catalogue/ensure-networks.ts';
import { catalogueDb } from '../../../data/storage/catalogue-db.ts';

/** Opening a page of countries loads their networks, so that tours there can be planned offline from then on. */
export function useNetworks(countries: readonly string[]): void {
  const keys = countries.join();
  useEffect(() => {
    requestNetworks(catalogueDb, keys.split(',')).catch((error: unknown) =>
      console.error('The networks could not be requested', error),
    );
  }, [keys]);
}
