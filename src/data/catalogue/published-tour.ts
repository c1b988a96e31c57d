import { readTourValue, type FoundTour } from '../tours/files/import-tour.ts';
import { askPublic } from '../api/ask-public.ts';

/** `offline`: no answer. `failed`: an answer without a tour. */
export type PublishedTour =
  { state: 'found'; found: FoundTour; username: string } | { state: 'missing' | 'offline' | 'failed' };

/** A published tour; never cached, as it may be unpublished at any time. */
export async function fetchPublishedTour(slug: string, signal: AbortSignal): Promise<PublishedTour> {
  const body = await askPublic(`/tours/published/${encodeURIComponent(slug)}`, signal);
  if (typeof body === 'string') return { state: body };
  const username = typeof body['username'] === 'string' ? body['username'] : '';
  const read = readTourValue(body['tour'], body['experiences'] ?? []);
  if ('tour' in read) return { state: 'found', found: read, username };
  console.warn('The published tour has another shape', read);
  return { state: 'failed' };
}
