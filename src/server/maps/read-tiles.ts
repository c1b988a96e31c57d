import fs from 'node:fs/promises';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { PMTiles, type RangeResponse, type Source } from 'pmtiles';

export interface TilePlace {
  zoom: number;
  x: number;
  y: number;
}

export interface FoundTile extends TilePlace {
  tile: VectorTile;
}

export interface TileReader {
  maxZoom: number;
  /** The tile, or its nearest ancestor in the archive. */
  nearest(place: TilePlace): Promise<FoundTile | undefined>;
  close(): Promise<void>;
}

/** Opens a PMTiles archive on disk; keeps the file open until `close`. */
export async function openTiles(file: string): Promise<TileReader> {
  const handle = await fs.open(file, 'r');
  const archive = new PMTiles(new DiskSource(file, handle));
  try {
    const { maxZoom } = await archive.getHeader();
    return { maxZoom, nearest: (place) => nearestTile(archive, maxZoom, place), close: () => handle.close() };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function nearestTile(
  archive: PMTiles,
  maxZoom: number,
  place: TilePlace,
): Promise<FoundTile | undefined> {
  for (let zoom = Math.min(place.zoom, maxZoom); zoom >= 0; zoom -= 1) {
    const steps = 2 ** (place.zoom - zoom);
    const [x, y] = [Math.floor(place.x / steps), Math.floor(place.y / steps)];
    const found = await archive.getZxy(zoom, x, y);
    if (found) return { zoom, x, y, tile: new VectorTile(new PbfReader(new Uint8Array(found.data))) };
  }
  return undefined;
}

class DiskSource implements Source {
  readonly #file: string;
  readonly #handle: fs.FileHandle;

  constructor(file: string, handle: fs.FileHandle) {
    this.#file = file;
    this.#handle = handle;
  }

  getKey(): string {
    return this.#file;
  }

  async getBytes(offset: number, length: number): Promise<RangeResponse> {
    const bytes = new Uint8Array(length);
    const { bytesRead } = await this.#handle.read(bytes, 0, length, offset);
    return { data: bytes.buffer.slice(0, bytesRead) };
  }
}
