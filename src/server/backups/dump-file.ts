import fs from 'node:fs';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Database } from '../stores/database/database.ts';
import { createDumpReader, DumpError, dumpTables, marksEnd } from '../stores/database/table-dump.ts';

const GZIP_MAGIC = Buffer.from([0x1f, 0x8b]);

/**
 * Dumps all tables to a new file that only this user can read, compressed if its name ends in `.gz`. Streams a few rows
 * at a time. Atomic: the file gets its name once it is completely on disk.
 * @returns number of rows
 */
export async function writeDump(
  database: Pick<Database, 'queries'>,
  file: string,
  signal?: AbortSignal,
): Promise<number> {
  const unfinished = `${file}.part`;
  const output = fs.createWriteStream(unfinished, { mode: 0o600, flush: true });
  const input = file.endsWith('.gz') ? createGzip() : undefined;
  const written = input === undefined ? undefined : pipeline(input, output);
  const target = input ?? output;
  try {
    await once(output, 'open');
    const rows = await dumpTables(database, async (line) => {
      signal?.throwIfAborted();
      if (!target.write(`${line}\n`)) await once(target, 'drain', signal ? { signal } : {});
    });
    target.end();
    await (written ?? once(output, 'close'));
    fs.renameSync(unfinished, file);
    return rows;
  } catch (error) {
    target.destroy();
    output.destroy();
    await written?.catch(() => undefined);
    fs.rmSync(unfinished, { force: true });
    throw error;
  }
}

/** The lines of a backup file, compressed or not. @throws DumpError if the file is truncated */
export async function* dumpLines(file: string): AsyncGenerator<string> {
  const source = fs.createReadStream(file);
  const gunzip = isCompressed(file) ? createGunzip() : undefined;
  // Read errors are thrown by the loop below.
  if (gunzip !== undefined) pipeline(source, gunzip).catch(() => undefined);
  const plain = gunzip ?? source;
  try {
    let rest: string[] = [];
    for await (const chunk of plain.setEncoding('utf8')) {
      // Not readline: it also splits at U+2028, which users' texts may contain.
      const [first = '', ...others] = String(chunk).split('\n');
      rest.push(first);
      for (const other of others) {
        yield rest.join('');
        rest = [other];
      }
    }
    if (rest.join('') !== '') yield rest.join('');
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')) {
      throw new DumpError('The backup is truncated.', { cause: error });
    }
    throw error;
  } finally {
    source.destroy();
    plain.destroy();
  }
}

/**
 * Verifies a backup file by reading it to its end, without a database.
 * @returns how many rows it holds
 * @throws DumpError if it is empty, truncated or not a backup
 */
export async function checkDump(file: string, signal?: AbortSignal): Promise<number> {
  const reader = createDumpReader();
  for await (const line of dumpLines(file)) {
    signal?.throwIfAborted();
    reader.read(line);
  }
  return reader.finish();
}

/** Whether a backup has an end marker. Without one (older format) truncation cannot be detected. */
export async function isEndMarked(file: string): Promise<boolean> {
  for await (const line of dumpLines(file)) if (line.trim() !== '') return marksEnd(line);
  return false;
}

function isCompressed(file: string): boolean {
  const descriptor = fs.openSync(file, 'r');
  try {
    const start = Buffer.alloc(GZIP_MAGIC.length);
    fs.readSync(descriptor, start);
    return start.equals(GZIP_MAGIC);
  } finally {
    fs.closeSync(descriptor);
  }
}
