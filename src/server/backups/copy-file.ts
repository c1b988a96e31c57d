import fs from 'node:fs';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Database } from '../stores/database/database.ts';
import { createCopyReader, DumpError, dumpTables, marksEnd } from '../stores/database/table-dump.ts';

const GZIP_MAGIC = Buffer.from([0x1f, 0x8b]);

/**
 * Writes all tables into a new file that only this user can read, compressed where its name ends in `.gz`. A few rows
 * at a time are in memory. The file has its name only once all of it is on the disk.
 * @returns how many rows it holds
 */
export async function writeCopy(
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

/** The lines of a copy, compressed or not. @throws DumpError where the file ends in the middle */
export async function* linesOfCopy(file: string): AsyncGenerator<string> {
  const source = fs.createReadStream(file);
  const gunzip = isCompressed(file) ? createGunzip() : undefined;
  // What fails while reading is thrown by the loop below.
  if (gunzip !== undefined) pipeline(source, gunzip).catch(() => undefined);
  const plain = gunzip ?? source;
  try {
    let rest: string[] = [];
    for await (const chunk of plain.setEncoding('utf8')) {
      // Not by readline: it also parts lines at U+2028, which texts of people may hold.
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
      throw new DumpError('The copy is cut off.', { cause: error });
    }
    throw error;
  } finally {
    source.destroy();
    plain.destroy();
  }
}

/**
 * Reads a copy to its end without a database.
 * @returns how many rows it holds
 * @throws DumpError for one that is empty, cut off or no copy at all
 */
export async function checkCopy(file: string, signal?: AbortSignal): Promise<number> {
  const reader = createCopyReader();
  for await (const line of linesOfCopy(file)) {
    signal?.throwIfAborted();
    reader.read(line);
  }
  return reader.finish();
}

/**
 * Whether a copy says where it ends. Of one of a former version that does not, nobody can tell whether rows are missing
 * at its end.
 */
export async function isEndMarked(file: string): Promise<boolean> {
  for await (const line of linesOfCopy(file)) if (line.trim() !== '') return marksEnd(line);
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
