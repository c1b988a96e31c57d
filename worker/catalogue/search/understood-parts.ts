import type { UnderstoodPart } from '../../../src/contract/data-api.ts';
import type { Locale } from '../../../src/model/base/locale.ts';
import type { Meaning } from './meaning.ts';
import type { Reading, Span } from './read-query.ts';
import type { SearchRows } from './search-rows.ts';
import { topicOf } from './vocabulary/topics.ts';

type Names = Pick<SearchRows, 'countries' | 'categoryName' | 'nameOf'>;

/** What the words of a query were understood as. */
export function understoodParts(reading: Reading, names: Names, locale: Locale): UnderstoodPart[] {
  return reading.spans.flatMap((span, at) => {
    const named = span.meaning && partOf(span.meaning, names, locale);
    return named ? [{ ...named, rest: queryWithout(reading, at), isTypo: span.likeness < 1 }] : [];
  });
}

function partOf(
  meaning: Meaning,
  { countries, categoryName, nameOf }: Names,
  locale: Locale,
): Pick<UnderstoodPart, 'kind' | 'key' | 'text'> | undefined {
  switch (meaning.kind) {
    case 'country': {
      const { key } = meaning;
      return { kind: 'country', key, text: countries.find((row) => row.key === key)?.[locale].name ?? key };
    }
    case 'region':
      return { kind: 'region', key: meaning.key, text: nameOf(meaning.param, meaning.key, locale) };
    case 'category':
      return { kind: 'category', key: meaning.key, text: categoryName(meaning.key, locale) };
    case 'months':
      return { kind: 'months', key: meaning.months.join(), text: monthsText(meaning.months, locale) };
    case 'topic': {
      const { section } = topicOf(meaning.key);
      return section && { kind: 'topic', key: meaning.key, text: nameOf('section', section, locale) };
    }
    case 'budget':
      return { kind: 'budget', key: String(meaning.level), text: '' };
    case 'days': {
      const days = new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' });
      return { kind: 'days', key: String(meaning.days), text: days.format(meaning.days) };
    }
    default:
      return undefined;
  }
}

/** `March`, or `December–February`. */
function monthsText(months: readonly number[], locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const [first = 1, last = first] = [months[0], months.at(-1)];
  const ends = first === last ? [first] : [first, last];
  return ends.map((month) => format.format(Date.UTC(2000, month - 1))).join('–');
}

/** The query as typed without the words of a span, and without `in` or `the` before them. */
function queryWithout({ words, sources, spans }: Reading, at: number): string {
  let begin = at;
  while (isFiller(spans[begin - 1])) begin -= 1;
  // What is left begins with no `in` either.
  const before = withoutFirst(spans.slice(0, begin));
  const left = [...before, ...(before.length > 0 ? spans.slice(at + 1) : withoutFirst(spans.slice(at + 1)))];
  const removed = new Set((spans[at] ? [spans[at]] : []).flatMap(({ from, to }) => sources.slice(from, to)));
  const kept = new Set(left.flatMap(({ from, to }) => sources.slice(from, to)));
  return words.filter((_word, index) => kept.has(index) && !removed.has(index)).join(' ');
}

function withoutFirst(spans: readonly Span[]): readonly Span[] {
  const from = spans.findIndex((span) => !isFiller(span));
  return from === -1 ? [] : spans.slice(from);
}

function isFiller(span: Span | undefined): boolean {
  return span?.meaning?.kind === 'filler' || span?.meaning?.kind === 'to';
}
