import { sameValue } from './merge-values.ts';

/** Fields that the server or the clock writes; nobody typed them. */
export const UNWRITTEN_FIELDS: ReadonlySet<string> = new Set([
  'version',
  'updatedAt',
  'published',
  'slug',
  'image_uris',
]);

/** Whether two documents say the same in every field that people write. */
export function sameContent(a: object | null, b: object | null): boolean {
  if (a === null || b === null) return a === b;
  const fields = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...fields].every(
    (field) => UNWRITTEN_FIELDS.has(field) || sameValue(Reflect.get(a, field), Reflect.get(b, field)),
  );
}
