import {
  bookingLines,
  clocksLine,
  entryLines,
  nightTitle,
  stayLength,
  connectionMeasures,
  connectionTitle,
  type Wording,
} from './entry-lines.ts';
import type { Outline, OutlineDay, OutlineStop, OutlineConnection } from './outline.ts';
import { plainCharacters } from './plain-characters.ts';

/** The tour as plain text, day by day, for a message or a note. */
export function makeText(outline: Outline, words: Wording): string {
  const { tn, format } = words;
  const head = [
    outline.name,
    `${format.dateRange(outline.start, outline.end, 'short-year')}, ${tn('takeOut.days', outline.dayCount)}`,
    outline.dated ? '' : words.t('takeOut.noDates'),
  ];
  const days = outline.days.map((day) => dayText(day, words));
  return plainCharacters(`${[filled(head).join('\n'), ...days].join('\n\n')}\n`);
}

function dayText({ day, date, entries }: OutlineDay, words: Wording): string {
  const title = words.t('takeOut.day', { day, date: words.format.date(date, 'day') });
  const lines = entries.flatMap((entry) =>
    entry.kind === 'stop' ? stopLines(entry, words) : connectionLines(entry, words),
  );
  return [title, ...lines].join('\n');
}

function stopLines(stop: OutlineStop, words: Wording): string[] {
  const { t, format } = words;
  const clock = format.clock(stop.arrival);
  return [
    `${clock} ${stop.title}, ${stayLength(stop, words)}`,
    ...inset([stop.address, ...entryLines(stop, words), stop.nights > 0 ? leaving(stop) : '']),
  ];

  /** The plan frees the whole morning: when one sets off stands with the way. */
  function leaving({ departure }: OutlineStop): string {
    return t('takeOut.until', { date: format.date(departure, 'day') });
  }
}

function connectionLines(way: OutlineConnection, words: Wording): string[] {
  const { t, format } = words;
  if (way.mode === null) return [t('takeOut.unknownWay', { way: connectionTitle(way) })];
  // A flight's clocks are those on the walls of its ends.
  const { departure, arrival } = way.clocks ?? way;
  const sameDay = departure.slice(0, 10) === arrival.slice(0, 10);
  const later = sameDay ? '' : ` (${format.date(arrival, 'day')})`;
  const clock = `${format.clock(departure)}–${format.clock(arrival)}${later}`;
  return [
    ...filled([nightTitle(way, words)]),
    ...inset(bookingLines(way.night?.booking ?? null, words)),
    `${clock} ${connectionTitle(way)}`,
    ...inset([connectionMeasures(way, words), way.detail, clocksLine(way, words), ...entryLines(way, words)]),
  ];
}

function inset(lines: readonly string[]): string[] {
  return filled(lines).map((line) => `  ${line.replaceAll('\n', '\n  ')}`);
}

function filled(lines: readonly string[]): string[] {
  return lines.filter((line) => line !== '');
}
