import type { SearchResult } from '../../contract/search.ts';
import type { Locale } from '../../model/base/locale.ts';
import { askServer, isRecord } from '../api/ask-server.ts';

const TYPES: readonly SearchResult['type'][] = [
  'country',
  'experience',
  'tour',
  'blogpost',
  'experiences',
  'tours',
  'category',
];

/**
 * `POST /search`, the fallback while the catalogue is not pulled yet.
 * @throws TypeError without a network, as `fetch` does; Error for any other answer
 */
export async function searchServer(
  typed: string,
  locale: Locale,
  signal: AbortSignal,
): Promise<SearchResult[]> {
  const reply = await askServer((address, init) => fetch(address, init), {
    method: 'POST',
    path: '/search',
    body: { searchString: typed.slice(0, 200) },
    headers: { 'Content-Language': locale },
    signal,
  });
  if (reply.kind === 'unreached') throw new TypeError('the search was not reached', { cause: reply.cause });
  const results = reply.kind === 'answer' && isRecord(reply.body) ? reply.body['results'] : null;
  if (!Array.isArray(results)) throw new Error(`the search was not answered: ${JSON.stringify(reply)}`);
  return results.flatMap((result: unknown) => readResult(result) ?? []);
}

/** Parsed by hand, since zod is never loaded on the page's thread. */
function readResult(value: unknown): SearchResult | null {
  if (!isRecord(value)) return null;
  const type = TYPES.find((known) => known === value['type']);
  const { key, text, slug, country_key: country, highlight } = value;
  if (type === undefined || typeof key !== 'string' || typeof text !== 'string') return null;
  return {
    type,
    key,
    text,
    ...(typeof slug === 'string' ? { slug } : {}),
    ...(typeof country === 'string' ? { country_key: country } : {}),
    ...(isRecord(highlight) && typeof highlight['key'] === 'string' && typeof highlight['text'] === 'string'
      ? { highlight: { key: highlight['key'], text: highlight['text'] } }
      : {}),
  };
}
