const CHUNK = 1 << 20;

/** Numbers in chunks: it grows without copies, so that memory never holds a list twice. */
export class GrowingList {
  readonly #chunks: Float64Array[] = [];
  length = 0;

  push(value: number): void {
    const within = this.length % CHUNK;
    if (within === 0) this.#chunks.push(new Float64Array(CHUNK));
    this.#chunks.at(-1)![within] = value;
    this.length += 1;
  }

  /** Moves the numbers into an array, chunk by chunk; the list is empty after that. */
  moveTo<Target extends Float64Array | Float32Array | Uint32Array | Uint8Array>(
    target: Target,
    change: (value: number) => number = (value) => value,
  ): Target {
    let at = 0;
    for (let chunk = this.#chunks.shift(); chunk; chunk = this.#chunks.shift()) {
      for (let index = 0; index < CHUNK && at < this.length; index += 1) target[at++] = change(chunk[index]!);
    }
    this.length = 0;
    return target;
  }

  copy(): Float64Array {
    const copied = new Float64Array(this.length);
    for (const [index, chunk] of this.#chunks.entries())
      copied.set(chunk.subarray(0, Math.min(CHUNK, this.length - index * CHUNK)), index * CHUNK);
    return copied;
  }
}
