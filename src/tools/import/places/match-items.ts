import { greatCircleKm } from '../../../model/place/geo.ts';
import { foldText } from '../../../../worker/catalogue/fold-text.ts';
import type { CataloguePlace } from './catalogue-places.ts';
import type { SourceItem } from './source-item.ts';

/** Things of the same name are the place within this distance; parks and islands are large. */
export const MATCH_KM = 30;

export interface ItemMatches {
  /** Each item with the place that it is. */
  matched: { item: SourceItem; place: CataloguePlace }[];
  /** Items that may be one of several places, or places that may be one of several items: a reviewer decides. */
  ambiguous: { item: SourceItem; places: CataloguePlace[] }[];
}

export interface PlaceIndex {
  wants: (names: readonly string[], wikidata?: string) => boolean;
  match: (items: readonly SourceItem[], decisions: ReadonlyMap<string, string | null>) => ItemMatches;
}

/** Finds the places of items: as a reviewer decided, by an id, or else by a name in either language and the distance. */
export function indexPlaces(places: ReadonlyMap<string, CataloguePlace>): PlaceIndex {
  const byName = new Map<string, Set<CataloguePlace>>();
  const byId = new Map<string, CataloguePlace>();
  for (const place of places.values()) {
    for (const id of place.ids) byId.set(id, place);
    for (const name of place.names.map(foldText)) {
      const same = byName.get(name);
      if (same) same.add(place);
      else byName.set(name, new Set([place]));
    }
  }

  function identified(item: SourceItem, decisions: ReadonlyMap<string, string | null>) {
    const decided = decisions.get(item.id);
    return decided === undefined || decided === null
      ? (byId.get(item.id) ?? byId.get(`wikidata:${item.wikidata}`))
      : places.get(decided);
  }

  function nearby({ names, at }: SourceItem): CataloguePlace[] {
    const named = new Set(names.flatMap((name) => [...(byName.get(foldText(name)) ?? [])]));
    return [...named]
      .filter((place) => greatCircleKm(place.at, at) <= MATCH_KM)
      .toSorted((a, b) => (a.key < b.key ? -1 : 1));
  }

  return {
    wants: (names, wikidata) =>
      byId.has(`wikidata:${wikidata}`) || names.some((name) => byName.has(foldText(name))),
    match: (items, decisions) => {
      const undecided = items
        .filter(({ id }) => decisions.get(id) !== null)
        .toSorted((a, b) => (a.id < b.id ? -1 : 1));
      const matched: ItemMatches['matched'] = [];
      const named: ItemMatches['ambiguous'] = [];
      for (const item of undecided) {
        const place = identified(item, decisions);
        if (place) matched.push({ item, place });
        else named.push({ item, places: nearby(item) });
      }
      // A place that is known to be one item is not another one of the same name.
      const known = new Set(matched.map(({ place }) => place));
      const open = named
        .map(({ item, places: found }) => ({ item, places: found.filter((place) => !known.has(place)) }))
        .filter(({ places: found }) => found.length > 0);
      const claims = new Map<CataloguePlace, number>();
      for (const { places: found } of open)
        for (const place of found) claims.set(place, (claims.get(place) ?? 0) + 1);
      const ambiguous: ItemMatches['ambiguous'] = [];
      for (const { item, places: found } of open) {
        const [only] = found;
        if (only && found.length === 1 && claims.get(only) === 1) matched.push({ item, place: only });
        else ambiguous.push({ item, places: found });
      }
      return { matched, ambiguous };
    },
  };
}
