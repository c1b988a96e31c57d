import { isSitePage } from '../../contract/paths/site-paths.ts';
import { byKey } from '../../model/base/by-key.ts';
import { isRecord } from '../../model/base/is-record.ts';
import type { Locale } from '../../model/base/locale.ts';
import type { z } from 'zod/mini';
import { createRouter } from '../../../worker/engine/transport/create-router.ts';
import type {
  Airport,
  CountrySummary,
  ExperienceDetails,
  ExperienceSummary,
  TourSummary,
} from '../../model/schemas/catalogue.ts';
import type { Faq, Page } from '../../model/schemas/story.ts';
import type { Network } from '../../model/schemas/network.ts';
import type { TransportFacts } from '../../model/schemas/transport.ts';
import type { CollectionContent } from '../stores/catalogue-store.ts';
import { contentHash } from '../stores/content-hash.ts';
import { ContentError, type ContentFile, type ContentKind } from './content-files.ts';
import {
  DETAIL_SCHEMAS,
  DISK_SCHEMAS,
  type PlaceFacts,
  placeFactsSchema,
  type ReadyTour,
  readyTourSchema,
  writtenFaqSchema,
  writtenPageSchema,
  type WrittenPost,
  writtenPostSchema,
  type WrittenRoundup,
  writtenRoundupSchema,
} from './content-schemas.ts';
import { networkErrors } from './check-network.ts';
import { type Pictures, bundledPictures } from './pictures.ts';
import { countTours, planReadyTour } from './plan-ready-tour.ts';
import { type Operator, readFaq, readPage, readPost, type StoryDeps } from './read-stories.ts';
import { readRoundup, sharedByRoundups } from './read-roundup.ts';
import { cleanLine, type LinkKind } from './story-html.ts';
import { practicalErrors } from './check-practical.ts';
import { type PlaceProvenance, sourcesOfFacts } from './fact-sources.ts';
import { readHours } from './read-hours.ts';
import { unreadKeys } from './unread-keys.ts';

export interface ReadOptions {
  operator?: Operator;
  pictures?: Pictures;
}

/**
 * Converts files to the rows of every collection: validates them, splits summary and details, plans ready-made tours
 * with the engine, and renders Markdown to sanitized HTML with resolved links.
 * @throws ContentError with all errors, each with file and path
 */
export function readCatalogue(
  files: readonly ContentFile[],
  { operator = {}, pictures = bundledPictures() }: ReadOptions = {},
): Map<string, CollectionContent> {
  const errors: string[] = [];
  const parsed = new Map(files.map((file) => [file, parseJson(file, errors)]));
  const of = (kind: ContentKind) => [...parsed].filter(([file]) => file.kind === kind);

  function rows<Row extends { _id: string; key: string }>(
    kind: ContentKind,
    schema: Pick<z.ZodMiniType<Row>, 'safeParse'>,
  ) {
    const found = new Map<string, Row>();
    for (const [file, value] of of(kind)) {
      const row = check(file, schema, value, errors);
      if (row === undefined) continue;
      const { _id: id, key } = row;
      if (key !== file.key || id !== file.key) {
        errors.push(`${kind}/${file.key}.json: key and _id must be the name of the file`);
      }
      found.set(file.key, row);
    }
    return found;
  }

  const experiences = withPictures(rows('experiences', DISK_SCHEMAS.experiences), pictures);
  const pictureOf = (key: string) => experiences.get(key)?.image_uris ?? [];
  const countries = new Map<string, CountrySummary>();
  for (const [key, { picture, ...country }] of rows('countries', DISK_SCHEMAS.countries)) {
    if (!experiences.has(picture))
      errors.push(`countries/${key}.json: picture: unknown experience ${picture}`);
    countries.set(key, { ...country, image_uris: pictureOf(picture) });
  }
  const airports = rows<Airport>('airports', DISK_SCHEMAS.airports);
  const climate = rows('climate', DISK_SCHEMAS.climate);
  const practical = rows('practical', DISK_SCHEMAS.practical);
  for (const error of practicalErrors(practical, { countries, experiences })) errors.push(error);
  const networks = rows<Network>('networks', DISK_SCHEMAS.networks);
  const transport = rows<TransportFacts>('transport', DISK_SCHEMAS.transport);
  for (const [kind, found] of [
    ['transport', transport],
    ['networks', networks],
    ['practical', practical],
  ] as const) {
    for (const [{ key }, value] of of(kind)) {
      for (const path of unreadKeys(value, found.get(key) ?? value)) {
        errors.push(`${kind}/${key}.json: ${path}: unknown key`);
      }
    }
  }
  for (const [key, network] of networks) {
    const facts = transport.get(key);
    if (facts === undefined) {
      errors.push(`networks/${key}.json: there are no transport facts of ${key}`);
      continue;
    }
    const positions = [...experiences.values(), ...airports.values()].filter(
      (row) => row.country_key === key || airports.has(row.key),
    );
    const places = new Map(positions.map((row) => [row.key, row.location.coordinates]));
    for (const error of networkErrors(network, facts, { places, networks })) errors.push(error);
    const version = contentHash(network);
    networks.set(key, { ...network, version });
    transport.set(key, { ...facts, networkVersion: version });
  }
  const countryDetails = new Map<string, unknown>();
  for (const [file, value] of of('countries')) {
    if (!isRecord(value) || !('area_km2' in value)) continue;
    countryDetails.set(file.key, check(file, DETAIL_SCHEMAS.countries, value, errors));
  }
  const experienceDetails = new Map<string, ExperienceDetails>();
  const provenances: { country: string; provenance: PlaceProvenance }[] = [];
  const localAirports = [...networks.values()].flatMap((network) => network.airports ?? []);
  const airportCodes = new Set([...airports.keys(), ...localAirports.map(({ key }) => key)]);
  for (const [file, value] of of('experiences')) {
    const summary = experiences.get(file.key);
    const details = check(file, DETAIL_SCHEMAS.experiences, value, errors);
    const facts = check(file, placeFactsSchema, value, errors);
    if (!summary || !details || !facts) continue;
    const report = (what: string) => errors.push(`experiences/${file.key}.json: ${what}`);
    const texts = (locale: Locale) => ({ ...summary[locale], ...details[locale] });
    const read = { ...summary, ...details, ...facts, en: texts('en'), de: texts('de') };
    for (const path of unreadKeys(value, read)) report(`${path}: unknown key`);
    const { country_key, airport } = details;
    if (!countries.has(country_key)) report(`unknown country ${country_key}`);
    if (airport !== '' && !airportCodes.has(airport)) report(`unknown airport ${airport}`);
    if (facts.provenance) provenances.push({ country: country_key, provenance: facts.provenance });
    experienceDetails.set(file.key, { ...withActivities(details, pictures), ...publishedFacts(facts) });
    if (facts.practical === undefined) continue;
    const { hours, as_of } = facts.practical;
    if (hours === undefined) continue;
    try {
      const week = readHours(hours);
      const opening = week && { as_of, ...week };
      // Not those of one sight in a place that is always open.
      if (opening !== null && !details.always_open) experiences.set(file.key, { ...summary, opening });
    } catch (error) {
      report(`practical.hours: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const factSources = sourcesOfFacts(provenances);

  const router = createRouter({
    experiences: [...experiences.values()],
    airports: [...airports.values()],
    transport: [...transport.values()],
    networks: [...networks.values()],
  });
  const written = rows<ReadyTour>('tours', readyTourSchema);
  const tourCounts = countTours([...written.values()]);
  const tours = new Map<string, TourSummary>();
  const tourVariants = new Map<string, unknown>();
  for (const [key, tour] of written) {
    try {
      tours.set(key, planReadyTour(tour, { experiences, countries, router, tourCounts }));
      tourVariants.set(key, storyOf(tour));
    } catch (error) {
      errors.push(error instanceof Error ? error.message : String(error));
    }
  }

  const posts = rows<WrittenPost>('blogposts', writtenPostSchema);
  const known: Record<LinkKind, (key: string) => boolean> = {
    experience: (key) => experiences.has(key),
    country: (key) => countries.has(key),
    tour: (key) => written.has(key),
    post: (key) => posts.has(key),
    page: isSitePage,
    planner: (key) => countries.has(key),
  };
  const stories: StoryDeps = {
    operator,
    errors,
    imported: [
      ...[...networks.values()].flatMap(({ key, sources = {} }) =>
        Object.values(sources).map((source) => ({ key, source })),
      ),
      ...factSources,
    ].map(({ key, source }) => {
      const names = countries.get(key);
      return { country: { en: names?.en.name ?? key, de: names?.de.name ?? key }, source };
    }),
    links: {
      has: (kind, key) => known[kind](key),
      slugOf: (key, locale) => written.get(key)?.[locale].slug ?? key,
      picturesOf: (key) => {
        if (!experiences.has(key)) errors.push(`unknown experience ${key} for a picture`);
        return pictureOf(key);
      },
    },
  };
  const blogPosts = [...posts.values()].map((post) => readPost(post, stories));
  const faqs = [...rows<Faq>('faqs', writtenFaqSchema).values()].map((faq) => readFaq(faq, stories));
  const pages = [...rows<Page>('pages', writtenPageSchema).values()].map((page) => readPage(page, stories));

  const collections = [...rows<WrittenRoundup>('collections', writtenRoundupSchema).values()];
  for (const error of sharedByRoundups(collections)) errors.push(error);
  const facts = { countries, experiences, experienceDetails, tours, climate: [...climate.values()] };
  const roundups = collections.map((one) => readRoundup(one, facts, errors));

  if (errors.length > 0) throw new ContentError(`The catalogue is invalid:\n${errors.join('\n')}`);
  return new Map<string, CollectionContent>(
    Object.entries({
      countries,
      experiences,
      transport,
      networks,
      airports,
      tours,
      blogposts: byKey(blogPosts.map(({ summary }) => summary)),
      faqs: byKey(faqs),
      roundups: byKey(roundups.map(({ summary }) => summary)),
      roundupDetails: byKey(roundups.map(({ details }) => details)),
      countryDetails,
      experienceDetails,
      tourVariants,
      blogpostDetails: byKey(blogPosts.map(({ details }) => details)),
      pages: byKey(pages),
      climate,
    }),
  );
}

/** An experience with its own pictures. */
function withPictures(
  found: ReadonlyMap<string, Omit<ExperienceSummary, 'image_uris'>>,
  pictures: Pictures,
): Map<string, ExperienceSummary> {
  return new Map(
    [...found].map(([key, row]) => {
      return [key, { ...row, image_uris: pictures.scenesOf(row.country_key, key) }];
    }),
  );
}

/** Sanitizes descriptions and assigns each activity its picture. */
function withActivities(details: ExperienceDetails, pictures: Pictures): ExperienceDetails {
  const activities = details.activities.map((activity, index) => {
    const experience = { folder: details.country_key, key: details.key };
    const image_uri = pictures.ofActivity(experience, activity.key, index);
    return {
      ...activity,
      ...(image_uri === undefined ? {} : { image_uri }),
      en: { ...activity.en, description: cleanLine(activity.en.description) },
      de: { ...activity.de, description: cleanLine(activity.de.description) },
    };
  });
  return { ...details, activities };
}

/** Without the opening hours in the syntax of OpenStreetMap. */
function publishedFacts({ practical }: PlaceFacts): Pick<ExperienceDetails, 'practical'> {
  if (practical === undefined) return {};
  const { hours: _hours, ...published } = practical;
  return { practical: published };
}

function storyOf({ _id, key, countries, en, de }: ReadyTour) {
  return { _id, key, countries, en: { story: en.story }, de: { story: de.story } };
}

function parseJson({ kind, key, text }: ContentFile, errors: string[]): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    errors.push(`${kind}/${key}.json: ${error instanceof Error ? error.message : 'invalid JSON'}`);
    return undefined;
  }
}

function check<Row>(
  { kind, key }: ContentFile,
  schema: Pick<z.ZodMiniType<Row>, 'safeParse'>,
  value: unknown,
  errors: string[],
): Row | undefined {
  if (value === undefined) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    errors.push(`${kind}/${key}.json: ${issue.path.join('.')} ${issue.message || issue.code}`);
  }
  return undefined;
}
