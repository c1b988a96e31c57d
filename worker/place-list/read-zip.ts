import { Unzip, UnzipInflate } from 'fflate';
import { PLACE_LIST_MAX_UNPACKED_BYTES } from '../../src/contract/place-list.ts';
import { ListRejected, pause } from './list-writer.ts';

/** Unpacks to 16 MB at most. */
const CHUNK_BYTES = 16_384;
const CHUNKS_PER_TURN = 32;
const FILES_MAX = 2_000;

/**
 * The files of an archive that are wanted, in its order. Unpacked piece by piece and counted, so that an archive that
 * grows without measure is rejected before it fills the memory. Archives inside it are not opened.
 */
export async function readZip(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): Promise<{ name: string; bytes: Uint8Array }[]> {
  const files: { name: string; parts: Uint8Array[] }[] = [];
  let unpackedBytes = 0;
  let count = 0;
  let failure: Error | null = null;
  const unzip = new Unzip((file) => {
    count += 1;
    if (count > FILES_MAX) throw new ListRejected('too-big', { detail: `more than ${FILES_MAX} files` });
    if (!isWanted(file.name)) return;
    if (file.compression !== 0 && file.compression !== 8)
      throw new ListRejected('encrypted', { detail: `method ${file.compression}` });
    const entry = { name: file.name, parts: [] as Uint8Array[] };
    files.push(entry);
    file.ondata = (error, part) => {
      if (error) failure ??= error;
      if (failure) return;
      unpackedBytes += part.length;
      if (unpackedBytes > PLACE_LIST_MAX_UNPACKED_BYTES)
        failure = new ListRejected('too-big', { detail: file.name });
      else entry.parts.push(part);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
      unzip.push(bytes.subarray(at, at + CHUNK_BYTES), at + CHUNK_BYTES >= bytes.length);
      if (failure) throw failure;
      if ((at / CHUNK_BYTES) % CHUNKS_PER_TURN === 0) await pause();
    }
  } catch (error) {
    if (error instanceof ListRejected) throw error;
    throw new ListRejected('malformed', { detail: error instanceof Error ? error.message : '' });
  }
  return files.map(({ name, parts }) => ({ name, bytes: joined(parts) }));
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
