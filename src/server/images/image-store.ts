import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { causeText } from '../cause-text.ts';
import type { ImageFormat } from './image-request.ts';
import { type Crop, renderImage } from './render-image.ts';

/** As many are made at the same time while somebody waits; in the background one. */
const AT_ONCE = 2;
const WAITING_MOST = 300;
const KEPT_BYTES_MOST = 1_000_000_000;
/** So many new files between two looks at how much lies there. */
const SWEEP_EVERY = 500;

export interface StoredSource {
  file: string;
  /** Of the content: another picture never answers with the former one's sizes. */
  hash: string;
}

export interface ImageStore {
  /** The bytes; made when they are first asked for, then kept on disk. */
  get(source: StoredSource, crop: Crop, format: ImageFormat): Promise<Uint8Array<ArrayBuffer>>;
  /** The bytes if they lie there; otherwise they are made in the background, when nobody waits. */
  peek(source: StoredSource, crop: Crop, format: ImageFormat): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** What is made in another way, by a name that says all that it depends on. */
  made(id: string, extension: string, work: () => Promise<Buffer>): Promise<Uint8Array<ArrayBuffer>>;
  /** Bytes of a size that was made; null where nobody has asked for it yet. */
  sizeOf(source: StoredSource, crop: Crop, format: ImageFormat): Promise<number | null>;
  /** As above of what is made in another way. */
  sizeOfMade(id: string, extension: string): Promise<number | null>;
  /** Nothing more is made in the background. */
  close(): void;
}

/** Sizes of pictures on disk, with bounded work: the same size is never made twice at the same time. */
export function openImageStore(folder: string): ImageStore {
  const making = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  const queue: { run: () => Promise<void>; urgent: boolean }[] = [];
  let running = 0;
  let written = 0;
  let closed = false;

  function next(): void {
    const index = queue.findIndex(({ urgent }) => urgent);
    const job = index >= 0 ? queue.splice(index, 1)[0] : running === 0 && !closed ? queue.shift() : undefined;
    if (!job) return;
    running += 1;
    void job.run().finally(() => {
      running -= 1;
      next();
    });
    if (running < AT_ONCE) next();
  }

  function inQueue<T>(work: () => Promise<T>, urgent: boolean): Promise<T> {
    return new Promise((resolve, reject) => {
      queue.push({ urgent, run: () => work().then(resolve, reject) });
      if (running < AT_ONCE) next();
    });
  }

  const fileOf = (source: StoredSource, crop: Crop, format: ImageFormat) =>
    fileNamed([source.hash, crop.width, crop.height, ...crop.focus, crop.zoom].join(' '), format);
  const fileNamed = (id: string, extension: string) => {
    const name = crypto.createHash('sha256').update(id).digest('base64url').slice(0, 24);
    return path.join(folder, name.slice(0, 2), `${name}.${extension}`);
  };

  function make(
    file: string,
    work: () => Promise<Buffer>,
    urgent: boolean,
  ): Promise<Uint8Array<ArrayBuffer>> {
    const there = making.get(file);
    if (there) return there;
    const made = inQueue(async () => {
      const bytes = new Uint8Array(await work());
      await keep(file, bytes);
      return bytes;
    }, urgent).finally(() => making.delete(file));
    making.set(file, made);
    return made;
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
    async get(source, crop, format) {
      const file = fileOf(source, crop, format);
      return (await read(file)) ?? make(file, () => renderImage(source.file, crop, format), true);
    },
    async peek(source, crop, format) {
      const file = fileOf(source, crop, format);
      const there = await read(file);
      if (there || closed || queue.length >= WAITING_MOST) return there;
      make(file, () => renderImage(source.file, crop, format), false).catch((error: unknown) => {
        console.warn(`A picture could not be made in the background: ${causeText(error)}`);
      });
      return undefined;
    },
    async made(id, extension, work) {
      const file = fileNamed(id, extension);
      return (await read(file)) ?? make(file, work, true);
    },
    sizeOf: (source, crop, format) => fileSize(fileOf(source, crop, format)),
    sizeOfMade: (id, extension) => fileSize(fileNamed(id, extension)),
    close() {
      closed = true;
      queue.splice(0, queue.length, ...queue.filter(({ urgent }) => urgent));
    },
  };
}

async function read(file: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
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
