import fs from 'node:fs';
import { createGunzip } from 'node:zlib';
import { ImportError } from '../import-error.ts';

/** Longer lines are no entities: Wikidata’s largest have about 5 MB. */
export const MAX_LINE = 32 * 1024 * 1024;

/**
 * The text of a file of any size in pieces, unpacked where its name ends with `.gz`.
 * @throws ImportError for a file that is missing, packed in another format, cut off, or not UTF-8
 */
export async function* readPieces(file: string): AsyncGenerator<string> {
  if (!fs.existsSync(file)) throw new ImportError(`${file}: no such file`);
  if (/\.(bz2|zip|7z|zst|xz)$/.test(file)) throw new ImportError(`${file}: unpack it first`);
  const packed = fs.createReadStream(file, { highWaterMark: 1 << 18 });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const bytes of file.endsWith('.gz') ? packed.pipe(createGunzip()) : packed)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Streams without an encoding give buffers.
      yield decoder.decode(bytes as Buffer, { stream: true });
    yield decoder.decode();
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    packed.destroy();
  }
}

/** @throws ImportError for a line that is too long */
export async function* readLines(
  file: string,
  maxLine = MAX_LINE,
): AsyncGenerator<{ line: number; text: string }> {
  let line = 1;
  let parts: string[] = [];
  let length = 0;
  for await (const piece of readPieces(file)) {
    const pieces = piece.split('\n');
    for (const [index, part] of pieces.entries()) {
      length += part.length;
      if (length > maxLine)
        throw new ImportError(`${file}: line ${line} is longer than ${maxLine} characters`);
      parts.push(part);
      if (index === pieces.length - 1) break;
      yield { line, text: parts.join('') };
      [parts, length] = [[], 0];
      line += 1;
    }
  }
  if (length > 0) yield { line, text: parts.join('') };
}
