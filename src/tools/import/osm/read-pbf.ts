import fs from 'node:fs';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import { PbfReader } from 'pbf';
import { ImportError } from '../import-error.ts';

/** Limits of the format, which keep a broken file from taking all memory. */
const MAX_HEADER_BYTES = 64 * 1024;
const MAX_BLOB_BYTES = 32 * 1024 * 1024;
const FEATURES = new Set(['OsmSchema-V0.6', 'DenseNodes']);

export interface PbfFile {
  /** Day of the data as `yyyy-MM-dd`: of the replication timestamp, else of the file. */
  date: string;
  /** Uncompressed blocks of data in their order, one at a time; those for which `skips` is true are not read. */
  blocks: (skips?: (index: number) => boolean) => Generator<{ index: number; data: Uint8Array }>;
}

/**
 * Opens an OpenStreetMap extract (`.osm.pbf`). It is read from disk block by block, as often as `blocks` is called.
 * @throws ImportError for a file that is missing, no PBF, or needs features that no extract of the present has
 */
export function openPbf(file: string): PbfFile {
  if (!fs.existsSync(file)) throw new ImportError(`${file}: no such file`);
  const { features, timestamp } = firstHeader(file);
  const unknown = features.find((feature) => !FEATURES.has(feature));
  if (unknown !== undefined) throw new ImportError(`${file}: needs the unknown feature ${unknown}`);
  const seconds = timestamp > 0 ? timestamp : fs.statSync(file).mtimeMs / 1000;
  return {
    date: new Date(seconds * 1000).toISOString().slice(0, 10),
    *blocks(skips = () => false) {
      let index = 0;
      for (const { type, data } of readBlobs(file)) {
        if (type !== 'OSMData') continue;
        if (!skips(index)) yield { index, data: data() };
        index += 1;
      }
    },
  };
}

interface Blob {
  type: string;
  /** Reads and inflates the blob; valid until the next one is asked for. */
  data: () => Uint8Array;
}

function* readBlobs(file: string): Generator<Blob> {
  const name = path.basename(file);
  const handle = fs.openSync(file, 'r');
  try {
    const { size } = fs.fstatSync(handle);
    const read = (from: number, length: number): Buffer => {
      if (from + length > size) throw new ImportError(`${name}: ends within a block at byte ${size}`);
      const buffer = Buffer.allocUnsafe(length);
      fs.readSync(handle, buffer, 0, length, from);
      return buffer;
    };
    for (let at = 0; at < size;) {
      const headerBytes = read(at, 4).readUInt32BE(0);
      if (headerBytes > MAX_HEADER_BYTES)
        throw new ImportError(`${name}: not an OpenStreetMap PBF: no block begins at byte ${at}`);
      const header = readBlobHeader(name, at, read(at + 4, headerBytes));
      const start = at + 4 + headerBytes;
      yield { type: header.type, data: () => inflate(name, start, read(start, header.bytes)) };
      at = start + header.bytes;
    }
  } finally {
    fs.closeSync(handle);
  }
}

function readBlobHeader(name: string, at: number, buffer: Buffer): { type: string; bytes: number } {
  const broken = () => new ImportError(`${name}: not an OpenStreetMap PBF: no block begins at byte ${at}`);
  const header = { type: '', bytes: -1 };
  try {
    new PbfReader(buffer).readFields((tag, result, pbf) => {
      if (tag === 1) result.type = pbf.readString();
      else if (tag === 3) result.bytes = pbf.readVarint();
    }, header);
  } catch {
    throw broken();
  }
  if (header.type === '' || header.bytes < 0 || header.bytes > MAX_BLOB_BYTES) throw broken();
  return header;
}

function inflate(name: string, at: number, buffer: Buffer): Uint8Array {
  const pbf = new PbfReader(buffer);
  for (let tag = pbf.nextField(); tag !== 0; tag = pbf.nextField()) {
    if (tag === 1) return pbf.readBytes();
    if (tag === 3) {
      try {
        return inflateSync(pbf.readBytes(), { maxOutputLength: MAX_BLOB_BYTES });
      } catch (error) {
        const cause = error instanceof Error ? error.message : String(error);
        throw new ImportError(`${name}: the block at byte ${at} cannot be inflated: ${cause}`);
      }
    }
    if (tag > 3) throw new ImportError(`${name}: the block at byte ${at} is not compressed by zlib`);
  }
  throw new ImportError(`${name}: the block at byte ${at} is empty`);
}

function firstHeader(file: string): ReturnType<typeof readHeader> {
  for (const { type, data } of readBlobs(file)) {
    if (type !== 'OSMHeader') break;
    return readHeader(data());
  }
  throw new ImportError(`${file}: not an OpenStreetMap PBF: it does not begin with an OSMHeader`);
}

function readHeader(data: Uint8Array): { features: string[]; timestamp: number } {
  return new PbfReader(data).readFields(
    (tag, header, pbf) => {
      if (tag === 4) header.features.push(pbf.readString());
      else if (tag === 32) header.timestamp = pbf.readVarint(true);
    },
    { features: [] as string[], timestamp: 0 },
  );
}
