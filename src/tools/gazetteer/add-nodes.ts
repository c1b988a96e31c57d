import { greatCircleKm, type LonLat } from '../../model/place/geo.ts';
import type { Network } from '../../model/schemas/network.ts';
import { foldText } from '../../../worker/catalogue/fold-text.ts';
import { type CountryPlaces, isTown } from './country-places.ts';
import { placeNames } from './place-names.ts';
import type { NamedPlace } from './read-names.ts';
import type { Place } from './read-places.ts';

const FACILITY = /\b(port|pier|jetty|harbour|airport|terminal)\b/;
/** The table and a node mean the same position. */
const AGREED_KM = 2;
/** The source has a position that is not theirs. */
const OFF_KM = 3;

/** Puts the nodes of a network to the places of their names; a node whose name none bears is a place of its own. */
export function addNodes(places: CountryPlaces, { key, nodes }: Pick<Network, 'key' | 'nodes'>): void {
  for (const { id, en, de, at, junction } of nodes) {
    if (junction) continue;
    const name = withoutAddition(en);
    const german = de === undefined ? undefined : withoutAddition(de);
    const names = placeNames({ own: german === undefined ? [name] : [name, german] });
    const nodeId = `node:${key}/${id}`;
    const place = places.byName.find(names, at)[0]?.place ?? places.add(nodeId, name, at);
    places.keepId(place, nodeId);
    if (!place.isNode && isBetterPosition(at, place, places.lineOf.get(place))) place.at = at;
    place.isNode = true;
    nameAsNode(place, { name, german, isOwn: places.byName.isOwn(place, name) });
    places.byName.add(place, names);
  }
}

/**
 * Whether the position of a node is better than that of its place: the table's are written from memory, and those of the
 * source are kilometers off for some towns, as the table and the node then agree.
 */
function isBetterPosition(at: LonLat, place: Place, line: NamedPlace | undefined): boolean {
  if (!isTown(place)) return true;
  const isAgreed = line !== undefined && greatCircleKm(line.at, at) <= AGREED_KM;
  return isAgreed && greatCircleKm(place.at, at) > OFF_KM;
}

/** Shows a place by the names of a node: our own spelling is the one that travellers know. */
function nameAsNode(
  place: Place,
  { name, german, isOwn }: { name: string; german: string | undefined; isOwn: boolean },
): void {
  place.aliases.push(name, german ?? name);
  const own = foldText(place.name);
  const called = foldText(name);
  if (called === own) {
    if (german !== undefined) place.de ??= german;
    return;
  }
  // A town is not called after its port or what is to be seen in it: `Allen port`.
  const isAddition = ` ${called} `.includes(` ${own} `) && (isTown(place) || FACILITY.test(called));
  if (isAddition && !isOwn) return;
  place.en ??= name;
  place.de ??= german ?? name;
}

/** `Nam Can` of `Nam Can (Nong Haet)` */
const withoutAddition = (text: string) => text.split(' (')[0] ?? text;
