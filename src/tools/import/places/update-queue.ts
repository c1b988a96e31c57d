import { createHash } from 'node:crypto';
import { IMPORTED_FIELDS, type ImportedField } from '../../../server/content/content-schemas.ts';
import { type CataloguePlace, presentValue } from './catalogue-places.ts';
import { cleanName } from './clean-values.ts';
import { isKnown, isSameValue } from './compare-values.ts';
import type { ItemMatches } from './match-items.ts';
import type { AttributedText, Proposal, ReviewQueue } from './review-queue.ts';
import type { SourceItem } from './source-item.ts';

export interface DumpSource {
  name: string;
  license: string;
  /** `yyyy-MM-dd` */
  date: string;
}

export interface QueueChanges {
  added: number;
  /** Decided ones that are open again, because their source has another value now. */
  reopened: number;
  /** Open ones that the source or the catalogue made needless. */
  dropped: number;
}

/**
 * Brings the queue up to date with a dump. Decisions stay: what was rejected comes again only with another value, and
 * an older dump changes nothing that a newer one said.
 */
export function updateQueue(
  queue: ReviewQueue,
  { matched, ambiguous }: ItemMatches,
  items: readonly SourceItem[],
  source: DumpSource,
): QueueChanges {
  const changes: QueueChanges = { added: 0, reopened: 0, dropped: 0 };
  for (const { item, place } of matched) {
    const list = queue.proposals.get(place.key) ?? [];
    queue.proposals.set(
      place.key,
      IMPORTED_FIELDS.reduce(
        (rest, field) => updateField(rest, { item, place, field, source }, changes),
        list,
      ),
    );
    if (item.text) addText(queue, place.key, item, source);
  }
  const unclear = new Set(ambiguous.map(({ item }) => item.id));
  for (const { id } of items)
    if (!unclear.has(id) && queue.matches.get(id)?.place === undefined) queue.matches.delete(id);
  for (const { item, places } of ambiguous)
    queue.matches.set(item.id, {
      name: item.names.map(cleanName).find((name) => name !== undefined) ?? '',
      url: item.url,
      at: [...item.at],
      places: places.map(({ key }) => key),
    });
  return changes;
}

interface FieldUpdate {
  item: SourceItem;
  place: CataloguePlace;
  field: ImportedField;
  source: DumpSource;
}

function updateField(
  list: readonly Proposal[],
  { item, place, field, source }: FieldUpdate,
  changes: QueueChanges,
): Proposal[] {
  const id = proposalId(place.key, field, item.id);
  const before = list.find((one) => one.id === id);
  const others = list.filter((one) => one !== before);
  const proposed = item.facts[field];
  if (before && before.source.date > source.date) return [...list];
  if (
    before &&
    before.state !== 'open' &&
    (proposed === undefined || isSameValue(field, before.proposed, proposed))
  )
    return [...list];
  if (proposed === undefined || isKnown(place, field, proposed)) {
    if (before?.state !== 'open') return [...list];
    changes.dropped += 1;
    return others;
  }
  if (!before) changes.added += 1;
  else if (before.state !== 'open') changes.reopened += 1;
  const { name, license, date } = source;
  return [
    ...others,
    {
      id,
      file: `experiences/${place.key}.json`,
      field,
      present: writable(presentValue(place, field)),
      proposed: writable(proposed) ?? '',
      source: {
        item: item.id,
        url: item.url,
        name,
        license,
        date,
        as_of: item.asOf ?? Number(date.slice(0, 4)),
      },
      state: 'open',
    },
  ];
}

/** The same at every import, and short enough to be typed. */
function proposalId(place: string, field: string, item: string): string {
  return createHash('sha256').update([place, field, item].join('\0')).digest('hex').slice(0, 10);
}

function writable(value: unknown): Proposal['present'] {
  if (Array.isArray(value)) return [Number(value[0]), Number(value[1])];
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** Wikivoyage’s, the only dump with text. */
const LICENSE_URL = 'https://creativecommons.org/licenses/by-sa/4.0/';

function addText({ texts }: ReviewQueue, place: string, { id, text }: SourceItem, source: DumpSource): void {
  if (!text) return;
  const list = texts.get(place) ?? [];
  const before = list.find(({ item }) => item === id);
  if (before && before.date > source.date) return;
  const { language, title, revision, history, revised, wikitext, hours, price } = text;
  const entry: AttributedText = {
    item: id,
    language,
    title,
    revision,
    history,
    revised,
    attribution: source.name,
    license: source.license,
    license_url: LICENSE_URL,
    date: source.date,
    wikitext,
    ...(hours !== undefined && { hours }),
    ...(price !== undefined && { price }),
  };
  texts.set(place, [...list.filter((one) => one !== before), entry]);
}

/** After an accepted proposal: others of the place that say the same are done, and the rest compare with the new value. */
export function settleOthers(list: readonly Proposal[], place: CataloguePlace): Proposal[] {
  return list.flatMap((one) => {
    if (one.state !== 'open') return one;
    if (isKnown(place, one.field, one.proposed)) return [];
    return { ...one, present: writable(presentValue(place, one.field)) };
  });
}
