import type { Network } from '../../model/schemas/network.ts';
import { foldText } from '../../../worker/catalogue/fold-text.ts';
import { addLines } from './add-lines.ts';
import { addNodes } from './add-nodes.ts';
import { CountryPlaces } from './country-places.ts';
import { dropNamesOfOthers } from './drop-names-of-others.ts';
import type { NamedPlace, ShownName } from './read-names.ts';
import type { Place } from './read-places.ts';
import { DIVISION, nameKey } from './spelling.ts';

interface Known {
  names: readonly NamedPlace[];
  shown: readonly ShownName[];
  network: Pick<Network, 'key' | 'nodes'> | undefined;
  /** Ids of places of our own that a pack has had. */
  released: ReadonlySet<string>;
}

/**
 * Puts the travellers' names and the nodes of the network to the towns of a country, each to the one that bears the name
 * near its position; what has none becomes a place of its own.
 * @param country ISO 3166-1 alpha-2
 */
export function collectPlaces(
  country: string,
  towns: readonly Place[],
  { names, shown, network, released }: Known,
): readonly Place[] {
  const places = new CountryPlaces(country, towns, released);
  for (const { name, ...translations } of shown) {
    const [largest] = places.byName.named(name).sort((a, b) => b.population - a.population);
    if (largest) Object.assign(largest, translations);
  }
  addLines(places, names);
  if (network) addNodes(places, network);
  for (const [place, { name: called }] of places.lineOf) showWithoutDivision(place, called);
  dropNamesOfOthers(places.all, places.lineOf);
  for (const place of places.all) place.aliases = once(place);
  return places.all;
}

/** Shows `Mito-shi` as Mito, as the table calls it, unless a node has named it. */
function showWithoutDivision(place: Place, called: string): void {
  if (!DIVISION.test(foldText(place.name)) || nameKey(place.name) !== nameKey(called)) return;
  place.en ??= called;
  place.de ??= called;
}

/** Aliases that another name of the place does not find anyway. */
function once({ name, en, de, aliases }: Place): string[] {
  const seen = new Set([name, en ?? '', de ?? ''].map(foldText));
  return aliases.filter((alias) => {
    const folded = foldText(alias);
    return !seen.has(folded) && Boolean(seen.add(folded));
  });
}
