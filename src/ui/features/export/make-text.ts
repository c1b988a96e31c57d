import {
  bookingLines,
  clocksLine,
  entryLines,
  itemLines,
  nightTitle,
  stayLength,
  connectionMeasures,
  connectionTitle,
  type Wording,
} from './entry-lines.ts';
import type { Outline, OutlineDay, OutlineStop, OutlineConnection } from './outline.ts';
import { plainCharacters } from './plain-characters.ts';

/** The tour as plain text by day, for a message or a note. */
export function makeText(outline: Outline, wording: Wording): string {
  const { tn, format } = wording;
  const head = [
    outline.name,
    `${format.dateRange(outline.start, outline.end, 'short-year')}, ${tn('export.days', outline.dayCount)}`,
    outline.dated ? '' : wording.t('export.noDates'),
  ];
  const days = outline.days.map((day) => dayText(day, wording));
  return plainCharacters(`${[nonEmpty(head).join('\n'), ...days].join('\n\n')}\n`);
}

function dayText({ day, date, entries }: OutlineDay, wording: Wording): string {
  const title = wording.t('export.day', { day, date: wording.format.date(date, 'day') });
  const lines = entries.flatMap((entry) =>
    entry.kind === 'stop' ? stopLines(entry, wording) : connectionLines(entry, wording),
  );
  return [title, ...lines].join('\n');
}

function stopLines(stop: OutlineStop, wording: Wording): string[] {
  const { t, format } = wording;
  const clock = format.clock(stop.arrival);
  return [
    `${clock} ${stop.title}, ${stayLength(stop, wording)}`,
    ...indent([
      stop.address,
      ...entryLines(stop, wording),
      ...itemLines(stop, wording),
      stop.nights > 0 ? departureLine(stop) : '',
    ]),
  ];

  /** Date only: the plan leaves the morning free, and the departure time is with the connection. */
  function departureLine({ departure }: OutlineStop): string {
    return t('export.until', { date: format.date(departure, 'day') });
  }
}

function connectionLines(connection: OutlineConnection, wording: Wording): string[] {
  const { t, format } = wording;
  if (connection.mode === null) return [t('export.unknownConnection', { way: connectionTitle(connection) })];
  const { departure, arrival } = connection;
  const sameDay = departure.slice(0, 10) === arrival.slice(0, 10);
  const later = sameDay ? '' : ` (${format.date(arrival, 'day')})`;
  const clock = `${format.clock(departure)}–${format.clock(arrival)}${later}`;
  return [
    ...nonEmpty([nightTitle(connection, wording)]),
    ...indent(bookingLines(connection.night?.booking ?? null, wording)),
    `${clock} ${connectionTitle(connection)}`,
    ...indent([
      connectionMeasures(connection, wording),
      connection.detail,
      clocksLine(connection, wording),
      ...entryLines(connection, wording),
    ]),
  ];
}

function indent(lines: readonly string[]): string[] {
  return nonEmpty(lines).map((line) => `  ${line.replaceAll('\n', '\n  ')}`);
}

function nonEmpty(lines: readonly string[]): string[] {
  return lines.filter((line) => line !== '');
}
