import { API_BASE, SYNC_COLLECTIONS, SYNC_LIMIT_DEFAULT } from '../contract/sync.ts';
import type { Bindings } from './routes/api-context.ts';

type Fetch = (request: Request, bindings: Bindings) => Response | Promise<Response>;

/**
 * Requests what a new device requests first, so that the most expensive compression is done before anyone
 * waits for it. One after the other: other requests go on meanwhile.
 * Ends when the server stops: a process waits for compression under way before it ends.
 */
export async function warmFirstPull(fetch: Fetch, origin: string, until: AbortSignal): Promise<void> {
  for (const { path } of Object.values(SYNC_COLLECTIONS)) {
    if (until.aborted) return;
    const address = `${origin}${API_BASE}${path}?since=&limit=${SYNC_LIMIT_DEFAULT}`;
    const answer = await fetch(new Request(address, { headers: { 'Accept-Encoding': 'br' } }), {});
    await answer.arrayBuffer();
  }
}
