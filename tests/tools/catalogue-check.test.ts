import { describe, expect, it } from 'vitest';
import { type ContentFile, type ContentKind, contentFiles } from '../../src/server/content/content-files.ts';
import { checkCatalogue } from '../../src/tools/catalogue/catalogue-check.ts';

const FILES = contentFiles();
type Value = Record<string, Record<string, unknown>>;

type Fault = [
  what: string,
  kind: ContentKind,
  key: string,
  change: (value: Value) => unknown,
  problem: RegExp,
];

/** The problems of the catalogue with these changes; one that returns null removes the file. */
function problemsWith(faults: readonly Fault[]): string[] {
  const files = FILES.flatMap((file): ContentFile[] => {
    const changes = faults.filter(([, kind, key]) => file.kind === kind && file.key === key);
    if (changes.length === 0) return [file];
    const value = changes.reduce<unknown>(
      (before, [, , , change]) => change(before as Value),
      JSON.parse(file.text),
    );
    return value === null ? [] : [{ ...file, text: JSON.stringify(value) }];
  });
  expect(files).not.toEqual(FILES);
  return checkCatalogue(() => undefined, files);
}

describe('the shipped catalogue', () => {
  it('has no problems and the expected number of rows', () => {
    const counts: string[] = [];
    expect(checkCatalogue((line) => counts.push(line))).toEqual([]);
    const coverage = counts.filter((line) => line.startsWith('practical of places'));
    expect(coverage).toHaveLength(26);
    expect(coverage).toContainEqual(
      expect.stringMatching(/^practical of places in peru: 25 of 25 \(source \d+, .*fees \d+, .*eat \d+\)$/),
    );
    const rows = counts.filter((line) => !coverage.includes(line));
    expect(rows.map((line) => line.replace(/ \(.*/, ''))).toEqual([
      'countries: 26',
      'experiences: 709',
      'airports: 277',
      'climate: 275',
      'transport: 26',
      'networks: 26',
      'tours: 78',
      'blogposts: 14',
      'collections: 20',
      'faqs: 25',
      'pages: 8',
      'practical: 26',
    ]);
  });
});

describe('checkCatalogue reports the file with', () => {
  const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(' ');

  const FAULTS: Fault[] = [
    [
      'a short description in a planner country',
      'experiences',
      'sigiriya',
      (value) => ({ ...value, de: { ...value['de'], description: words(79) } }),
      /^experiences\/sigiriya: de\.description has 79 of 80 words$/,
    ],
    [
      'a short description elsewhere',
      'experiences',
      'angkor-wat',
      (value) => ({ ...value, en: { ...value['en'], description: words(49) } }),
      /^experiences\/angkor-wat: en\.description has 49 of 50 words$/,
    ],
    [
      'an experience without activities',
      'experiences',
      'uluru',
      (value) => ({ ...value, activities: [] }),
      /^experiences\/uluru: has 0 activities$/,
    ],
    [
      'an experience without months',
      'experiences',
      'uluru',
      (value) => ({ ...value, months: [] }),
      /^experiences\/uluru: has no months$/,
    ],
    [
      'a text missing in one language',
      'experiences',
      'uluru',
      ({ de: { address: _address, ...de } = {}, ...value }) => ({ ...value, de }),
      /^experiences\/uluru\.json: de\.address /,
    ],
    [
      'a country that is not active in both languages',
      'countries',
      'peru',
      (value) => ({ ...value, active_translations: ['en'] }),
      /^countries\/peru: is not open in both languages$/,
    ],
    [
      'a short text of a country',
      'countries',
      'peru',
      (value) => ({ ...value, en: { ...value['en'], food: 'Good.' } }),
      /^countries\/peru: en\.food has 1 of 40 words$/,
    ],
    [
      'a dead link in a post',
      'blogposts',
      'self-drive-namibia',
      (value) => ({ ...value, en: { ...value['en'], body: `${words(600)} [x](experience:atlantis)` } }),
      /^blogposts\/self-drive-namibia\.json: en: dead link experience:atlantis$/,
    ],
    [
      'a tour with an unknown transport option',
      'tours',
      'namibia-classic-loop',
      (value) => ({
        ...value,
        itinerary: [
          { experience_id: 'windhoek', nights: 1 },
          { experience_id: 'sossusvlei', nights: 1, prefer: ['ferry'] },
        ],
      }),
      /^tours\/namibia-classic-loop: windhoek_sossusvlei has no option by ferry$/,
    ],
    [
      'a duplicate slug',
      'tours',
      'namibia-classic-loop',
      (value) => ({ ...value, en: { ...value['en'], slug: 'sri-lanka-rock-tea-and-sea' } }),
      /slug sri-lanka-rock-tea-and-sea is taken$/,
    ],
    [
      'an experience far from every known climate',
      'experiences',
      'uluru',
      (value) => ({ ...value, location: { coordinates: [-30, -60] } }),
      /^experiences\/uluru: no climate is known near it$/,
    ],
    ['a missing tour', 'tours', 'namibia-first-week', () => null, /^tours: 5 of 6 in namibia$/],
    [
      'a place that lost the month of a roundup’s title',
      'experiences',
      'pompeii',
      (value) => ({ ...value, months: [4, 5] }),
      /^collections\/ten-places-for-march\.json: pompeii lacks month 3$/,
    ],
    [
      'an intro that is missing in one language',
      'collections',
      'by-train',
      ({ de: { intro: _intro, ...de } = {}, ...value }) => ({ ...value, de }),
      /^collections\/by-train\.json: de\.intro /,
    ],
    ['a missing roundup', 'collections', 'by-train', () => null, /^collections: 19 of 20$/],
    ['a missing page', 'pages', 'imprint', () => null, /^pages: 7 of 8$/],
    [
      'a straight quote',
      'faqs',
      FILES.find(({ kind }) => kind === 'faqs')?.key ?? '',
      (value) => ({ ...value, en: { ...value['en'], question: "What's that?" } }),
      /en\.question: straight quote/,
    ],
  ];
  /** Checked at once: each check of the whole catalogue takes seconds. What is read wrongly is reported first, alone. */
  const isRead = ([, , , , problem]: Fault) => !problem.source.includes('.json:');
  const problems = new Map<boolean, string[]>();

  it.each(FAULTS)('%s', (...fault) => {
    const read = isRead(fault);
    const found = problems.get(read) ?? problemsWith(FAULTS.filter((one) => isRead(one) === read));
    problems.set(read, found);
    expect(found).toContainEqual(expect.stringMatching(fault[4]));
  });
});
