import { RESERVED_SLUGS } from '../../contract/account-limits.ts';
import { isRecord } from '../../model/base/is-record.ts';
import { weatherNear } from '../../model/place/nearest-climate.ts';
import type { Climate } from '../../model/schemas/catalogue.ts';
import { LOCALES, type Locale } from '../../model/base/locale.ts';
import { PAGE_KEYS } from '../../model/schemas/story.ts';
import {
  CONTENT_KINDS,
  ContentError,
  type ContentFile,
  type ContentKind,
  contentFiles,
} from '../../server/content/content-files.ts';
import { DISK_SCHEMAS } from '../../server/content/content-schemas.ts';
import { readCatalogue } from '../../server/content/read-catalogue.ts';
import { countWords, placedTexts, textAt } from './catalogue-texts.ts';
import { practicalCoverage } from './practical-coverage.ts';
import { textProblems } from './text-problems.ts';

/** Minimum size of the whole catalogue. */
const LEAST: Partial<Record<ContentKind, number>> = {
  countries: 26,
  experiences: 709,
  tours: 24,
  blogposts: 12,
  collections: 20,
  faqs: 25,
  pages: PAGE_KEYS.length,
};
const PLANNER_TOURS = 6;
const DESCRIPTION_WORDS = { planner: 80, other: 50 };
const ACTIVITIES = { min: 2, max: 4 };
const COUNTRY_FIELDS = [
  ...(['at_a_glance', 'good_to_know', 'when_to_go', 'where_to_stay', 'getting_around', 'food'] as const),
  ...(['visa_info', 'insurance', 'esim', 'travel_guides'] as const),
];
const FIELD_WORDS = 40;
const STORY_WORDS = 150;
const POST_WORDS = 600;
const TEASER_CHARACTERS = 200;

interface Item {
  file: string;
  key: string;
  value: Record<string, unknown>;
}

/**
 * Checks the catalogue: schemas and links of all files, plans of ready-made tours without warnings, completeness in
 * both languages, and texts by `textProblems`.
 * @returns one line per problem; `say` receives the counts, also of what is known of places by country
 */
export function checkCatalogue(
  say: (line: string) => void,
  files: readonly ContentFile[] = contentFiles({ practical: true }),
): string[] {
  const problems: string[] = [];
  try {
    readCatalogue(files);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    problems.push(...error.message.split('\n').slice(1));
  }
  const items = (kind: ContentKind): Item[] =>
    files
      .filter((file) => file.kind === kind)
      .flatMap(({ key, text }) => {
        const value = parsed(text);
        return value ? [{ file: `${kind}/${key}`, key, value }] : [];
      });
  const texts = placedTexts(files);
  for (const kind of CONTENT_KINDS) {
    const count = items(kind).length;
    const words = LOCALES.map((locale) => {
      const own = texts.filter((text) => text.locale === locale && text.where.startsWith(`${kind}/`));
      return `${locale} ${own.reduce((sum, { text }) => sum + countWords(text), 0)} words`;
    });
    say(`${kind}: ${count} (${words.join(', ')})`);
    const min = LEAST[kind] ?? 1;
    if (count < min) problems.push(`${kind}: ${count} of ${min}`);
  }
  practicalCoverage(items('experiences').map(({ value }) => value)).forEach(say);
  const countries = items('countries');
  const planner = new Set(countries.filter(({ value }) => value['planner'] === true).map(({ key }) => key));
  problems.push(
    ...countries.flatMap(countryProblems),
    ...items('experiences').flatMap((item) => experienceProblems(item, planner)),
    ...withoutWeather(items('experiences'), items('climate')),
    ...tourProblems(items('tours'), planner),
    ...items('blogposts').flatMap((item) => shortTexts(item, ['body'], POST_WORDS)),
    ...textProblems(texts),
  );
  return problems;
}

function countryProblems(item: Item): string[] {
  const active = item.value['active_translations'];
  const open =
    item.value['coming_soon'] === false && Array.isArray(active) && active.length === LOCALES.length;
  return [
    ...(open ? [] : [`${item.file}: is not open in both languages`]),
    ...('area_km2' in item.value ? [] : [`${item.file}: has no details`]),
    ...shortTexts(item, COUNTRY_FIELDS, FIELD_WORDS),
    ...longTeasers(item),
  ];
}

function experienceProblems(item: Item, planner: ReadonlySet<string>): string[] {
  const { value, file } = item;
  const min = planner.has(String(value['country_key'])) ? DESCRIPTION_WORDS.planner : DESCRIPTION_WORDS.other;
  const activities = Array.isArray(value['activities']) ? value['activities'].length : 0;
  const fits = activities >= ACTIVITIES.min && activities <= ACTIVITIES.max;
  const lists = ['months', 'categories'].filter(
    (name) => !Array.isArray(value[name]) || value[name].length === 0,
  );
  return [
    ...shortTexts(item, ['description'], min),
    ...longTeasers(item),
    ...(fits ? [] : [`${file}: has ${activities} activities`]),
    ...lists.map((name) => `${file}: has no ${name}`),
  ];
}

function withoutWeather(experiences: readonly Item[], climate: readonly Item[]): string[] {
  const places = climate.flatMap(({ value }): Climate[] => {
    const row = DISK_SCHEMAS.climate.safeParse(value);
    return row.success ? [row.data] : [];
  });
  return experiences.flatMap(({ file, value }) => {
    const row = DISK_SCHEMAS.experiences.safeParse(value);
    return row.success && weatherNear(places, row.data.location.coordinates) === null
      ? [`${file}: no climate is known near it`]
      : [];
  });
}

function tourProblems(tours: readonly Item[], planner: ReadonlySet<string>): string[] {
  const slugs = new Map<string, string>();
  const problems = tours.flatMap((item) => [
    ...shortTexts(item, ['story'], STORY_WORDS),
    ...longTeasers(item),
    ...LOCALES.flatMap((locale) => {
      const slug = textAt(item.value, locale, 'slug');
      const other = slugs.get(slug) ?? item.file;
      slugs.set(slug, item.file);
      return other !== item.file || RESERVED_SLUGS.includes(slug)
        ? [`${item.file}: ${locale}.slug ${slug} is taken`]
        : [];
    }),
  ]);
  const purely = (country: string) =>
    tours.filter(({ value }) => Array.isArray(value['countries']) && value['countries'].join() === country);
  for (const country of planner) {
    const count = purely(country).length;
    if (count < PLANNER_TOURS) problems.push(`tours: ${count} of ${PLANNER_TOURS} in ${country}`);
  }
  return problems;
}

function shortTexts({ file, value }: Item, fields: readonly string[], min: number): string[] {
  return eachText(value, fields, (locale, field, text) =>
    countWords(text) < min ? `${file}: ${locale}.${field} has ${countWords(text)} of ${min} words` : null,
  );
}

function longTeasers({ file, value }: Item): string[] {
  return eachText(value, ['teaser'], (locale, _field, { length }) =>
    length > TEASER_CHARACTERS ? `${file}: ${locale}.teaser has ${length} characters` : null,
  );
}

function eachText(
  value: Record<string, unknown>,
  fields: readonly string[],
  look: (locale: Locale, field: string, text: string) => string | null,
): string[] {
  return LOCALES.flatMap((locale) =>
    fields.flatMap((field) => look(locale, field, textAt(value, locale, field)) ?? []),
  );
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    // Already reported by `readCatalogue`.
    return undefined;
  }
}
