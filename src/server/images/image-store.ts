import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { cacheRequests } from '../observability/metrics.ts';
import { causeText } from '../cause-text.ts';
import type { ImageFormat } from './image-request.ts';
import { createSharedWork } from '../work/shared-work.ts';
import { pictureTurns } from './load-sharp.ts';
import { heavyWork } from '../work/heavy-work.ts';
import type { Crop } from './render-image.ts';

const BACKGROUND_MAX = 100;
const BACKGROUND_POLL_MS = 100;
const CACHE_BYTES_MAX = 1_000_000_000;
/** New files between two evictions. */
const SWEEP_EVERY = 500;
/** In-memory LRU of recent renditions, which saves file reads in the thread pool. */
const RECENT_BYTES_MAX = 12 * 1024 * 1024;

export interface StoredSource {
  file: string;
  /** Content hash: part of the cache key. */
  hash: string;
}

type Bytes = Uint8Array<ArrayBuffer>;

export interface ImageStore {
  /**
   * The rendition's bytes; rendered lazily, then cached on disk.
   * @param caller client key, queued separately @throws HttpProblem `unavailable` if the queue is full
   */
  get(source: StoredSource, crop: Crop, format: ImageFormat, caller?: string): Promise<Bytes>;
  /** The cached bytes; on a miss renders in the background when the queue is idle. */
  peek(source: StoredSource, crop: Crop, format: ImageFormat): Promise<Bytes | undefined>;
  /** Cache for other work, by an id that covers all its inputs. Throws like `get`. */
  made(id: string, extension: string, work: () => Promise<Uint8Array>, caller?: string): Promise<Bytes>;
  /** Size in bytes of a cached rendition; null if not rendered yet. */
  sizeOf(source: StoredSource, crop: Crop, format: ImageFormat): Promise<number | null>;
  /** Like `sizeOf`, for `made`. */
  sizeOfMade(id: string, extension: string): Promise<number | null>;
  /** Stops background rendering. */
  close(): void;
}

/** Disk cache of rendered pictures with bounded concurrency; concurrent requests for one rendition share the work. */
export function openImageStore(folder: string): ImageStore {
  const making = createSharedWork<Bytes>(pictureTurns);
  const recent = createRecentBytes(RECENT_BYTES_MAX);
  /** Background queue: file → rendering job. */
  const background = new Map<string, () => Promise<Uint8Array>>();
  let isMakingInBackground = false;
  let written = 0;
  let closed = false;

  const fileOf = (source: StoredSource, crop: Crop, format: ImageFormat) =>
    fileNamed([source.hash, crop.width, crop.height, ...crop.focus, crop.zoom].join(' '), format);
  const fileNamed = (id: string, extension: string) => {
    const name = crypto.createHash('sha256').update(id).digest('base64url').slice(0, 24);
    return path.join(folder, name.slice(0, 2), `${name}.${extension}`);
  };

  async function find(file: string): Promise<Bytes | undefined> {
    const there = recent.find(file);
    if (there) return there;
    const bytes = await read(file);
    if (bytes) recent.keep(file, bytes);
    return bytes;
  }

  function make(file: string, work: () => Promise<Uint8Array>, caller: string): Promise<Bytes> {
    return making(caller, file, async () => {
      const there = await find(file);
      if (there) return there;
      const bytes = new Uint8Array(await work());
      await keep(file, bytes);
      recent.keep(file, bytes);
      return bytes;
    });
  }

  /** One at a time, only while no request is queued. */
  async function makeInBackground(): Promise<void> {
    if (isMakingInBackground) return;
    isMakingInBackground = true;
    try {
      for (const [file, work] of background) {
        while (isBusy()) await delay(BACKGROUND_POLL_MS, undefined, { ref: false });
        if (closed) return;
        background.delete(file);
        await make(file, work, 'background').catch((error: unknown) => {
          console.warn(`Background rendering of a picture failed: ${causeText(error)}`);
        });
      }
    } finally {
      isMakingInBackground = false;
    }
  }

  /** Write errors (full disk) only cost the cache entry. */
  async function keep(file: string, bytes: Uint8Array): Promise<void> {
    try {
      await fs.mkdir(path.dirname(file), { recursive: true });
      const aside = `${file}.${process.pid}.new`;
      await fs.writeFile(aside, bytes);
      await fs.rename(aside, file);
      written += 1;
      if (written % SWEEP_EVERY === 0) await sweep(folder);
    } catch (error) {
      console.warn(`A rendered picture could not be cached: ${causeText(error)}`);
    }
  }

  return {
    async get(source, crop, format, caller = '') {
      const file = fileOf(source, crop, format);
      const found = await find(file);
      cacheRequests.inc({ cache: 'pictures', result: found ? 'hit' : 'miss' });
      return found ?? make(file, () => renderImage(source.file, crop, format), caller);
    },
    async peek(source, crop, format) {
      const file = fileOf(source, crop, format);
      const there = await find(file);
      if (there || closed || background.size >= BACKGROUND_MAX) return there;
      background.set(file, () => renderImage(source.file, crop, format));
      void makeInBackground();
      return undefined;
    },
    async made(id, extension, work, caller = '') {
      const file = fileNamed(id, extension);
      return (await find(file)) ?? make(file, work, caller);
    },
    sizeOf: (source, crop, format) => fileSize(fileOf(source, crop, format)),
    sizeOfMade: (id, extension) => fileSize(fileNamed(id, extension)),
    close() {
      closed = true;
      background.clear();
    },
  };
}

function isBusy(): boolean {
  const { running, waiting } = pictureTurns.size();
  return running + waiting > 0;
}

function createRecentBytes(bytesMax: number) {
  const kept = new Map<string, Bytes>();
  let total = 0;
  return {
    find(file: string): Bytes | undefined {
      const bytes = kept.get(file);
      if (!bytes) return undefined;
      // Reinsert as most recently used.
      kept.delete(file);
      kept.set(file, bytes);
      return bytes;
    },
    keep(file: string, bytes: Bytes): void {
      total += bytes.byteLength - (kept.get(file)?.byteLength ?? 0);
      kept.delete(file);
      kept.set(file, bytes);
      for (const [oldest, { byteLength }] of kept) {
        if (total <= bytesMax) break;
        kept.delete(oldest);
        total -= byteLength;
      }
    },
  };
}

async function renderImage(file: string, crop: Crop, format: ImageFormat): Promise<Uint8Array> {
  return heavyWork.render(await fs.readFile(file), crop, format);
}

async function read(file: string): Promise<Bytes | undefined> {
  try {
    return new Uint8Array(await fs.readFile(file));
  } catch {
    // Missing or unreadable: render again.
    return undefined;
  }
}

async function fileSize(file: string): Promise<number | null> {
  try {
    return (await fs.stat(file)).size;
  } catch {
    // Missing: rendered on demand.
    return null;
  }
}

/** Evicts the oldest files above the size limit. */
async function sweep(folder: string): Promise<void> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = path.join(entry.parentPath, entry.name);
        const { size, mtimeMs } = await fs.stat(file);
        return { file, size, mtimeMs };
      }),
  );
  let total = files.reduce((sum, { size }) => sum + size, 0);
  for (const { file, size } of files.toSorted((a, b) => a.mtimeMs - b.mtimeMs)) {
    if (total <= CACHE_BYTES_MAX) return;
    await fs.rm(file, { force: true });
    total -= size;
  }
}
