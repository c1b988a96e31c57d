import type { SearchNameKind } from '../../../src/contract/search/search-parts.ts';
import type { CategoryKey } from '../../../src/model/category.ts';
import type { Locale } from '../../../src/model/base/locale.ts';
import type {
  CountrySummary,
  ExperienceDetails,
  ExperienceSummary,
  TourSummary,
} from '../../../src/model/schemas/catalogue.ts';
import type { Roundup } from '../../../src/model/schemas/roundup.ts';
import type { Blogpost, Faq } from '../../../src/model/schemas/story.ts';

/** What is searched. */
export interface SearchRows {
  countries: readonly CountrySummary[];
  experiences: readonly ExperienceSummary[];
  /** Texts and activities of the experiences, as far as pulled. */
  details: readonly ExperienceDetails[];
  /** Empty if tours are switched off. */
  tours: readonly TourSummary[];
  /** Without those of tours if tours are switched off. */
  roundups: readonly Roundup[];
  toursActive: boolean;
  /** Empty if the blog is switched off. */
  posts: readonly Blogpost[];
  blogActive: boolean;
  faqs: readonly Pick<Faq, 'key' | 'en' | 'de'>[];
  categoryName: (key: CategoryKey, locale: Locale) => string;
  /** Names of a country's region and continent: `Southern Africa Africa`. */
  regionName: (country: CountrySummary, locale: Locale) => string;
  /** Title of a page or a section, or name of a region. */
  nameOf: (kind: SearchNameKind, key: string, locale: Locale) => string;
}
