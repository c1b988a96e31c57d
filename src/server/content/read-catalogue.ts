import type { z } from 'zod/mini';
import { createRouter } from '../../../worker/engine/transport/create-router.ts';
import type { Airport, CountrySummary, ExperienceSummary } from '../../model/catalogue.ts';
import type { TransportFacts } from '../../model/transport.ts';
import type { CollectionContent } from '../stores/catalogue-store.ts';
import type { ContentFile, ContentKind } from './content-files.ts';
import { DETAIL_SCHEMAS, DISK_SCHEMAS, readyTourSchema } from './content-schemas.ts';
import { planReadyTour } from './plan-ready-tour.ts';

export class ContentError extends Error {}

/**
 * Files → rows of every collection: checked by schema, parted into summary and details, tours
 * planned by the engine.
 * @throws ContentError with every fault found, each with its file and the path in it
 */
export function readCatalogue(files: readonly ContentFile[]): Map<string, CollectionContent> {
  const faults: string[] = [];
  const parsed = new Map(files.map((file) => [file, parseJson(file, faults)]));
  const of = (kind: ContentKind) => [...parsed].filter(([file]) => file.kind === kind);

  function rows<Row extends { _id: string; key: string }>(kind: ContentKind, schema: z.ZodMiniType<Row>) {
    const found = new Map<string, Row>();
    for (const [file, value] of of(kind)) {
      const row = check(file, schema, value, faults);
      if (row === undefined) continue;
      const { _id: id, key } = row;
      if (key !== file.key || id !== file.key) {
        faults.push(`${kind}/${file.key}.json: key and _id must be the name of the file`);
      }
      found.set(file.key, row);
    }
    return found;
  }

  const countries = rows<CountrySummary>('countries', DISK_SCHEMAS.countries);
  const experiences = rows<ExperienceSummary>('experiences', DISK_SCHEMAS.experiences);
  const airports = rows<Airport>('airports', DISK_SCHEMAS.airports);
  const climate = rows('climate', DISK_SCHEMAS.climate);
  const transport = rows<TransportFacts>('transport', DISK_SCHEMAS.transport);
  const countryDetails = new Map<string, unknown>();
  for (const [file, value] of of('countries')) {
    if (!isObject(value) || !('area_km2' in value)) continue;
    countryDetails.set(file.key, check(file, DETAIL_SCHEMAS.countries, value, faults));
  }
  const experienceDetails = new Map<string, unknown>();
  for (const [file, value] of of('experiences')) {
    experienceDetails.set(file.key, check(file, DETAIL_SCHEMAS.experiences, value, faults));
  }

  const router = createRouter({
    experiences: [...experiences.values()],
    airports: [...airports.values()],
    transport: [...transport.values()],
  });
  const tours = new Map<string, unknown>();
  for (const [file, value] of of('tours')) {
    const tour = check(file, readyTourSchema, value, faults);
    if (!tour) continue;
    try {
      tours.set(file.key, planReadyTour(tour, { experiences, countries, router }));
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error));
    }
  }
  if (faults.length > 0) throw new ContentError(`The catalogue does not fit:\n${faults.join('\n')}`);
  return new Map<string, CollectionContent>(
    Object.entries({
      countries,
      experiences,
      transport,
      airports,
      tours,
      countryDetails,
      experienceDetails,
      climate,
      blogposts: new Map<string, unknown>(),
      faqs: new Map<string, unknown>(),
    }),
  );
}

function parseJson({ kind, key, text }: ContentFile, faults: string[]): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    faults.push(`${kind}/${key}.json: ${error instanceof Error ? error.message : 'no JSON'}`);
    return undefined;
  }
}

function check<Row>(
  { kind, key }: ContentFile,
  schema: Pick<z.ZodMiniType<Row>, 'safeParse'>,
  value: unknown,
  faults: string[],
): Row | undefined {
  if (value === undefined) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    faults.push(`${kind}/${key}.json: ${issue.path.join('.')} ${issue.message || issue.code}`);
  }
  return undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
