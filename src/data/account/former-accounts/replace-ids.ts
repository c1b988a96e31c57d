/**
 * Replaces ids of own experiences throughout a document: in a tour's stops, connections and bookings, in a saved list.
 * @param newIds new ids by old ids
 */
export function replaceIds<T extends object>(document: T, newIds: ReadonlyMap<string, string>): T {
  let text = JSON.stringify(document);
  for (const [oldId, newId] of newIds) text = text.replaceAll(oldId, newId);
  const replaced: T = JSON.parse(text);
  return replaced;
}
