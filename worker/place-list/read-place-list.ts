import {
  type ListRejection,
  PLACE_LIST_MAX_BYTES,
  type PlaceList,
  type PlaceListFormat,
} from '../../src/contract/place-list.ts';
import { decodeText } from './decode-text.ts';
import { ListRejected, ListWriter } from './list-writer.ts';
import { readZip } from './read-zip.ts';

/** Of an archive: everything that may list places; metadata of systems and other parts of an export are none. */
const WANTED = /\.(gpx|kml|geojson|csv|ics)$|saved[^/]*\.json$|reviews\.json$/i;
const SYSTEM_FILES = /(^|\/)(__MACOSX\/|\.)/;
/** Text that another app shares may have no extension. */
const TEXT_NAMES = /\.(csv|tsv|txt)$|(^|\/)[^./]+$/i;

/**
 * Reads the places of a file of another app: GPX, KML, KMZ, GeoJSON, CSV, iCalendar, and Google Takeout's saved places as
 * single files or in their archive. A file is read whole or rejected; nothing in it is run, and nothing that it links to
 * is loaded.
 */
export async function readPlaceList(
  file: Blob,
  name: string,
): Promise<{ ok: true; list: PlaceList } | { ok: false; rejection: ListRejection }> {
  const writer = new ListWriter();
  try {
    if (file.size > PLACE_LIST_MAX_BYTES) throw new ListRejected('too-big');
    const bytes = await bytesOf(file);
    const format = isZip(bytes)
      ? await readArchive(bytes, writer)
      : await readText(decodeText(bytes), name, writer);
    if (writer.places.length === 0 && writer.problems.length === 0) throw new ListRejected('no-places');
    return { ok: true, list: writer.listOf(format) };
  } catch (error) {
    if (!(error instanceof ListRejected)) throw error;
    return { ok: false, rejection: { ...error.rejection, file: writer.file, ignored: writer.ignored } };
  }
}

/** A file may be gone, or its disk, since it was chosen. */
async function bytesOf(file: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    throw new ListRejected('unreadable', { detail: error instanceof Error ? error.message : '' });
  }
}

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] ?? 9) < 9;

async function readArchive(bytes: Uint8Array, writer: ListWriter): Promise<PlaceListFormat> {
  const files = await readZip(bytes, (name) => WANTED.test(name) && !SYSTEM_FILES.test(name));
  if (files.length === 0) throw new ListRejected('no-places');
  let format: PlaceListFormat = 'csv';
  for (const file of files) {
    writer.file = file.name;
    const before = writer.places.length;
    format = await readText(decodeText(file.bytes), file.name, writer);
    // Takeout has one table for each list, named like it.
    const list = /([^/]+)\.csv$/i.exec(file.name)?.[1];
    if (list !== undefined) for (const place of writer.places.slice(before)) place.list ||= list;
  }
  writer.file = '';
  return format;
}

async function readText(text: string, name: string, writer: ListWriter): Promise<PlaceListFormat> {
  const start = text.slice(0, 2_000).trimStart();
  if (start.startsWith('<')) return readMarkup(text, start, writer);
  if (start.startsWith('{') || start.startsWith('[')) {
    const { readGeojson } = await import('./read-geojson.ts');
    await readGeojson(text, writer);
    return 'geojson';
  }
  if (/^BEGIN:VCALENDAR/i.test(start)) {
    const { readCalendar } = await import('./read-calendar.ts');
    readCalendar(text, writer);
    return 'calendar';
  }
  if (start === '') throw new ListRejected('no-places');
  // Pictures, documents and programs have bytes that no text has.
  // oxlint-disable-next-line no-control-regex -- these are what is looked for
  if (/[\u0000-\u0008\u000E-\u001F]/.test(text.slice(0, 2_000)) || !TEXT_NAMES.test(name))
    throw new ListRejected('unknown-format');
  const { readCsv } = await import('./read-csv.ts');
  await readCsv(text, writer);
  return 'csv';
}

async function readMarkup(text: string, start: string, writer: ListWriter): Promise<PlaceListFormat> {
  const root = /<(?:\w+:)?(gpx|kml)[\s>]/i.exec(start)?.[1]?.toLowerCase();
  if (root === 'gpx') {
    const { readGpx } = await import('./read-gpx.ts');
    await readGpx(text, writer);
    return 'gpx';
  }
  if (root === 'kml') {
    const { readKml } = await import('./read-kml.ts');
    await readKml(text, writer);
    return 'kml';
  }
  throw new ListRejected('unknown-format', {
    detail: /<([\w:-]{1,40})/.exec(start.replace(/<[?!][^>]*>/g, ''))?.[1] ?? '',
  });
}
