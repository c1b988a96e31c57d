import { API_BASE, SYNC_COLLECTIONS, SYNC_LIMIT_DEFAULT } from '../contract/sync.ts';
import type { Bindings } from './routes/api-context.ts';

type Fetch = (request: Request, bindings: Bindings) => Response | Promise<Response>;

/**
 * Requests the first pages of a full pull, so that their expensive compression is done before a new device needs them.
 * Sequential, so that other requests are served in between. Stops on shutdown, because the process waits for running
 * compression.
 */
export async function warmFirstPull(fetch: Fetch, origin: string, until: AbortSignal): Promise<void> {
  for (const { path } of Object.values(SYNC_COLLECTIONS)) {
    if (until.aborted) return;
    const address = `${origin}${API_BASE}${path}?since=&limit=${SYNC_LIMIT_DEFAULT}`;
    const answer = await fetch(new Request(address, { headers: { 'Accept-Encoding': 'br' } }), {});
    await answer.arrayBuffer();
  }
}
