import { greatCircleKm, type LonLat } from '../../../model/place/geo.ts';
import { FERRY_KIND, isMissing, type Roads } from './read-roads.ts';
import { kmBetween } from './road-graph.ts';
import type { FerryTags } from './road-tags.ts';

/** A ferry from pier to pier. */
export interface Ferry {
  /** Indexes of the nodes of the roads. */
  from: number;
  to: number;
  km: number;
  hours: number;
  tags: FerryTags;
  /** Nodes between the piers. */
  between: readonly number[];
}

/** Where no duration is given: of ferries in general, and for casting off and mooring. */
const FERRY_KMH = 25;
const HARBOR_HOURS = 0.1;
/** Shorter ones are part of a road. */
const MIN_KM = 0.3;

interface Leg {
  to: number;
  km: number;
  hours: number;
  tags: FerryTags;
}

/** All ferries of an extract, also those of several ways that meet at sea; each once. */
export function findFerries(roads: Roads): Ferry[] {
  const legs = new Map<number, Leg[]>();
  const add = (from: number, leg: Leg) => legs.set(from, [...(legs.get(from) ?? []), leg]);
  for (const [way, tags] of roads.ferries) {
    const nodes = roads.refs.subarray(roads.starts[way], roads.starts[way + 1]);
    if (nodes.some((node) => isMissing(roads, node))) continue;
    const steps = [...nodes.subarray(1)].map((node, index) => kmBetween(roads, nodes[index]!, node));
    const total = steps.reduce((sum, km) => sum + km, 0);
    for (const [index, km] of steps.entries()) {
      const hours = tags.hours === null ? km / FERRY_KMH : (tags.hours * km) / total;
      add(nodes[index]!, { to: nodes[index + 1]!, km, hours, tags });
      add(nodes[index + 1]!, { to: nodes[index]!, km, hours, tags });
    }
  }
  const onLand = nodesOnLand(roads, legs);
  const isPier = (node: number) => onLand.has(node) || legs.get(node)?.length === 1;
  return [...legs.keys()].filter(isPier).flatMap((pier) => ferriesFrom(pier, legs, isPier));
}

function nodesOnLand({ kinds, starts, refs }: Roads, legs: ReadonlyMap<number, unknown>): Set<number> {
  const found = new Set<number>();
  for (const [way, kind] of kinds.entries()) {
    if (kind === FERRY_KIND) continue;
    for (let at = starts[way]!; at < starts[way + 1]!; at += 1) if (legs.has(refs[at]!)) found.add(refs[at]!);
  }
  return found;
}

/** To every other pier that is reached without passing one; from the lower node of the two. */
function ferriesFrom(
  pier: number,
  legs: ReadonlyMap<number, readonly Leg[]>,
  isPier: (node: number) => boolean,
): Ferry[] {
  const reached = new Map<number, Omit<Ferry, 'from' | 'to'>>();
  const open: [number, Omit<Ferry, 'from' | 'to'>][] = (legs.get(pier) ?? []).map(
    ({ to, km, hours, tags }) => [to, { km, hours, tags, between: [] }],
  );
  while (open.length > 0) {
    open.sort((one, other) => other[1].km - one[1].km);
    const [node, way] = open.pop()!;
    if (node === pier || reached.has(node)) continue;
    reached.set(node, way);
    if (isPier(node)) continue;
    for (const { to, km, hours } of legs.get(node) ?? [])
      open.push([
        to,
        { km: way.km + km, hours: way.hours + hours, tags: way.tags, between: [...way.between, node] },
      ]);
  }
  return [...reached].flatMap(([to, ferry]) => {
    if (to < pier || !isPier(to) || ferry.km < MIN_KM) return [];
    const hours = ferry.hours + (ferry.tags.hours === null ? HARBOR_HOURS : 0);
    return Object.assign(ferry, { from: pier, to, hours });
  });
}

/** Piers within this distance of a point are at it. */
const PIER_KM = 3;

/** The point of each pier: the nearest one, or a new one that several piers may share. */
export function placePiers(
  roads: Roads,
  ferries: readonly Ferry[],
  points: readonly { id: string; at: LonLat }[],
): { idOf: ReadonlyMap<number, string>; piers: { id: string; at: LonLat; name: string }[] } {
  const piers: { id: string; at: LonLat; name: string }[] = [];
  const idOf = new Map<number, string>();
  for (const { from, to, tags } of ferries)
    for (const node of [from, to]) {
      if (idOf.has(node)) continue;
      const at: LonLat = [roads.lon[node]! / 1e7, roads.lat[node]! / 1e7];
      const nearest = [...points, ...piers]
        .map((point) => ({ point, km: greatCircleKm(point.at, at) }))
        .reduce<{ point: { id: string }; km: number } | null>(
          (best, one) => (one.km < (best?.km ?? PIER_KM) ? one : best),
          null,
        );
      const pier = nearest?.point ?? { id: `pier-${roads.ids[node]}`, at, name: tags.name };
      if (!nearest) piers.push({ id: pier.id, at, name: tags.name });
      idOf.set(node, pier.id);
    }
  return { idOf, piers };
}
