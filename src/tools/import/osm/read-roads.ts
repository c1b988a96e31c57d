import type { LonLat } from '../../../model/place/geo.ts';
import { ImportError } from '../import-error.ts';
import { eachBlock } from './each-block.ts';
import { GrowingList } from './growing-list.ts';
import type { PbfBlock } from './pbf-block.ts';
import { openPbf } from './read-pbf.ts';
import { readFerry, readRoad, type FerryTags } from './road-tags.ts';

/** Kind of a way that is a ferry, beside the indexes of `CLASS_NAMES`. */
export const FERRY_KIND = 255;
/** Coordinate of a node that the extract does not have. */
const MISSING = -2_147_483_648;
export const ONEWAY = 1;
export const AGAINST = 2;
export const TOLL = 4;
export const THROUGH = 8;

/** A city or town of an extract. */
export interface Town {
  id: number;
  at: LonLat;
  city: boolean;
  population: number;
  en: string;
  de: string;
}

/** Main roads, tracks and ferries of an extract as typed arrays: an extract of 1 GB has some ten million points. */
export interface Roads {
  /** `yyyy-MM-dd` of the data. */
  date: string;
  /** OpenStreetMap's ids of the nodes, ascending; an index in it is a node here. */
  ids: Float64Array;
  /** In 10⁻⁷ degrees. */
  lon: Int32Array;
  lat: Int32Array;
  /** Nodes of way `w` are `refs[starts[w]]` to before `refs[starts[w + 1]]`. */
  starts: Uint32Array;
  refs: Uint32Array;
  kinds: Uint8Array;
  speeds: Uint8Array;
  flags: Uint8Array;
  /** Index in `names`. */
  nameOf: Uint32Array;
  names: readonly string[];
  ferries: ReadonlyMap<number, FerryTags>;
  towns: readonly Town[];
}

/**
 * Reads an extract in two passes: the ways, then the nodes that they need.
 * @throws ImportError if it is no PBF, or has no roads
 */
export function readRoads(file: string, { withTowns }: { withTowns: boolean }): Roads {
  const pbf = openPbf(file);
  const [starts, refs, kinds] = [new GrowingList(), new GrowingList(), new GrowingList()];
  const [speeds, flags, nameOf] = [new GrowingList(), new GrowingList(), new GrowingList()];
  const names = new Map<string, number>([['', 0]]);
  const ferries = new Map<number, FerryTags>();
  const withoutNodes = new Set<number>();
  eachBlock(file, pbf, (block, index) => {
    if (!block.hasNodes()) withoutNodes.add(index);
    block.eachWay(['highway', 'route'], (tags, nodes) => {
      const road = readRoad(tags);
      const ferry = road ? null : readFerry(tags);
      if ((!road && !ferry) || nodes.length < 2) return;
      if (ferry) ferries.set(kinds.length, ferry);
      const name = road?.name ?? '';
      if (!names.has(name)) names.set(name, names.size);
      starts.push(refs.length);
      kinds.push(road ? road.kind : FERRY_KIND);
      speeds.push(road ? Math.max(5, Math.round(road.speedKmh)) : 0);
      flags.push(road ? flagsOf(road) : 0);
      nameOf.push(names.get(name) ?? 0);
      for (const node of nodes) refs.push(node);
    });
  });
  if (kinds.length === ferries.size) throw new ImportError(`${file}: there are no roads in it`);
  const ways = kinds.length;
  starts.push(refs.length);
  const ids = uniqueSorted(refs.copy());
  const roads: Omit<Roads, 'towns'> = {
    date: pbf.date,
    ids,
    lon: new Int32Array(ids.length).fill(MISSING),
    lat: new Int32Array(ids.length).fill(MISSING),
    starts: starts.moveTo(new Uint32Array(ways + 1)),
    refs: refs.moveTo(new Uint32Array(refs.length), (id) => lowerBound(ids, id)),
    kinds: kinds.moveTo(new Uint8Array(ways)),
    speeds: speeds.moveTo(new Uint8Array(ways)),
    flags: flags.moveTo(new Uint8Array(ways)),
    nameOf: nameOf.moveTo(new Uint32Array(ways)),
    names: [...names.keys()],
    ferries,
  };
  const towns: Town[] = [];
  eachBlock(
    file,
    pbf,
    (block) =>
      block.eachNodeGroup((nodes) => {
        placeNodes(nodes, roads);
        if (withTowns) towns.push(...townsOf(nodes));
      }),
    (index) => withoutNodes.has(index),
  );
  return { ...roads, towns };
}

function flagsOf({ oneway, toll, isThrough }: NonNullable<ReturnType<typeof readRoad>>): number {
  const direction = oneway === 1 ? ONEWAY : oneway === -1 ? AGAINST : 0;
  return direction | (toll ? TOLL : 0) | (isThrough ? THROUGH : 0);
}

type Nodes = Parameters<Parameters<PbfBlock['eachNodeGroup']>[0]>[0];

/** Extracts are sorted by id: the search goes on where the previous node was found. */
function placeNodes(nodes: Nodes, { ids, lon, lat }: Pick<Roads, 'ids' | 'lon' | 'lat'>): void {
  let found: ReturnType<Nodes['coordinates']> | null = null;
  let at = lowerBound(ids, nodes.ids[0]!);
  for (let index = 0; index < nodes.count; index += 1) {
    const id = nodes.ids[index]!;
    if (at > 0 && ids[at - 1]! >= id) at = lowerBound(ids, id);
    while (at < ids.length && ids[at]! < id) at += 1;
    if (ids[at] !== id) continue;
    found ??= nodes.coordinates();
    lon[at] = found.lon[index]!;
    lat[at] = found.lat[index]!;
  }
}

function townsOf(nodes: Nodes): Town[] {
  return nodes.tagged('place').flatMap(({ index, tags }) => {
    const [place, name] = [tags.get('place'), tags.get('name:en') ?? tags.get('name')];
    if ((place !== 'city' && place !== 'town') || name === undefined) return [];
    const { lon, lat } = nodes.coordinates();
    return {
      id: nodes.ids[index]!,
      at: [lon[index]! / 1e7, lat[index]! / 1e7] as const,
      city: place === 'city',
      population: Number(tags.get('population')?.replaceAll(/[^\d]/g, '') ?? 0),
      en: name,
      de: tags.get('name:de') ?? name,
    };
  });
}

export function isMissing({ lon }: Roads, node: number): boolean {
  return lon[node] === MISSING;
}

/** Sorted, without duplicates, in the same memory. */
function uniqueSorted(values: Float64Array): Float64Array {
  values.sort();
  let count = 0;
  for (const value of values) if (count === 0 || values[count - 1] !== value) values[count++] = value;
  return values.subarray(0, count);
}

/** Index of the first value that is not smaller. */
export function lowerBound(values: Float64Array | Uint32Array, value: number): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (values[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
