import { publishedTourAnswer } from '../../contract/api/page-answers.ts';
import { USER_CALLS } from '../../contract/api/user-calls.ts';
import { readTourValue, type FoundTour } from '../tours/files/import-tour.ts';
import { askPublic } from '../api/ask-public.ts';

/** `offline`: no answer. `failed`: an answer without a tour. */
export type PublishedTour =
  { state: 'found'; found: FoundTour; username: string } | { state: 'missing' | 'offline' | 'failed' };

/** A published tour; never cached, as it may be unpublished at any time. */
export async function fetchPublishedTour(slug: string, signal: AbortSignal): Promise<PublishedTour> {
  const answer = await askPublic(USER_CALLS.publishedTour, {
    parts: { slug },
    shape: publishedTourAnswer,
    signal,
    cache: 'no-cache',
  });
  if (answer.state !== 'found') return answer;
  const { tour, experiences, username } = answer.found;
  const read = readTourValue(tour, experiences);
  if ('tour' in read) return { state: 'found', found: read, username };
  console.warn('The published tour is invalid', read);
  return { state: 'failed' };
}
