import { readTourValue, type FoundTour } from '../tours/files/import-tour.ts';
import { askPublic } from '../api/ask-public.ts';

/** `offline`: nobody answered. `failed`: somebody did, but not with a tour. */
export type PublishedTour =
  { state: 'found'; found: FoundTour; username: string } | { state: 'missing' | 'offline' | 'failed' };

/** A tour that somebody published; asked for each time, as it may be taken back at any time. */
export async function fetchPublishedTour(slug: string, signal: AbortSignal): Promise<PublishedTour> {
  const body = await askPublic(`/tours/published/${encodeURIComponent(slug)}`, signal);
  if (typeof body === 'string') return { state: body };
  const username = typeof body['username'] === 'string' ? body['username'] : '';
  const read = readTourValue(body['tour'], body['experiences'] ?? []);
  if ('tour' in read) return { state: 'found', found: read, username };
  console.warn('The published tour has another shape', read);
  return { state: 'failed' };
}
