import { sameValue } from './merge-values.ts';

/** Fields set by the server or the clock, not by the user. */
const UNWRITTEN_FIELDS: ReadonlySet<string> = new Set([
  'version',
  'updatedAt',
  'published',
  'slug',
  'image_uris',
]);

/** Whether two documents are equal in all fields that the user writes. */
export function sameContent(a: object | null, b: object | null): boolean {
  if (a === null || b === null) return a === b;
  const fields = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...fields].every(
    (field) => UNWRITTEN_FIELDS.has(field) || sameValue(Reflect.get(a, field), Reflect.get(b, field)),
  );
}
