import { shorten } from '../../src/model/shorten.ts';
import {
  type IgnoredKind,
  type ListedPlace,
  type ListProblem,
  type ListRejection,
  PLACE_LIST_MAX_PLACES,
  type PlaceList,
  type PlaceListFormat,
} from '../../src/contract/place-list.ts';

const NAME_MAX = 120;
const NOTE_MAX = 5_000;
const ADDRESS_MAX = 200;
const VALUE_MAX = 60;

/** A file that is rejected as a whole. */
export class ListRejected extends Error {
  readonly rejection: Omit<ListRejection, 'file' | 'ignored'>;

  constructor(
    code: ListRejection['code'],
    { line = null, detail = '' }: { line?: number | null; detail?: string } = {},
  ) {
    super(`${code} ${detail}`);
    this.rejection = { code, line, detail: shorten(detail, 200) };
  }
}

/** A place before it is checked. */
export type ReadPlace = Partial<ListedPlace> & {
  /** Becomes the last line of the note. */
  url?: string;
  /** A position that could not be read. */
  invalidAt?: { field: string; value: string };
  /** Path in the file, for formats without lines. */
  field?: string;
};

/** Collects what a reader finds. Nothing is dropped without a problem or a count. */
export class ListWriter {
  readonly places: ListedPlace[] = [];
  readonly problems: ListProblem[] = [];
  readonly ignored: Partial<Record<IgnoredKind, number>> = {};
  /** File in an archive. */
  file = '';

  add({ invalidAt, field = '', url = '', ...read }: ReadPlace): void {
    const note = [read.note ?? '', /^https?:/i.test(url) ? url : ''].map((part) => part.trim());
    const place: ListedPlace = {
      at: read.at ?? null,
      name: shorten(oneLine(read.name ?? ''), NAME_MAX),
      note: shorten(note.filter(Boolean).join('\n'), NOTE_MAX),
      address: shorten(oneLine(read.address ?? ''), ADDRESS_MAX),
      country: oneLine(read.country ?? ''),
      date: dayOf(read.date ?? ''),
      list: shorten(oneLine(read.list ?? ''), NAME_MAX),
      line: read.line ?? null,
    };
    if (invalidAt) this.#problem('invalid-position', place.line, field || invalidAt.field, invalidAt.value);
    if (place.at === null && place.name === '' && place.address === '') {
      if (!invalidAt) this.#problem('nothing-to-find', place.line, field, place.note);
      return;
    }
    if (this.places.length === PLACE_LIST_MAX_PLACES)
      throw new ListRejected('too-many-places', { detail: String(PLACE_LIST_MAX_PLACES) });
    this.places.push(place);
  }

  ignore(kind: IgnoredKind, count = 1): void {
    this.ignored[kind] = (this.ignored[kind] ?? 0) + count;
  }

  listOf(format: PlaceListFormat): PlaceList {
    return { format, places: this.places, problems: this.problems, ignored: this.ignored };
  }

  #problem(code: ListProblem['code'], line: number | null, field: string, value: string): void {
    this.problems.push({ code, file: this.file, line, field, value: shorten(oneLine(value), VALUE_MAX) });
  }
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** `YYYY-MM-DD` of an ISO date or a German one; null for anything else. */
export function dayOf(text: string): string | null {
  const iso = /^\s*(\d{4})-(\d{2})-(\d{2})(?!\d)/.exec(text);
  const german = /^\s*(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})\b/.exec(text);
  const [year, month, day] = iso
    ? [iso[1], iso[2], iso[3]]
    : [german?.[3], german?.[2]?.padStart(2, '0'), german?.[1]?.padStart(2, '0')];
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = `${year}-${month}-${day}`;
  const parsed = new Date(`${date}T00:00:00Z`);
  // 31 April would become 1 May.
  return Number.isNaN(parsed.getTime()) || !parsed.toISOString().startsWith(date) ? null : date;
}

/** Lets the worker answer other calls between two pieces of work. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
