import type { PlaceNearQuery, PlaceQuery, PlacesFound } from '../../../src/contract/data-api.ts';
import { LARGEST_PLACES_PACK } from '../../../src/contract/gazetteer-address.ts';
import {
  type GazetteerPack,
  type GazetteerPlace,
  placeAt,
} from '../../../src/model/gazetteer/gazetteer-pack.ts';
import { nearestNamed, nearestRow } from './nearest-row.ts';
import { createPlaceSearch, PLACES_MAX, type PlaceHit, type PlaceSearch, scoreOf } from './search-places.ts';

export type DevicePlaces = ReturnType<typeof createDevicePlaces>;

/** A place of a country of the tour before a larger one elsewhere. */
const OWN_COUNTRY_BONUS = 0.5;

interface Indexed {
  pack: GazetteerPack | null;
  /** Null if there is no such pack. */
  search: PlaceSearch | null;
}

/**
 * The places of the world's largest towns and of some countries. Each pack is loaded and indexed when it is first asked
 * for; one that cannot be loaded now is named in `missing`, and the next query tries again.
 * @param loadPack by ISO 3166-1 code or `world`; null if there is none of that country; rejects without a network
 */
export function createDevicePlaces(loadPack: (name: string) => Promise<GazetteerPack | null>) {
  const packs = new Map<string, Promise<Indexed | null>>();

  function packOf(name: string): Promise<Indexed | null> {
    const known = packs.get(name);
    if (known) return known;
    const loading = loadPack(name).then((pack): Indexed => ({
      pack,
      search: pack && createPlaceSearch(pack),
    }));
    const indexed = loading.catch((error: unknown) => {
      packs.delete(name);
      // Without a connection: the page says what is missing.
      if (!(error instanceof TypeError)) console.warn(`The places of ${name} could not be loaded`, error);
      return null;
    });
    packs.set(name, indexed);
    return indexed;
  }
  const packsOf = (countries: readonly string[]) => {
    const names = [...new Set([...countries, LARGEST_PLACES_PACK])];
    return Promise.all(names.map(async (name) => ({ name, indexed: await packOf(name) })));
  };

  async function find({ typed, locale, countries }: PlaceQuery) {
    const found = await packsOf(countries);
    const best = new Map<string, PlaceHit>();
    const searches = found.flatMap(({ indexed }) => indexed?.search ?? []);
    const asTyped = searches.flatMap(({ find: findIn }) => findIn(typed, locale));
    // Typos are looked for only where nothing fits as typed.
    const all =
      asTyped.length > 0 ? asTyped : searches.flatMap(({ findSimilar }) => findSimilar(typed, locale));
    for (const hit of all) {
      const before = best.get(hit.place.id);
      if (!before || before.fit < hit.fit) best.set(hit.place.id, hit);
    }
    return {
      hits: [...best.values()].sort((a, b) => scoreOf(b) - scoreOf(a)),
      missing: found.filter(({ indexed }) => indexed === null).map(({ name }) => name),
    };
  }

  return {
    async search(query: PlaceQuery): Promise<PlacesFound> {
      const { hits, missing } = await find(query);
      const score = (hit: PlaceHit) =>
        scoreOf(hit) + (query.countries.includes(hit.place.country) ? OWN_COUNTRY_BONUS : 0);
      const best = hits.toSorted((a, b) => score(b) - score(a)).slice(0, PLACES_MAX);
      return { places: best.map(({ place }) => place), missing };
    },

    /** Of the packs of these names, too, without preference for a country. */
    hits: async (query: PlaceQuery): Promise<PlaceHit[]> => (await find(query)).hits,

    async nearest({ at, withinKm, locale, countries }: PlaceNearQuery): Promise<GazetteerPlace | null> {
      const found = (await packsOf(countries)).flatMap(({ indexed }) => {
        const near = indexed?.pack && nearestRow(indexed.pack, at, withinKm);
        return near && indexed.pack ? [{ ...near, pack: indexed.pack }] : [];
      });
      const best = found.find(({ km }) => km <= withinKm) ?? found.sort((a, b) => a.km - b.km)[0];
      return best ? placeAt(best.pack, best.row, locale) : null;
    },

    /** The nearest place that has exactly this name, folded; null if there is none within the distance. */
    async named(
      name: string,
      { at, withinKm, locale, countries }: PlaceNearQuery,
    ): Promise<GazetteerPlace | null> {
      const found = (await packsOf(countries)).flatMap(({ indexed }) => {
        const near = indexed?.pack && nearestNamed(indexed.pack, name, at, withinKm);
        return near && indexed.pack ? [{ ...near, pack: indexed.pack }] : [];
      });
      const best = found.sort((a, b) => a.km - b.km)[0];
      return best ? placeAt(best.pack, best.row, locale) : null;
    },

    /** Packs of these countries that the device lacks and could not load now. */
    async missing(countries: readonly string[]): Promise<string[]> {
      return (await packsOf(countries)).filter(({ indexed }) => indexed === null).map(({ name }) => name);
    },
  };
}
