import { askServer, isRecord } from './ask-server.ts';

/** Fetches something that a user published; never cached, as it may be unpublished at any time. */
export async function askPublic(
  path: string,
  signal: AbortSignal,
): Promise<Record<string, unknown> | 'missing' | 'offline' | 'failed'> {
  const reply = await askServer((address, init) => fetch(address, init), {
    method: 'GET',
    path,
    signal,
    cache: 'no-cache',
  });
  if (reply.kind === 'answer' && isRecord(reply.body)) return reply.body;
  if (reply.kind === 'problem' && reply.code === 'not-found') return 'missing';
  if (!signal.aborted) console.warn(`${path}:`, reply);
  return reply.kind === 'unreached' ? 'offline' : 'failed';
}
