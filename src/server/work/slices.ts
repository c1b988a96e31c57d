/** So long one piece of work may hold the thread before other requests are served. */
const SLICE_MS = 3;

/** Call it between steps: it lets other requests pass once the slice is used up. */
export type Pause = () => Promise<void> | undefined;

export function createPause(sliceMs: number = SLICE_MS): Pause {
  let startedAt = performance.now();
  return () => {
    if (performance.now() - startedAt < sliceMs) return undefined;
    return new Promise((resolve) => {
      setImmediate(() => {
        startedAt = performance.now();
        resolve();
      });
    });
  };
}

/** Bytes put together so that no single text is longer than a part. */
const PART_LETTERS = 64 * 1024;

/**
 * JSON of a value, the members of its lists and of its objects two levels deep made one by one.
 * @param omit name of a field that is left out, wherever it stands
 */
export async function jsonInSlices(
  value: unknown,
  pause: Pause = createPause(),
  omit?: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [];
  let text = '';
  const replacer =
    omit === undefined ? undefined : (name: string, part: unknown) => (name === omit ? undefined : part);
  const add = (piece: string): Promise<void> | undefined => {
    text += piece;
    if (text.length >= PART_LETTERS) flush();
    return pause();
  };
  const flush = (): void => {
    parts.push(encoder.encode(text));
    text = '';
  };

  async function write(part: unknown, depth: number): Promise<void> {
    if (depth === 0 || !isPlain(part)) {
      await add(JSON.stringify(part, replacer) ?? 'null');
      return;
    }
    if (Array.isArray(part)) {
      for (const [index, member] of part.entries()) {
        await add(index === 0 ? '[' : ',');
        await write(member, depth - 1);
      }
      await add(part.length === 0 ? '[]' : ']');
      return;
    }
    let first = true;
    for (const [name, member] of Object.entries(part)) {
      if (member === undefined || typeof member === 'function' || name === omit) continue;
      await add(`${first ? '{' : ','}${JSON.stringify(name)}:`);
      first = false;
      await write(member, depth - 1);
    }
    await add(first ? '{}' : '}');
  }

  await write(value, 2);
  flush();
  return new Uint8Array(Buffer.concat(parts));
}

/** Lists and objects that say nothing of their own about how they are written. */
function isPlain(part: unknown): part is object {
  return typeof part === 'object' && part !== null && !('toJSON' in part);
}
