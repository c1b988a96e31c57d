import { isRecord } from './ask-server.ts';

/** Version of the document `id` in an answer's `field`; null where that is something else. */
export function versionIn(body: unknown, field: string, id: string): number | null {
  const document = isRecord(body) ? body[field] : undefined;
  if (!isRecord(document) || document['id'] !== id) return null;
  const version = document['version'];
  return typeof version === 'number' ? version : null;
}
