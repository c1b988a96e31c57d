import { isRecord } from './ask-server.ts';

/** Version of the document `id` in an answer that holds it as `field`; null where it holds another thing. */
export function versionIn(body: unknown, field: string, id: string): number | null {
  const document = isRecord(body) ? body[field] : undefined;
  if (!isRecord(document) || document['id'] !== id) return null;
  const version = document['version'];
  return typeof version === 'number' ? version : null;
}
