import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { ListRejection } from '../../../src/contract/place-list.ts';
import { readPlaceList } from '../../../worker/place-list/read-place-list.ts';
import * as samples from './sample-files.ts';

type Sample = { name: string; file: Blob };

/** `Pai@98.44013,19.35903`, and the problems and counts of what is not read. */
async function summaryOf({ file, name }: Sample) {
  const read = await readPlaceList(file, name);
  if (!read.ok) return read.rejection;
  const { places, problems, ignored, format } = read.list;
  return {
    format,
    places: places.map((place) => `${place.name}@${place.at?.join() ?? place.address}`),
    ...(problems.length > 0
      ? { problems: problems.map(({ line, field, value }) => [line, field, value].join('|')) }
      : {}),
    ...(Object.keys(ignored).length > 0 ? { ignored } : {}),
  };
}

describe('places of a file', () => {
  it.each<[string, Sample, object]>([
    [
      'GPX favourites',
      samples.OSMAND_GPX,
      { format: 'gpx', places: ['Pai@98.44013,19.35903', 'Ollantaytambo@-72.2642,-13.2583'] },
    ],
    [
      'a GPX route beside a track',
      samples.GARMIN_ROUTE,
      { format: 'gpx', places: ['Colombo@79.8612,6.9271', 'Galle@80.221,6.0535'], ignored: { tracks: 1 } },
    ],
    [
      'GPX in another encoding with decimal commas',
      samples.ISO_8859_GPX,
      { format: 'gpx', places: ['Kaufbeuren, Allgäu@10.3,47.9'] },
    ],
    [
      'KML of Google My Maps',
      samples.MY_MAPS_KML,
      {
        format: 'kml',
        places: ['Pisac@-71.8498,-13.4226', 'Hostel@Calle Plateros 320, Cusco, Peru'],
        ignored: { lines: 1 },
      },
    ],
    [
      'KMZ',
      samples.MAPS_ME_KMZ,
      { format: 'kml', places: ['Hội An@108.335,15.8794'], ignored: { tracks: 1 } },
    ],
    [
      'saved places of Google Takeout',
      samples.GOOGLE_SAVED,
      {
        format: 'geojson',
        places: ['Chiang Mai@98.985,18.7883', 'Marienplatz@11.576124,48.137154', 'Luang Prabang@'],
      },
    ],
    [
      'an older Takeout',
      samples.GOOGLE_SAVED_OLD,
      { format: 'geojson', places: ['Temple of the Tooth@80.6413,7.2936'] },
    ],
    [
      'the archive of Takeout',
      samples.GOOGLE_ARCHIVE,
      { format: 'geojson', places: ['Pai@', 'Sirince, Köy@27.432,37.943'] },
    ],
    [
      'GeoJSON with lines, areas and an invalid position',
      samples.OVERPASS_GEOJSON,
      {
        format: 'geojson',
        places: ['Fisherman’s Bastion@19.0346,47.5022', 'Broken@'],
        problems: ['|features[3].geometry.coordinates|[200,10]'],
        ignored: { lines: 1, areas: 1 },
      },
    ],
    [
      'a German table with a title above its header',
      samples.GERMAN_CSV,
      {
        format: 'csv',
        places: ['Zürich@8.5417,47.3769', 'Bad Tölz@11.5566,47.7603', 'Falsch@'],
        problems: ['6|Breitengrad, Längengrad|97,1 11,5'],
      },
    ],
    ['a table of an older Windows program', samples.WINDOWS_CSV, { format: 'csv', places: ['Göreme@'] }],
    [
      'a table of Google My Maps',
      samples.MY_MAPS_CSV,
      { format: 'csv', places: ['Bangkok@100.5018,13.7563'], ignored: { lines: 1 } },
    ],
    ['a list of names', samples.NAMES_TXT, { format: 'csv', places: ['Hanoi@', 'Hội An@', 'Đà Nẵng@'] }],
    ['tab-separated values', samples.TAB_SEPARATED, { format: 'csv', places: ['Lima@-77.0428,-12.0464'] }],
    [
      'a calendar, by date',
      samples.CALENDAR,
      {
        format: 'calendar',
        places: ['Sigiriya@80.7603,7.957', 'Ella@Ella, Uva Province, Sri Lanka'],
        ignored: { events: 1 },
      },
    ],
    [
      'markup in names and descriptions, as text',
      samples.SCRIPT_KML,
      { format: 'kml', places: ['Beach@80.5,6'] },
    ],
  ])('reads %s', async (_name, sample, expected) => {
    expect(await summaryOf(sample)).toEqual(expected);
  });

  it('keeps notes, dates, lists and lines', async () => {
    const osmand = await readPlaceList(samples.OSMAND_GPX.file, samples.OSMAND_GPX.name);
    expect(osmand.ok && osmand.list.places[0]).toMatchObject({
      note: 'Hot springs & canyon\nhttps://example.org/pai',
      date: '2025-01-04',
      line: 4,
    });
    const peru = await readPlaceList(samples.MY_MAPS_KML.file, samples.MY_MAPS_KML.name);
    expect(peru.ok && peru.list.places[0]).toMatchObject({
      note: 'Market on Sunday\nSee ruins',
      list: 'Sacred Valley',
      line: 7,
    });
    const german = await readPlaceList(samples.GERMAN_CSV.file, samples.GERMAN_CSV.name);
    expect(german.ok && german.list.places.map(({ date }) => date)).toEqual(['2027-04-03', null, null]);
    const takeout = await readPlaceList(samples.GOOGLE_ARCHIVE.file, samples.GOOGLE_ARCHIVE.name);
    expect(takeout.ok && takeout.list.places.map(({ list }) => list)).toEqual(['Want to go', 'Want to go']);
    const script = await readPlaceList(samples.SCRIPT_KML.file, samples.SCRIPT_KML.name);
    expect(script.ok && script.list.places[0]?.note).toBe('Nice');
  });
});

describe('files that are rejected', () => {
  it.each<[string, Sample, Partial<ListRejection>]>([
    ['a link to a map', samples.NETWORK_LINK_KML, { code: 'only-link' }],
    ['entities that grow without measure', samples.BILLION_LAUGHS, { code: 'malformed', line: 2 }],
    ['an entity of the file system', samples.EXTERNAL_ENTITY, { code: 'malformed', line: 3 }],
    ['GPX that ends early', samples.CUT_OFF_GPX, { code: 'malformed', line: 3 }],
    ['JSON that ends early', samples.CUT_OFF_JSON, { code: 'malformed', line: 2 }],
    ['deeply nested JSON', samples.DEEP_JSON, { code: 'no-places' }],
    ['deeply nested XML', samples.DEEP_XML, { code: 'malformed', line: 1 }],
    ['a picture', samples.PICTURE, { code: 'unknown-format' }],
    ['a page in place of the file', samples.HTML_PAGE, { code: 'unknown-format', detail: 'html' }],
    ['an empty file', samples.EMPTY, { code: 'no-places' }],
    [
      'a table without known columns',
      samples.NO_COLUMNS,
      { code: 'no-columns', line: 1, detail: 'foo, bar' },
    ],
  ])('%s', async (_name, sample, expected) => {
    expect(await summaryOf(sample)).toMatchObject(expected);
  });

  it('too large files, and archives that grow without measure', async () => {
    const large = new Blob([new Uint8Array(21 * 1024 * 1024)]);
    expect(await summaryOf({ file: large, name: 'large.csv' })).toMatchObject({ code: 'too-big' });
    // 60 MB of spaces take 60 kB.
    const bomb = zipSync({ 'doc.kml': new Uint8Array(60 * 1024 * 1024).fill(32) });
    const file = new Blob([Uint8Array.from(bomb)]);
    expect(file.size).toBeLessThan(200_000);
    expect(await summaryOf({ file, name: 'bomb.kmz' })).toMatchObject({ code: 'too-big', detail: 'doc.kml' });
  });

  it('damaged archives', async () => {
    const bytes = zipSync({ 'doc.kml': new TextEncoder().encode('<kml><Document/></kml>') });
    bytes.fill(255, 40, 60);
    expect(await summaryOf({ file: new Blob([Uint8Array.from(bytes)]), name: 'broken.kmz' })).toMatchObject({
      code: 'malformed',
    });
  });
});

describe('large files', () => {
  const gpxOf = (count: number) => {
    const points = Array.from({ length: count }, (_, index) => {
      const note = `Note ${index} `.repeat(200);
      return `<wpt lat="${(index % 80) + 0.5}" lon="${index % 170}"><name>Place ${index}</name><desc>${note}</desc></wpt>`;
    });
    return { file: new Blob([`<gpx version="1.1">${points.join('\n')}</gpx>`]), name: 'large.gpx' };
  };

  it('reads 5,000 places of 10 MB', async () => {
    const sample = gpxOf(5_000);
    expect(sample.file.size).toBeGreaterThan(9_000_000);
    const read = await readPlaceList(sample.file, sample.name);
    expect(read.ok && [read.list.places.length, read.list.problems.length]).toEqual([5_000, 0]);
  });

  it('rejects more places than a list holds, and reads none of them', async () => {
    const lines = Array.from({ length: 10_001 }, (_, index) => `Place ${index}`);
    expect(await summaryOf(samples.text(lines.join('\n'), 'many.txt'))).toMatchObject({
      code: 'too-many-places',
      detail: '10000',
    });
  });

  it('answers other calls meanwhile', async () => {
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 1);
    const sample = gpxOf(5_000);
    await readPlaceList(sample.file, sample.name);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(20);
  });
});
