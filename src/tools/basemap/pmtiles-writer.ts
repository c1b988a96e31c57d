import { gzipSync } from 'fflate';
import { zxyToTileId } from 'pmtiles';

export interface TileBytes {
  zoom: number;
  x: number;
  y: number;
  /** Uncompressed vector tile. */
  bytes: Uint8Array;
}

export interface ArchiveFacts {
  minZoom: number;
  maxZoom: number;
  metadata: unknown;
}

interface Entry {
  id: number;
  offset: number;
  length: number;
  run: number;
}

const HEADER_BYTES = 127;
/** Readers fetch these bytes first: header and root directory have to fit. */
const ROOT_BYTES = 16_384 - HEADER_BYTES;
const LEAF_ENTRIES = 512;
const GZIP = 2;
const MVT = 1;

/**
 * Writes a PMTiles archive (version 3) with the tiles ordered by id and deduplicated. Compressed by fflate, because
 * zlib's output differs between processors.
 */
export function writeArchive(tiles: readonly TileBytes[], facts: ArchiveFacts): Uint8Array {
  const sorted = tiles
    .map(({ zoom, x, y, bytes }) => ({ id: zxyToTileId(zoom, x, y), bytes }))
    .sort((one, other) => one.id - other.id);
  const stored = new Map<string, { offset: number; length: number }>();
  const data: Uint8Array[] = [];
  const entries: Entry[] = [];
  let offset = 0;
  for (const { id, bytes } of sorted) {
    const content = Buffer.from(bytes).toString('latin1');
    let place = stored.get(content);
    if (!place) {
      const packed = compressed(bytes);
      place = { offset, length: packed.length };
      stored.set(content, place);
      data.push(packed);
      offset += packed.length;
    }
    const last = entries.at(-1);
    if (last && last.offset === place.offset && last.id + last.run === id) last.run += 1;
    else entries.push({ id, ...place, run: 1 });
  }

  const { root, leaves } = directories(entries);
  const metadata = compressed(new TextEncoder().encode(JSON.stringify(facts.metadata)));
  const header = headerOf(facts, {
    lengths: [root.length, metadata.length, leaves.length, offset],
    counts: [sorted.length, entries.length, stored.size],
  });
  return Uint8Array.from(Buffer.concat([header, root, metadata, leaves, ...data]));
}

/** A single directory if it fits, else a root directory with leaf directories. */
function directories(entries: readonly Entry[]): { root: Uint8Array; leaves: Uint8Array } {
  const whole = directory(entries);
  if (whole.length <= ROOT_BYTES) return { root: whole, leaves: new Uint8Array() };
  const leaves: Uint8Array[] = [];
  const roots: Entry[] = [];
  let offset = 0;
  for (let at = 0; at < entries.length; at += LEAF_ENTRIES) {
    const leaf = directory(entries.slice(at, at + LEAF_ENTRIES));
    roots.push({ id: entries[at]?.id ?? 0, offset, length: leaf.length, run: 0 });
    leaves.push(leaf);
    offset += leaf.length;
  }
  return { root: directory(roots), leaves: Buffer.concat(leaves) };
}

function directory(entries: readonly Entry[]): Uint8Array {
  const bytes: number[] = [];
  varint(bytes, entries.length);
  entries.forEach(({ id }, index) => varint(bytes, id - (entries[index - 1]?.id ?? 0)));
  for (const { run } of entries) varint(bytes, run);
  for (const { length } of entries) varint(bytes, length);
  entries.forEach(({ offset }, index) => {
    const before = entries[index - 1];
    varint(bytes, before && offset === before.offset + before.length ? 0 : offset + 1);
  });
  return compressed(Uint8Array.from(bytes));
}

function varint(bytes: number[], value: number): void {
  let rest = value;
  while (rest >= 128) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
}

function compressed(bytes: Uint8Array): Uint8Array {
  return gzipSync(bytes, { level: 9, mtime: 0 });
}

function headerOf(
  facts: ArchiveFacts,
  { lengths, counts }: { lengths: readonly number[]; counts: readonly number[] },
): Uint8Array {
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles', 0, 'latin1');
  header.writeUInt8(3, 7);
  let offset = HEADER_BYTES;
  lengths.forEach((length, index) => {
    header.writeBigUInt64LE(BigInt(offset), 8 + index * 16);
    header.writeBigUInt64LE(BigInt(length), 16 + index * 16);
    offset += length;
  });
  counts.forEach((count, index) => header.writeBigUInt64LE(BigInt(count), 72 + index * 8));
  header.writeUInt8(1, 96);
  header.writeUInt8(GZIP, 97);
  header.writeUInt8(GZIP, 98);
  header.writeUInt8(MVT, 99);
  header.writeUInt8(facts.minZoom, 100);
  header.writeUInt8(facts.maxZoom, 101);
  header.writeInt32LE(-180 * 1e7, 102);
  header.writeInt32LE(-85 * 1e7, 106);
  header.writeInt32LE(180 * 1e7, 110);
  header.writeInt32LE(85 * 1e7, 114);
  header.writeUInt8(2, 118);
  return header;
}
