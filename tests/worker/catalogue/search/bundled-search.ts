import { isRecord } from '../../../../src/model/base/is-record.ts';
import { byKey } from '../../../../src/model/base/by-key.ts';
import type {
  CountrySummary,
  ExperienceDetails,
  ExperienceSummary,
  TourSummary,
} from '../../../../src/model/schemas/catalogue.ts';
import type { Roundup } from '../../../../src/model/schemas/roundup.ts';
import type { Blogpost, Faq } from '../../../../src/model/schemas/story.ts';
import { contentFiles } from '../../../../src/server/content/content-files.ts';
import { readCatalogue } from '../../../../src/server/content/read-catalogue.ts';
import { categoryName, regionName, searchName } from '../../../../src/server/translations.ts';
import { createSearch, type Search } from '../../../../worker/catalogue/search.ts';

/** The search over the bundled catalogue, as the server and a device with all of it build it. */
export function bundledSearch(): Search {
  const collections = readCatalogue(contentFiles());
  function rowsOf<Row extends { key: string }>(name: string): Row[] {
    const rows = [...(collections.get(name)?.values() ?? [])].filter(isRecord);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- validated by `readCatalogue`
    return [...byKey(rows as unknown as Row[]).values()];
  }
  return createSearch({
    countries: rowsOf<CountrySummary>('countries'),
    experiences: rowsOf<ExperienceSummary>('experiences'),
    details: rowsOf<ExperienceDetails>('experienceDetails'),
    tours: rowsOf<TourSummary>('tours'),
    roundups: rowsOf<Roundup>('roundups'),
    toursActive: true,
    posts: rowsOf<Blogpost>('blogposts'),
    blogActive: true,
    faqs: rowsOf<Faq>('faqs'),
    categoryName,
    regionName,
    nameOf: searchName,
  });
}
