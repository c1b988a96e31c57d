import { API_BASE, CLIENT_SCHEMA, CLIENT_SCHEMA_HEADER } from '../contract/api-base.ts';
import type { SearchResult } from '../contract/search.ts';
import type { Locale } from '../model/locale.ts';

const TYPES: readonly SearchResult['type'][] = [
  'country',
  'experience',
  'tour',
  'blogpost',
  'experiences',
  'tours',
  'category',
];

/** `POST /search`, for a device that holds no catalogue yet. Rejects where nothing answers. */
export async function searchServer(
  typed: string,
  locale: Locale,
  signal: AbortSignal,
): Promise<SearchResult[]> {
  const answer = await fetch(`${API_BASE}/search`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Content-Language': locale,
      [CLIENT_SCHEMA_HEADER]: String(CLIENT_SCHEMA),
    },
    body: JSON.stringify({ searchString: typed.slice(0, 200) }),
    signal,
  });
  if (!answer.ok) throw new Error(`the search answered ${answer.status}`);
  const body: unknown = await answer.json();
  const results = isRecord(body) && Array.isArray(body['results']) ? body['results'] : [];
  return results.flatMap((result: unknown) => readResult(result) ?? []);
}

/** By hand: the schemas' library never loads on the page's own thread. */
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
