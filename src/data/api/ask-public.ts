import { askServer, isRecord } from './ask-server.ts';

/** Something that a person shows to everybody; asked for each time, as it may be taken back at any time. */
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
