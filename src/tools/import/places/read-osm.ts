import type { LonLat } from '../../../model/place/geo.ts';
import { eachBlock } from '../osm/each-block.ts';
import { openPbf } from '../osm/read-pbf.ts';
import { ImportError } from '../import-error.ts';
import { cleanPosition, numberIn, quoted } from './clean-values.ts';
import { type OsmElement, osmItem, osmNames, PLACE_TAGS, wikidataTag } from './osm-item.ts';
import { readXml } from './read-xml.ts';
import type { Dump, DumpReader } from './source-item.ts';

type Tags = OsmElement['tags'];
/** A way whose nodes are not known yet. */
interface Outline {
  id: number;
  tags: Tags;
  refs: readonly number[];
  /** Center of the way, which Overpass adds on request. */
  center?: LonLat | undefined;
}

interface Found {
  date: string | null;
  nodes: OsmElement[];
  ways: Outline[];
  /** Positions of these nodes. */
  positions: (ids: ReadonlySet<number>) => Promise<Map<number, LonLat>>;
}

/**
 * Reads nodes and ways of an OpenStreetMap extract that can be places: PBF, or XML.
 * @throws ImportError for a file that is neither, or broken
 */
export async function readOsm(file: string, reader: DumpReader): Promise<Dump> {
  const isPlace = (tags: Tags) =>
    PLACE_TAGS.some((key) => tags.has(key)) && reader.wants(osmNames(tags), wikidataTag(tags));
  const found = file.endsWith('.pbf') ? findInPbf(file, isPlace) : await findInXml(file, isPlace);
  const { date, nodes, ways, positions } = found;
  const needed = new Set(ways.flatMap(({ center, refs }) => (center ? [] : refs)));
  const known = needed.size > 0 ? await positions(needed) : new Map<number, LonLat>();
  const outlines = ways.flatMap(({ id, tags, refs, center }): OsmElement[] => {
    const at = center ?? middleOf(refs.map((ref) => known.get(ref)).filter((point) => point !== undefined));
    if (at) return [{ type: 'way', id, tags, at }];
    reader.report(`${file}: way/${id}: none of its nodes is in the file`);
    return [];
  });
  return { date, items: [...nodes, ...outlines].map((one) => osmItem(one, file, reader)) };
}

/** Middle of the box around the points. */
function middleOf(points: readonly LonLat[]): LonLat | undefined {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [lon, lat] of points) {
    [west, east] = [Math.min(west, lon), Math.max(east, lon)];
    [south, north] = [Math.min(south, lat), Math.max(north, lat)];
  }
  return points.length === 0 ? undefined : cleanPosition((west + east) / 2, (south + north) / 2);
}

function findInPbf(file: string, isPlace: (tags: Tags) => boolean): Found {
  const pbf = openPbf(file);
  const nodes: OsmElement[] = [];
  const ways: Outline[] = [];
  eachBlock(file, pbf, (block) => {
    block.eachNodeGroup((group) => {
      const tagged = new Map(
        PLACE_TAGS.flatMap((key) => group.tagged(key)).map(({ index, tags }) => [index, tags]),
      );
      const places = [...tagged].filter(([, tags]) => isPlace(tags));
      if (places.length === 0) return;
      const { lon, lat } = group.coordinates();
      for (const [index, tags] of places) {
        const at = cleanPosition(lon[index]! / 1e7, lat[index]! / 1e7);
        if (at) nodes.push({ type: 'node', id: group.ids[index]!, at, tags });
      }
    });
    block.eachWay(PLACE_TAGS, (tags, refs, id) => {
      if (isPlace(tags)) ways.push({ id, tags, refs: [...refs] });
    });
  });
  return {
    date: pbf.date,
    nodes,
    ways,
    positions: (ids) => {
      const found = new Map<number, LonLat>();
      eachBlock(file, pbf, (block) =>
        block.eachNodeGroup((group) => {
          const wanted = [...group.ids.subarray(0, group.count).entries()].filter(([, id]) => ids.has(id));
          if (wanted.length === 0) return;
          const { lon, lat } = group.coordinates();
          for (const [index, id] of wanted) found.set(id, [lon[index]! / 1e7, lat[index]! / 1e7]);
        }),
      );
      return Promise.resolve(found);
    },
  };
}

async function findInXml(file: string, isPlace: (tags: Tags) => boolean): Promise<Found> {
  const nodes: OsmElement[] = [];
  const ways: Outline[] = [];
  let date: string | null = null;
  let root = '';
  let open: { type: string; id: number; line: number; at?: LonLat | undefined } | null = null;
  let tags = new Map<string, string>();
  let refs: number[] = [];
  let center: LonLat | undefined;
  await readXml(file, {
    open: (name, attributes, line) => {
      if (root === '') {
        root = name;
        if (root !== 'osm') throw new ImportError(`${file}: line ${line}: expected <osm>, not <${name}>`);
        date = dayIn(attributes['timestamp']);
      } else if (name === 'meta') date ??= dayIn(attributes['osm_base']);
      else if (name === 'node' || name === 'way') {
        const id = numberOf(file, line, name, 'id', attributes['id']);
        open = {
          type: name,
          id,
          line,
          at: name === 'node' ? positionOf(file, line, id, attributes) : undefined,
        };
        [tags, refs, center] = [new Map(), [], undefined];
      } else if (open && name === 'tag') tags.set(attributes['k'] ?? '', attributes['v'] ?? '');
      else if (open && name === 'nd')
        refs.push(numberOf(file, line, `way/${open.id}`, 'nd ref', attributes['ref']));
      else if (open && name === 'center') center = positionOf(file, line, open.id, attributes);
    },
    close: (name) => {
      if (!open || name !== open.type) return;
      const { id, at } = open;
      open = null;
      if (!isPlace(tags)) return;
      if (name === 'way') ways.push({ id, tags, refs, center });
      else if (at) nodes.push({ type: 'node', id, at, tags });
    },
  });
  if (root === '') throw new ImportError(`${file}: is empty`);
  return { date, nodes, ways, positions: (ids) => positionsInXml(file, ids) };
}

async function positionsInXml(file: string, ids: ReadonlySet<number>): Promise<Map<number, LonLat>> {
  const found = new Map<number, LonLat>();
  await readXml(file, {
    open: (name, attributes, line) => {
      const id = Number(attributes['id']);
      if (name !== 'node' || !ids.has(id)) return;
      const at = positionOf(file, line, id, attributes);
      if (at) found.set(id, at);
    },
    close: () => {},
  });
  return found;
}

const dayIn = (timestamp = '') => /^(\d{4}-\d\d-\d\d)T/.exec(timestamp)?.[1] ?? null;

function positionOf(
  file: string,
  line: number,
  id: number,
  { lon = '', lat = '' }: Readonly<Record<string, string>>,
): LonLat | undefined {
  // A deleted node has none.
  if (lon === '' && lat === '') return undefined;
  const [east, north] = [
    numberOf(file, line, String(id), 'lon', lon),
    numberOf(file, line, String(id), 'lat', lat),
  ];
  return cleanPosition(east, north);
}

function numberOf(file: string, line: number, of: string, field: string, text = ''): number {
  const value = numberIn(text);
  if (Number.isNaN(value))
    throw new ImportError(`${file}: line ${line}: ${of}: ${field} ${quoted(text)} is no number`);
  return value;
}
