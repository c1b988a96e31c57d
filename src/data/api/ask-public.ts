import type { ApiAddress, ApiCall } from '../../contract/api/api-call.ts';
import { type ApiRequest, callApi } from './call-api.ts';

/** `missing`: the server has no such thing. `offline`: no answer. `failed`: any other answer. */
export type PublicAnswer<T> = { state: 'found'; found: T } | { state: 'missing' | 'offline' | 'failed' };

/** Asks for what everybody may see and no database on this device has. */
export async function askPublic<Path extends string, T>(
  call: ApiCall<Path>,
  request: ApiRequest<T> & ApiAddress<Path>,
): Promise<PublicAnswer<T>> {
  const reply = await callApi(call, request);
  if (reply.kind === 'answer') return { state: 'found', found: reply.body };
  if (reply.kind === 'problem' && reply.code === 'not-found') return { state: 'missing' };
  // A state that the page shows, not an error.
  if (reply.kind === 'unreached') return { state: 'offline' };
  if (!request.signal?.aborted) console.warn(`${call.path}:`, reply);
  return { state: 'failed' };
}
