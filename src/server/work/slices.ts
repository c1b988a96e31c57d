/** Maximum time that a job blocks the event loop. */
const MAX_SLICE_MS = 2;

/** Yields to the event loop once the time slice is used up; call it between steps. */
export type Pause = () => Promise<void> | undefined;

export function createPause(sliceMs: number = MAX_SLICE_MS): Pause {
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

/** Collects output in chunks, to avoid one huge string. */
const PART_LETTERS = 64 * 1024;

/**
 * Serializes a value to JSON in time slices: members of lists and objects are serialized one by one, two levels deep.
 * @param omit name of a field that is omitted at any depth
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

/** Lists and objects without toJSON. */
function isPlain(part: unknown): part is object {
  return typeof part === 'object' && part !== null && !('toJSON' in part);
}
