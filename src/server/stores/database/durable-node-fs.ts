import fs from 'node:fs';
import path from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** Names of write-ahead log segments are 24 characters long. */
const SEGMENT = 24;

/** Worst-case granularity of file times: two writes within it may have the same mtime. */
const TIME_STEP_MS = 50;

/**
 * PGlite runs Postgres without fsync and its file system has no hook for it. This one flushes the write-ahead log
 * before a query is acknowledged, so that committed data survives a crash and, if the disk honors fsync, a power
 * failure.
 */
export class DurableNodeFS extends NodeFS {
  readonly #folder: string;
  readonly #flushedAt = new Map<string, number>();

  constructor(folder: string) {
    super(folder);
    this.#folder = path.resolve(folder);
  }

  // eslint-disable-next-line typescript/require-await -- the signature is PGlite's
  override async syncToFs(): Promise<void> {
    const log = path.join(this.#folder, 'pg_wal');
    for (const name of fs.readdirSync(log)) {
      if (name.length !== SEGMENT) continue;
      const segment = path.join(log, name);
      const writtenAt = fs.statSync(segment).mtimeMs;
      if (this.#flushedAt.get(name) === writtenAt) continue;
      const descriptor = fs.openSync(segment, 'r+');
      try {
        fs.fdatasyncSync(descriptor);
      } finally {
        fs.closeSync(descriptor);
      }
      // A write within the time granularity may not change the mtime, so flush again next time.
      if (Date.now() - writtenAt > TIME_STEP_MS) this.#flushedAt.set(name, writtenAt);
    }
  }
}
