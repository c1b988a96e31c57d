import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readOsm } from '../../../../src/tools/import/places/read-osm.ts';
import { readXml } from '../../../../src/tools/import/places/read-xml.ts';
import { headerBlob, linesBlob, nodesBlob } from '../../../bench/write-pbf.ts';
import { FIXTURES, reviewSetting } from './review-setting.ts';

const PLACES = path.join(FIXTURES, 'places.osm');

async function read(file: string) {
  const problems: string[] = [];
  const report = (problem: string) => void problems.push(problem.replace(`${file}: `, ''));
  const dump = await readOsm(file, { wants: () => true, report });
  return { ...dump, problems };
}

const node = (tags: string) => `<osm version="0.6"><node id="1" lat="1" lon="2">${tags}</node></osm>`;
const HARBOR = { tourism: 'attraction', name: 'Harbor', ele: '12 m', wheelchair: 'limited', wikidata: 'Q7' };

describe('an extract of OpenStreetMap', () => {
  it('gives names, hours, website, elevation, heritage and wheelchairs of nodes and ways', async () => {
    const { date, items, problems } = await read(PLACES);
    expect(date).toBe('2026-11-20');
    expect(items.map(({ id, url, facts }) => ({ id, url, facts }))).toEqual([
      {
        id: 'osm:node/9000000002',
        url: 'https://www.openstreetmap.org/node/9000000002',
        facts: {
          location: [80.4994, 6.8096],
          'en.short_title': "Adam's Peak",
          'de.short_title': 'Adams Peak',
          elevation_m: 2260,
        },
      },
      {
        id: 'osm:node/9000000006',
        url: 'https://www.openstreetmap.org/node/9000000006',
        facts: {
          location: [80.7615, 7.966],
          'practical.hours': 'Mo-Su 05:00-18:30',
          'practical.step_free': 'no',
        },
      },
      {
        id: 'osm:node/9000000007',
        url: 'https://www.openstreetmap.org/node/9000000007',
        facts: { location: [81.064, 6.869] },
      },
      {
        id: 'osm:way/9100000001',
        url: 'https://www.openstreetmap.org/way/9100000001',
        facts: {
          location: [80.76, 7.957],
          'en.short_title': 'Sigiriya Rock',
          website: 'https://example.org/sigiriya',
          'practical.hours': 'Mo-Su 06:30-17:30',
          unesco: true,
        },
      },
    ]);
    expect(items[3]?.wikidata).toBe('Q900000009');
    expect(problems).toEqual(['node/9000000006: website: “javascript:alert(1)” is not used']);
  });

  it('says the same as PBF', async () => {
    const points = [
      { id: 1, lon: 80, lat: 6, tags: HARBOR },
      { id: 2, lon: 80.2, lat: 6.2 },
      { id: 3, lon: 80.4, lat: 6.1 },
    ];
    const way = { id: 9, refs: [2, 3], tags: { historic: 'ruins', name: 'Fort', opening_hours: '24/7' } };
    const { write } = reviewSetting();
    const seconds = Date.parse('2026-11-01T20:00:00Z') / 1000;
    const pbf = write(
      'isle.osm.pbf',
      Buffer.concat([headerBlob(seconds), nodesBlob(points), linesBlob([way])]),
    );
    const tagsOf = (tags: Readonly<Record<string, string>> = {}) =>
      Object.entries(tags).map(([k, v]) => `<tag k="${k}" v="${v}"/>`);
    const nodes = points.map(
      ({ id, lon, lat, tags }) =>
        `<node id="${id}" lon="${lon}" lat="${lat}">${tagsOf(tags).join('')}</node>`,
    );
    const nds = way.refs.map((ref) => `<nd ref="${ref}"/>`).join('');
    const xml = write(
      'isle.osm',
      `<osm timestamp="2026-11-01T20:00:00Z">${nodes.join('')}<way id="9">${nds}${tagsOf(way.tags).join('')}</way></osm>`,
    );
    const { items, ...rest } = await read(pbf);
    expect({ items, ...rest }).toEqual(await read(xml));
    expect(items.map(({ facts }) => facts)).toEqual([
      { location: [80, 6], elevation_m: 12, 'practical.step_free': 'partly' },
      { location: [80.3, 6.15], 'practical.hours': '24/7' },
    ]);
  });

  it('takes the center that an answer of Overpass names, and reports a way without nodes', async () => {
    const way = (inner: string) =>
      `<osm><way id="5">${inner}<nd ref="1"/><tag k="tourism" v="museum"/><tag k="name" v="House"/></way></osm>`;
    const { write } = reviewSetting();
    const center = await read(write('center.osm', way('<center lat="1.5" lon="2.5"/>')));
    expect(center.items[0]?.at).toEqual([2.5, 1.5]);
    expect(center.date).toBe(null);
    const without = await read(write('without.osm', way('')));
    expect(without.items).toEqual([]);
    expect(without.problems).toEqual(['way/5: none of its nodes is in the file']);
  });

  it.each([
    ['website', 'data:text/html,x'],
    ['opening_hours', 'ask\u009Bme'],
    ['ele', 'high'],
    ['ele', '99999'],
    ['wheelchair', 'constructor'],
    ['name:en', '[[x]]'],
  ])('reports %s “%s” with its node', async (key, value) => {
    const tags = `<tag k="tourism" v="museum"/><tag k="${key}" v="${value}"/>`;
    const { items, problems } = await read(reviewSetting().write('one.osm', node(tags)));
    expect(items[0]?.facts).toEqual({ location: [2, 1] });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^node/1: ${key}: “.+” is not used$`));
  });

  it.each([
    ['line 2: node: id “x” is no number', '<osm>\n<node id="x" lat="1" lon="2"/></osm>'],
    ['line 1: 1: lat “north” is no number', '<osm><node id="1" lat="north" lon="2"/></osm>'],
    ['line 1: way/3: nd ref “” is no number', '<osm><way id="3"><nd/></way></osm>'],
    ['line 1: expected <osm>, not <gpx>', '<gpx></gpx>'],
    ['line 1: undefined entity', '<!DOCTYPE o [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><osm a="&b;"></osm>'],
    ['line 1: unexpected close tag', '<osm><node id="1" lat="1" lon="2"></osm>'],
    ['line 1: elements are nested more than 16', `<osm>${'<a>'.repeat(20)}`],
  ])('is rejected with “%s”', async (message, text) => {
    const file = reviewSetting().write('broken.osm', text);
    await expect(read(file)).rejects.toThrow(`${file}: ${message}`);
  });

  it('is rejected for a value without end, before memory is full', async () => {
    const file = reviewSetting().write('long.osm', `<osm a="${'a'.repeat(600_000)}`);
    const nothing = { open: () => {}, close: () => {} };
    await expect(readXml(file, nothing, 1_000)).rejects.toThrow(
      `${file}: line 1: a tag or text is longer than 1000 characters`,
    );
  });

  it('is rejected when a block of a PBF is broken', async () => {
    const blob = nodesBlob([{ id: 1, lon: 80, lat: 6, tags: HARBOR }]);
    blob.fill(0xff, blob.length - 12);
    const file = reviewSetting().write('broken.osm.pbf', Buffer.concat([headerBlob(1), blob]));
    await expect(read(file)).rejects.toThrow('broken.osm.pbf: the block at byte');
  });
});
