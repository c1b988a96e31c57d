import { HttpProblem } from './http-problem.ts';

/** Limits of a request body. */
export interface Bounds {
  /** Bytes. */
  max: number;
  /** The same, formatted for users. */
  shown: string;
  timeoutMs: number;
}

/**
 * Reads a body up to the limits, regardless of Content-Length.
 * @throws HttpProblem `too-large`; `bad-request` on timeout or an aborted body
 */
export async function readBounded(request: Request, { max, shown, timeoutMs }: Bounds): Promise<Uint8Array> {
  const tooLarge = new HttpProblem('too-large', { params: { most: shown } });
  if (Number(request.headers.get('Content-Length') ?? 0) > max) throw tooLarge;
  if (!request.body) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), timeoutMs);
  });
  try {
    for (;;) {
      const next = await Promise.race([reader.read(), late]);
      if (next === 'late') {
        throw new HttpProblem('bad-request', { headers: { Connection: 'close' } });
      }
      if (next.done) return Buffer.concat(parts);
      size += next.value.byteLength;
      if (size > max) throw tooLarge;
      parts.push(next.value);
    }
  } catch (error) {
    // The rest is discarded, so errors of the cancellation are ignored.
    void reader.cancel().catch(() => undefined);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
