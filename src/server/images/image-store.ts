import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { causeText } from '../cause-text.ts';
import type { ImageFormat } from './image-request.ts';
import { createSharedWork } from '../work/shared-work.ts';
import { pictureTurns } from './load-sharp.ts';
import { type Crop, renderImage } from './render-image.ts';

const BACKGROUND_MAX = 100;
const BACKGROUND_LOOK_MS = 100;
const KEPT_BYTES_MOST = 1_000_000_000;
/** So many new files between two looks at how much lies there. */
const SWEEP_EVERY = 500;
/** Of the sizes that were asked for last: they need no thread of the pool. */
const RECENT_BYTES_MAX = 12 * 1024 * 1024;

export interface StoredSource {
  file: string;
  /** Of the content: another picture never answers with the former one's sizes. */
  hash: string;
}

type Bytes = Uint8Array<ArrayBuffer>;

export interface ImageStore {
  /**
   * The bytes; made when they are first asked for, then kept on disk.
   * @param caller who waits in a line of its own @throws HttpProblem `unavailable` where too many wait
   */
  get(source: StoredSource, crop: Crop, format: ImageFormat, caller?: string): Promise<Bytes>;
  /** The bytes if they lie there; otherwise they are made in the background, when nobody waits. */
  peek(source: StoredSource, crop: Crop, format: ImageFormat): Promise<Bytes | undefined>;
  /** What is made in another way, by a name that says all that it depends on. Throws as `get` does. */
  made(id: string, extension: string, work: () => Promise<Buffer>, caller?: string): Promise<Bytes>;
  /** Bytes of a size that was made; null where nobody has asked for it yet. */
  sizeOf(source: StoredSource, crop: Crop, format: ImageFormat): Promise<number | null>;
  /** As above of what is made in another way. */
  sizeOfMade(id: string, extension: string): Promise<number | null>;
  /** Nothing more is made in the background. */
  close(): void;
}

/** Sizes of pictures on disk, with bounded work: the same size is never made twice at the same time. */
export function openImageStore(folder: string): ImageStore {
  const making = createSharedWork<Bytes>(pictureTurns);
  const recent = createRecentBytes(RECENT_BYTES_MAX);
  /** File → how it is made. */
  const background = new Map<string, () => Promise<Buffer>>();
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

  function make(file: string, work: () => Promise<Buffer>, caller: string): Promise<Bytes> {
    return making(caller, file, async () => {
      const there = await find(file);
      if (there) return there;
      const bytes = new Uint8Array(await work());
      await keep(file, bytes);
      recent.keep(file, bytes);
      return bytes;
    });
  }

  /** One after the other, and only while nobody waits. */
  async function makeInBackground(): Promise<void> {
    if (isMakingInBackground) return;
    isMakingInBackground = true;
    try {
      for (const [file, work] of background) {
        while (isBusy()) await delay(BACKGROUND_LOOK_MS, undefined, { ref: false });
        if (closed) return;
        background.delete(file);
        await make(file, work, 'background').catch((error: unknown) => {
          console.warn(`A picture could not be made in the background: ${causeText(error)}`);
        });
      }
    } finally {
      isMakingInBackground = false;
    }
  }

  /** A full disk costs speed, not the picture. */
  async function keep(file: string, bytes: Uint8Array): Promise<void> {
    try {
      await fs.mkdir(path.dirname(file), { recursive: true });
      const aside = `${file}.${process.pid}.new`;
      await fs.writeFile(aside, bytes);
      await fs.rename(aside, file);
      written += 1;
      if (written % SWEEP_EVERY === 0) await sweep(folder);
    } catch (error) {
      console.warn(`A picture could not be kept: ${causeText(error)}`);
    }
  }

  return {
    async get(source, crop, format, caller = '') {
      const file = fileOf(source, crop, format);
      return (await find(file)) ?? make(file, () => renderImage(source.file, crop, format), caller);
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
      // The one that was used last goes last.
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

async function read(file: string): Promise<Bytes | undefined> {
  try {
    return new Uint8Array(await fs.readFile(file));
  } catch {
    // Not there, or not readable: it is made anew.
    return undefined;
  }
}

async function fileSize(file: string): Promise<number | null> {
  try {
    return (await fs.stat(file)).size;
  } catch {
    // Not there: it is made when it is asked for.
    return null;
  }
}

/** The oldest go where too much lies there. */
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
    if (total <= KEPT_BYTES_MOST) return;
    await fs.rm(file, { force: true });
    total -= size;
  }
}
