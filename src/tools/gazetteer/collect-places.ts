import { greatCircleKm } from '../../model/place/geo.ts';
import type { Network } from '../../model/schemas/network.ts';
import { foldText } from '../../../worker/catalogue/fold-text.ts';
import type { NamedPlace, ShownName } from './read-names.ts';
import type { Place } from './read-places.ts';

/** A name and a place of that name mean the same within this distance: islands and communes are large. */
const SAME_PLACE_KM = 25;
/** Codes of airports and nicknames of three letters would match half of the world. */
const MIN_ALIAS_LETTERS = 4;
const CAPITALS = /^[A-Z]+$/;

/** The writing of each country that does not use Latin letters. */
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  TH: /^[\p{Script=Thai}\s]+$/u,
  LA: /^[\p{Script=Lao}\s]+$/u,
  KH: /^[\p{Script=Khmer}\s]+$/u,
  JP: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\s]+$/u,
  KR: /^[\p{Script=Hangul}\s]+$/u,
  TW: /^[\p{Script=Han}\s]+$/u,
  LK: /^[\p{Script=Sinhala}\s]+$/u,
  MA: /^[\p{Script=Arabic}\s]+$/u,
};

interface Known {
  names: readonly NamedPlace[];
  shown: readonly ShownName[];
  network: Network | undefined;
}

/**
 * Puts the travellers' names and the nodes of the network to the places of a country, each to the one that bears the
 * name near its position; what has none becomes a place of its own.
 */
export function collectPlaces(
  country: { iso2: string; key: string },
  towns: readonly Place[],
  { names, shown, network }: Known,
): Place[] {
  const script = SCRIPTS[country.iso2];
  const places = towns.map((town) => ({ ...town, aliases: localNames(town, script) }));
  const byName = new Map<string, number[]>();
  towns.forEach((town, index) => {
    for (const name of new Set([town.name, ...town.aliases].map(foldText))) {
      const found = byName.get(name);
      if (found) found.push(index);
      else byName.set(name, [index]);
    }
  });
  const find = (texts: readonly string[], at: Place['at']): Place | undefined => {
    const candidates = texts
      .flatMap((text) => byName.get(foldText(text)) ?? [])
      .map((index) => ({ index, km: greatCircleKm(towns[index]?.at ?? at, at) }))
      .filter(({ km }) => km <= SAME_PLACE_KM)
      .sort((a, b) => a.km - b.km);
    return places[candidates[0]?.index ?? -1];
  };
  const added: Place[] = [];
  const add = (id: string, name: string, at: Place['at']): Place => {
    const near = nearest(towns, at);
    const place = {
      id,
      name,
      country: country.iso2,
      aliases: [],
      at,
      region: near?.region ?? '',
      zone: near?.zone ?? '',
      population: 0,
      isNamed: false,
      isNode: false,
    };
    added.push(place);
    return place;
  };
  for (const { name, at, aliases, nicknames } of names) {
    const place = find([name, ...aliases], at) ?? add(`name:${country.iso2}/${slug(name)}`, name, at);
    place.isNamed = true;
    if (nicknames.length > 0) place.nicknames = nicknames;
    if (foldText(place.name) !== foldText(name)) place.aliases.push(name);
    for (const text of aliases) {
      if (text.length >= MIN_ALIAS_LETTERS || !CAPITALS.test(text)) place.aliases.push(text);
    }
  }
  for (const { name, ...translations } of shown) {
    // The largest of that name.
    const [place] = (byName.get(foldText(name)) ?? [])
      .map((index) => places[index])
      .filter((one) => one !== undefined)
      .sort((a, b) => b.population - a.population);
    if (place) Object.assign(place, translations);
  }
  for (const { id, en, de, at, junction } of network?.nodes ?? []) {
    if (junction) continue;
    const [name = en] = en.split(' (');
    const place =
      find([name], at) ??
      added.find(
        (one) => foldText(one.name) === foldText(name) && greatCircleKm(one.at, at) <= SAME_PLACE_KM,
      ) ??
      add(`node:${country.key}/${id}`, name, at);
    place.isNode = true;
    // Our own spelling is the one that travellers know.
    const isSame = foldText(place.name) === foldText(name);
    if (!isSame) place.en ??= name;
    if (!isSame || de !== undefined) place.de ??= de?.split(' (')[0] ?? name;
  }
  const all = [...places, ...added];
  for (const place of all) place.aliases = once(place);
  return all;
}

/** At most two names in the country's own writing. */
function localNames({ aliases }: Place, script: RegExp | undefined): string[] {
  return script ? aliases.filter((alias) => script.test(alias)).slice(0, 2) : [];
}

/** Aliases that another name of the place does not find anyway. */
function once({ name, en, de, aliases }: Place): string[] {
  const seen = new Set([name, en ?? '', de ?? ''].map(foldText));
  return aliases.filter((alias) => {
    const folded = foldText(alias);
    return !seen.has(folded) && Boolean(seen.add(folded));
  });
}

function nearest(towns: readonly Place[], at: Place['at']): Place | undefined {
  let best: { town: Place; km: number } | undefined;
  for (const town of towns) {
    const km = greatCircleKm(town.at, at);
    if (!best || km < best.km) best = { town, km };
  }
  return best?.town;
}

const slug = (name: string) => foldText(name).replaceAll(' ', '-');
