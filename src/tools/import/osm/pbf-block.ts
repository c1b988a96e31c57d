import { PbfReader } from 'pbf';

/** Nodes of a group; the arrays are reused by the next group. */
export interface NodeGroup {
  count: number;
  ids: Float64Array;
  /** Coordinates in 10⁻⁷ degrees, in the order of the ids; read when they are asked for. */
  coordinates: () => { lon: Int32Array; lat: Int32Array };
  /** Nodes that have the tag `key`: their index and all of their tags. */
  tagged: (key: string) => { index: number; tags: ReadonlyMap<string, string> }[];
}

type Tags = Map<string, string>;

/** Reads of one block of a PBF what is asked for and nothing else: most of an extract is not needed. */
export class PbfBlock {
  readonly #groups: Uint8Array[] = [];
  /** Strings are decoded when they are needed. */
  readonly #strings: Uint8Array[] = [];
  readonly #texts: (string | undefined)[] = [];
  #granularity = 100;
  #latOffset = 0;
  #lonOffset = 0;

  constructor(data: Uint8Array) {
    new PbfReader(data).readFields((tag, _result, pbf) => {
      if (tag === 1) pbf.readMessage((field) => void (field === 1 && this.#strings.push(pbf.readBytes())), 0);
      else if (tag === 2) this.#groups.push(pbf.readBytes());
      else if (tag === 17) this.#granularity = pbf.readVarint();
      else if (tag === 19) this.#latOffset = pbf.readVarint(true);
      else if (tag === 20) this.#lonOffset = pbf.readVarint(true);
    }, 0);
  }

  hasNodes(): boolean {
    return this.#groups.some((group) => {
      const tag = new PbfReader(group).nextField();
      return tag === 1 || tag === 2;
    });
  }

  /** Ways that have one of the keys, with the ids of their nodes; the list of ids is reused by the next way. */
  eachWay(keys: readonly string[], visit: (tags: Tags, refs: readonly number[], id: number) => void): void {
    const wanted = new Set(keys.map((key) => this.#indexOf(key)).filter((index) => index >= 0));
    if (wanted.size === 0) return;
    const way = {
      id: 0,
      keys: [] as number[],
      values: [] as number[],
      refs: [] as number[],
      isWanted: false,
    };
    for (const group of this.#groups) {
      new PbfReader(group).readFields((tag, _result, pbf) => {
        if (tag !== 3) return;
        for (const list of [way.keys, way.values, way.refs]) list.length = 0;
        way.isWanted = false;
        pbf.readMessage((field) => {
          if (field === 1) way.id = pbf.readVarint();
          else if (field === 2) {
            pbf.readPackedVarint(way.keys);
            way.isWanted = way.keys.some((key) => wanted.has(key));
          } else if (!way.isWanted) return;
          else if (field === 3) pbf.readPackedVarint(way.values);
          else if (field === 8) pbf.readPackedSVarint(way.refs);
        }, 0);
        if (!way.isWanted) return;
        for (let index = 1; index < way.refs.length; index += 1) way.refs[index]! += way.refs[index - 1]!;
        visit(this.#tags(way.keys, way.values), way.refs, way.id);
      }, 0);
    }
  }

  eachNodeGroup(visit: (nodes: NodeGroup) => void): void {
    for (const group of this.#groups) {
      const single: SingleNode[] = [];
      new PbfReader(group).readFields((tag, _result, pbf) => {
        if (tag === 1) single.push(readNode(pbf));
        else if (tag === 2) visit(this.#dense(pbf));
      }, 0);
      if (single.length > 0) visit(this.#singles(single));
    }
  }

  #dense(pbf: PbfReader): NodeGroup {
    const lists: Record<'ids' | 'lats' | 'lons' | 'tags', Uint8Array> = {
      ids: NONE,
      lats: NONE,
      lons: NONE,
      tags: NONE,
    };
    pbf.readMessage((field) => {
      if (field === 1) lists.ids = pbf.readBytes();
      else if (field === 8) lists.lats = pbf.readBytes();
      else if (field === 9) lists.lons = pbf.readBytes();
      else if (field === 10) lists.tags = pbf.readBytes();
    }, 0);
    // A number takes a byte or more.
    reserve(Math.max(...Object.values(lists).map(({ length }) => length)));
    const count = readDeltas(lists.ids, 'ids');
    return {
      count,
      ids: SCRATCH.ids,
      coordinates: () => {
        readDeltas(lists.lats, 'lats');
        readDeltas(lists.lons, 'lons');
        return this.#inDegrees(count);
      },
      tagged: (key) => {
        const wanted = this.#indexOf(key);
        if (wanted < 0) return [];
        const pairs = new PbfReader(lists.tags);
        const found: { index: number; tags: Tags }[] = [];
        for (let index = 0; index < count && pairs.pos < pairs.length; index += 1) {
          const [keys, values]: [number[], number[]] = [[], []];
          for (let at = pairs.readVarint(); at !== 0; at = pairs.readVarint()) {
            keys.push(at);
            values.push(pairs.readVarint());
          }
          if (keys.includes(wanted)) found.push({ index, tags: this.#tags(keys, values) });
        }
        return found;
      },
    };
  }

  #singles(nodes: readonly SingleNode[]): NodeGroup {
    reserve(nodes.length);
    for (const [index, { id, lat, lon }] of nodes.entries()) {
      SCRATCH.ids[index] = id;
      SCRATCH.lats[index] = lat;
      SCRATCH.lons[index] = lon;
    }
    const tags = nodes.map(({ keys, values }) => this.#tags(keys, values));
    return {
      count: nodes.length,
      ids: SCRATCH.ids,
      coordinates: () => this.#inDegrees(nodes.length),
      tagged: (key) => tags.flatMap((own, index) => (own.has(key) ? [{ index, tags: own }] : [])),
    };
  }

  #inDegrees(count: number): { lon: Int32Array; lat: Int32Array } {
    for (let index = 0; index < count; index += 1) {
      SCRATCH.lat[index] = (this.#latOffset + this.#granularity * SCRATCH.lats[index]!) / 100;
      SCRATCH.lon[index] = (this.#lonOffset + this.#granularity * SCRATCH.lons[index]!) / 100;
    }
    return SCRATCH;
  }

  #tags(keys: readonly number[], values: readonly number[]): Tags {
    return new Map(keys.map((key, index) => [this.#text(key), this.#text(values[index] ?? 0)]));
  }

  #text(index: number): string {
    let text = this.#texts[index];
    if (text === undefined) this.#texts[index] = text = UTF8.decode(this.#strings[index]);
    return text;
  }

  #indexOf(word: string): number {
    return this.#strings.findIndex(
      (string, index) => string.length === word.length && this.#text(index) === word,
    );
  }
}

interface SingleNode {
  id: number;
  lat: number;
  lon: number;
  keys: number[];
  values: number[];
}

function readNode(pbf: PbfReader): SingleNode {
  const node: SingleNode = { id: 0, lat: 0, lon: 0, keys: [], values: [] };
  return pbf.readMessage((field) => {
    if (field === 1) node.id = pbf.readSVarint();
    else if (field === 2) pbf.readPackedVarint(node.keys);
    else if (field === 3) pbf.readPackedVarint(node.values);
    else if (field === 8) node.lat = pbf.readSVarint();
    else if (field === 9) node.lon = pbf.readSVarint();
  }, node);
}

const NONE = new Uint8Array(0);
const UTF8 = new TextDecoder();

/** Lists of a group as they are in the file, and its coordinates: as long as the longest group so far. */
const SCRATCH = {
  ids: new Float64Array(0),
  lats: new Float64Array(0),
  lons: new Float64Array(0),
  lat: new Int32Array(0),
  lon: new Int32Array(0),
};

function reserve(count: number): void {
  if (SCRATCH.ids.length >= count) return;
  for (const name of ['ids', 'lats', 'lons'] as const) SCRATCH[name] = new Float64Array(count);
  for (const name of ['lat', 'lon'] as const) SCRATCH[name] = new Int32Array(count);
}

/** Differences as signed varints, summed up. Most of an import's time: no call for each number. */
function readDeltas(bytes: Uint8Array, into: 'ids' | 'lats' | 'lons'): number {
  const list = SCRATCH[into];
  let count = 0;
  let sum = 0;
  for (let at = 0; at < bytes.length;) {
    let byte = bytes[at++]!;
    let value = byte & 0x7f;
    for (let factor = 128; byte >= 0x80 && at < bytes.length; factor *= 128) {
      byte = bytes[at++]!;
      value += (byte & 0x7f) * factor;
    }
    sum += value % 2 === 0 ? value / 2 : -(value + 1) / 2;
    list[count++] = sum;
  }
  return count;
}
