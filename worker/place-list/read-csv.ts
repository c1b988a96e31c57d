import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import { foldText } from '../catalogue/fold-text.ts';
import { ListRejected, type ListWriter, pause } from './list-writer.ts';
import { positionIn, positionOf } from './position.ts';
import { plainText } from './plain-text.ts';

/** Names of columns in English and German, folded. */
const COLUMNS = {
  name: [
    'name',
    'title',
    'titel',
    'place',
    'ort',
    'location',
    'poi',
    'waypoint',
    'stop',
    'destination',
    'reiseziel',
    'city',
    'stadt',
    'town',
    'place name',
    'ortsname',
    'ziel',
  ],
  lat: ['lat', 'latitude', 'y', 'breite', 'breitengrad', 'geo lat', 'latitude deg'],
  lon: [
    'lon',
    'lng',
    'long',
    'longitude',
    'x',
    'laenge',
    'laengengrad',
    'geo lon',
    'geo lng',
    'longitude deg',
  ],
  point: [
    'wkt',
    'coordinates',
    'koordinaten',
    'coords',
    'latlng',
    'lat lng',
    'lat lon',
    'position',
    'geo',
    'gps',
    'geometry',
  ],
  note: [
    'note',
    'notes',
    'notiz',
    'notizen',
    'comment',
    'comments',
    'kommentar',
    'description',
    'beschreibung',
    'desc',
    'bemerkung',
  ],
  url: ['url', 'link', 'website', 'webseite', 'google maps url', 'maps url', 'maps link'],
  address: ['address', 'adresse', 'anschrift'],
  country: ['country', 'land', 'country code', 'laendercode', 'iso2'],
  date: ['date', 'datum', 'day', 'tag', 'start', 'start date', 'arrival', 'ankunft', 'von'],
  list: ['list', 'liste', 'folder', 'ordner', 'category', 'kategorie', 'type', 'typ', 'layer', 'tags'],
} as const;
type Column = keyof typeof COLUMNS;
const COLUMN_NAMES = [
  'name',
  'lat',
  'lon',
  'point',
  'note',
  'url',
  'address',
  'country',
  'date',
  'list',
] as const;
type Columns = Partial<Record<Column, number>>;

const DELIMITERS = [',', ';', '\t', '|'];
/** Programs write titles or settings above the header. */
const HEADER_ROWS_MAX = 10;
const ROWS_PER_TURN = 500;
const CELL_MAX = 100_000;

interface Row {
  line: number;
  cells: string[];
}

/** Tables with a header in English or German; without one, a column of names or of positions. */
export async function readCsv(text: string, writer: ListWriter): Promise<void> {
  const rows = rowsOf(text);
  const headerAt = rows.slice(0, HEADER_ROWS_MAX).findIndex(({ cells }) => isHeader(columnsOf(cells)));
  const header = rows[headerAt];
  if (!header) return readPlainList(rows, writer);
  const columns = columnsOf(header.cells);
  let count = 0;
  for (const row of rows.slice(headerAt + 1)) {
    readRow(row, columns, header.cells, writer);
    count += 1;
    if (count % ROWS_PER_TURN === 0) await pause();
  }
}

function rowsOf(text: string): Row[] {
  const rows: Row[] = [];
  try {
    parse(text, {
      delimiter: delimiterOf(text),
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: CELL_MAX,
      trim: true,
      on_record(cells: string[], { lines }) {
        if (cells.some((cell) => cell !== '')) rows.push({ line: lines, cells });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error['lines'] === 'number' ? error['lines'] : null;
    throw new ListRejected('malformed', { line, detail: error.message });
  }
  return rows;
}

/** The most frequent delimiter outside of quotes in the first line that has one. */
function delimiterOf(text: string): string {
  const lines = text.slice(0, 10_000).split(/\r\n|\r|\n/);
  for (const line of lines) {
    const plain = line.replaceAll(/"[^"]*"/g, '');
    const counts = DELIMITERS.map((delimiter) => plain.split(delimiter).length - 1);
    const most = Math.max(...counts);
    if (most > 0) return DELIMITERS[counts.indexOf(most)] ?? ',';
  }
  return ',';
}

function columnsOf(cells: readonly string[]): Columns {
  const names = cells.map(foldText);
  const taken = new Set<number>();
  /** The synonyms in their order: `title` before `location`. */
  const columnOf = (column: Column) => {
    const at = COLUMNS[column]
      .map((name) => names.indexOf(name))
      .find((one) => one !== -1 && !taken.has(one));
    if (at !== undefined) taken.add(at);
    return at === undefined ? {} : { [column]: at };
  };
  return Object.assign({}, ...COLUMN_NAMES.map(columnOf));
}

const isHeader = (columns: Columns) =>
  columns.name !== undefined || columns.point !== undefined || hasBoth(columns);

const hasBoth = ({ lat, lon }: Columns) => lat !== undefined && lon !== undefined;

function readRow({ line, cells }: Row, columns: Columns, names: readonly string[], writer: ListWriter): void {
  const cell = (column: Column) => cells[columns[column] ?? -1] ?? '';
  const position = hasBoth(columns) ? [cell('lat'), cell('lon')].join(' ').trim() : cell('point');
  const given = hasBoth(columns) ? positionOf(cell('lon'), cell('lat')) : positionIn(cell('point'));
  const at = given ?? positionIn(cell('url'));
  const field = [columns.lat ?? columns.point ?? columns.name, hasBoth(columns) ? columns.lon : undefined]
    .flatMap((index) => names[index ?? -1] ?? [])
    .join(', ');
  const isShape = /^\s*(MULTI)?(LINESTRING|POLYGON)/i.exec(cell('point'))?.[2];
  if (isShape !== undefined) {
    writer.ignore(isShape.toUpperCase() === 'POLYGON' ? 'areas' : 'lines');
    return;
  }
  writer.add({
    name: plainText(cell('name')),
    at,
    note: plainText(cell('note')),
    url: cell('url'),
    address: cell('address'),
    country: cell('country'),
    date: cell('date'),
    list: cell('list'),
    line,
    field,
    ...(at === null && position !== '' && !isZero(position) ? { invalidAt: { field, value: position } } : {}),
  });
}

/** What programs write for an unknown position. */
const isZero = (position: string) => /^[0.,;\s]+$/.test(position);

/** One name or one position in each line. */
function readPlainList(rows: readonly Row[], writer: ListWriter): void {
  const isList = rows.every(({ cells }) => cells.length === 1 || positionIn(cells.join(',')) !== null);
  if (!isList || rows.length === 0)
    throw new ListRejected('no-columns', {
      line: rows[0]?.line ?? null,
      detail: rows[0]?.cells.join(', ') ?? '',
    });
  for (const { line, cells } of rows) {
    const text = cells.join(',');
    const at = positionIn(text);
    writer.add({ name: at ? '' : text, at, line });
  }
}
