import { foldText } from '../../../worker/catalogue/fold-text.ts';
import type { CountryPlaces } from './country-places.ts';
import { TWIN_KM } from './merge-twins.ts';
import { FORMER_NAME_KM, placeNames, type PlaceNames } from './place-names.ts';
import type { NamedPlace } from './read-names.ts';
import type { Place } from './read-places.ts';
import { nameKey } from './spelling.ts';

/** Codes of airports and nicknames of three letters would match half of the world. */
const MIN_ALIAS_LETTERS = 4;
const CAPITALS = /^[A-Z]+$/;

/** Puts the travellers' names to the towns that bear them; a name that none bears is a place of its own. */
export function addLines(places: CountryPlaces, lines: readonly NamedPlace[]): void {
  const townOf = assignTowns(lines, places.byName);
  mergeFormerTowns(places, townOf);
  for (const line of lines) {
    const place = townOf.get(line) ?? addPlace(places, line);
    places.lineOf.set(place, line);
    places.byName.add(place, namesOf(line));
    for (const id of [line.id, ...line.formerIds]) places.keepId(place, id);
    place.isNamed = true;
    place.isArea = line.isArea;
    if (line.nicknames.length > 0) place.nicknames = line.nicknames;
    if (foldText(place.name) !== foldText(line.name)) place.aliases.push(line.name);
    for (const text of line.aliases) {
      if (text.length >= MIN_ALIAS_LETTERS || !CAPITALS.test(text)) place.aliases.push(text);
    }
  }
}

function addPlace(places: CountryPlaces, { id, name, at, german, isArea }: NamedPlace): Place {
  const place = places.add(id, name, at);
  // An island may lie in several.
  if (isArea) place.region = '';
  if (german !== undefined) place.de = german;
  return place;
}

/** A town is that of one line, of the one that fits best: two lines are two places. */
function assignTowns(lines: readonly NamedPlace[], towns: PlaceNames): ReadonlyMap<NamedPlace, Place> {
  const pairs = lines.flatMap((line) =>
    towns.find(namesOf(line), line.at).map(({ place, km }) => {
      // `Mahikeng` is the town of that name rather than Mmabatho beside it.
      const isOwn = towns.isOwn(place, line.name);
      return { line, place, misfit: isOwn ? km : km + TWIN_KM };
    }),
  );
  const townOf = new Map<NamedPlace, Place>();
  const assigned = new Set<Place>();
  for (const { line, place } of pairs.sort((a, b) => a.misfit - b.misfit)) {
    if (townOf.has(line) || assigned.has(place)) continue;
    townOf.set(line, place);
    assigned.add(place);
  }
  return townOf;
}

/** The source has some towns again by a name that only the table knows to be theirs: Musina by Messina. */
function mergeFormerTowns(places: CountryPlaces, townOf: ReadonlyMap<NamedPlace, Place>): void {
  const assigned = new Set(townOf.values());
  for (const [line, place] of townOf) {
    for (const { place: town, km } of places.byName.find(namesOf(line), place.at)) {
      if (assigned.has(town) || km > sameTownKm(place, town)) continue;
      places.merge(town, place);
      assigned.add(town);
    }
  }
}

/** An entry without inhabitants beside one of the same name is its district or island. */
function sameTownKm(known: Place, town: Place): number {
  const isDistrict = known.population === 0 || town.population === 0;
  return isDistrict && nameKey(town.name) === nameKey(known.name) ? FORMER_NAME_KM : TWIN_KM;
}

const namesOf = ({ name, formerNames, aliases }: NamedPlace) =>
  placeNames({ own: [name], former: formerNames, others: aliases });
