import { API_BASE, CLIENT_SCHEMA, CLIENT_SCHEMA_HEADER } from '../contract/api-base.ts';
import { readTourValue, type FoundTour } from './import-tour.ts';

/** `offline`: nobody answered. `failed`: somebody did, but not with a tour. */
export type PublishedTour =
  { state: 'found'; found: FoundTour; username: string } | { state: 'missing' | 'offline' | 'failed' };

/** A tour that somebody published; asked for each time, as it may be taken back at any time. */
export async function fetchPublishedTour(slug: string, signal: AbortSignal): Promise<PublishedTour> {
  let answer: Response;
  try {
    answer = await fetch(`${API_BASE}/tours/published/${encodeURIComponent(slug)}`, {
      headers: { [CLIENT_SCHEMA_HEADER]: String(CLIENT_SCHEMA) },
      signal,
      cache: 'no-cache',
    });
  } catch (error) {
    if (!signal.aborted) console.warn('The published tour was not reached', error);
    return { state: 'offline' };
  }
  if (answer.status === 404) return { state: 'missing' };
  if (!answer.ok) return { state: 'failed' };
  const body: unknown = await answer.json().catch(() => null);
  if (typeof body !== 'object' || body === null || !('tour' in body)) return { state: 'failed' };
  const username = 'username' in body && typeof body.username === 'string' ? body.username : '';
  const read = readTourValue(body.tour, 'experiences' in body ? body.experiences : []);
  if ('tour' in read) return { state: 'found', found: read, username };
  console.warn('The published tour has another shape', read);
  return { state: 'failed' };
}
