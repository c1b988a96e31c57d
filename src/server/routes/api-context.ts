import type { Locale } from '../../model/locale.ts';
import type { Catalogue, CatalogueMemory } from '../memory/catalogue-memory.ts';
import type { ExchangeRates } from '../rates/exchange-rate.ts';
import type { Settings } from '../settings.ts';
import type { RateLimits } from '../stores/rate-limits.ts';

/** What the calls of the API work with. */
export interface ApiDeps {
  settings: Settings;
  memory: CatalogueMemory;
  limits: RateLimits;
  rates: Pick<ExchangeRates, 'current'>;
}

/** Given by whoever opens the port; missing in tests. */
export interface Bindings {
  socketAddress?: string | undefined;
}

/** One request, its input checked. */
export interface Asked<Query> {
  query: Query;
  locale: Locale;
  catalogue: Catalogue;
}
