import { LOCALES } from '../../model/base/locale.ts';
import {
  anything,
  each,
  flag,
  list,
  number,
  oneOf,
  or,
  record,
  type Shape,
  text,
  texts,
} from '../../model/base/json-shape.ts';
import { type PackImage, PACK_USES } from '../../model/pictures/pack-pictures.ts';
import type { User } from '../account.ts';
import type { SearchResult } from '../search/search.ts';
import { SEARCH_RESULT_TYPES } from '../search/search-parts.ts';

/**
 * What pages read of answers, without zod. More lenient than the schemas of the same calls: an answer of another release
 * stays readable as long as it has what is needed.
 */

const textOrNull = or(text, null);
const user = record<User>({
  id: text,
  username: text,
  createdAt: text,
  email: textOrNull,
  emailConfirmed: or(flag, false),
  emailWanted: textOrNull,
  image_uri: textOrNull,
  location: textOrNull,
  language: or(oneOf(LOCALES), 'en'),
  hasPassword: or(flag, false),
  providers: or(each(text), []),
});
export const userAnswer = record({ user });
/** Null for a guest. */
export const currentUserAnswer = record<{ user: User | null }>({
  user: (value) => (value === null ? null : user(value)),
});

const searchResult = record<SearchResult>(
  {
    // Types of newer servers are left out.
    type: oneOf(SEARCH_RESULT_TYPES),
    key: text,
    text,
  },
  {
    slug: text,
    country_key: text,
    highlight: record({ key: text, text }),
    section: text,
    filters: texts,
    count: number,
  },
);
export const searchAnswer = record({ results: each(searchResult) });

const packImage = record<PackImage>(
  { url: text, use: oneOf(PACK_USES), width: number, bytes: number },
  { locale: oneOf(LOCALES), theme: oneOf(['light', 'dark'] as const) },
);
const orNone = or(list, []);
/** The size of a country's pack. */
export const packSizeAnswer = record({
  images: or(each(packImage), []),
  rows_bytes: or(number, 0),
  keys: or(record({ experienceDetails: orNone, tours: orNone, blogposts: orNone }), {
    experienceDetails: [],
    tours: [],
    blogposts: [],
  }),
});

export const profileAnswer = record({ profile: anything });
/** The tour and its experiences are validated by the pages that open them. */
export const publishedTourAnswer = record({
  tour: anything,
  username: or(text, ''),
  experiences: or(anything, []),
});

export interface StoredDocument {
  version: number;
  published: boolean;
  slug: string | null;
}

/** The document `id` in an answer's `field`; no other document is an acknowledgment. */
export function documentIn(field: 'tour' | 'experience', id: string): Shape<StoredDocument> {
  const document = record<StoredDocument & { id: string }>({
    id: oneOf([id]),
    version: number,
    published: or(flag, false),
    slug: textOrNull,
  });
  const answer = record({ [field]: document });
  return (body) => answer(body)?.[field];
}
