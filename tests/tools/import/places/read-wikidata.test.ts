import { gzipSync } from 'node:zlib';
import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readLines } from '../../../../src/tools/import/places/read-pieces.ts';
import { readWikidata } from '../../../../src/tools/import/places/read-wikidata.ts';
import { reviewSetting, WIKIDATA } from './review-setting.ts';

async function read(file: string) {
  const problems: string[] = [];
  const report = (problem: string) => void problems.push(problem.replace(`${file}: `, ''));
  const { items } = await readWikidata(file, { wants: () => true, report });
  return { items, problems };
}

interface Change {
  labels?: unknown;
  claims?: unknown;
}

/** A dump of one entity: the bridge of the fixture with changes. */
function changed(change: Change) {
  const [, , bridge = ''] = fs.readFileSync(WIKIDATA, 'utf8').split('\n');
  const entity = JSON.parse(bridge.replace(/,$/, '')) as { claims: object };
  const claims = typeof change.claims === 'object' ? { ...entity.claims, ...change.claims } : entity.claims;
  return reviewSetting().write('wikidata.json', JSON.stringify({ ...entity, ...change, claims }));
}

const claim = (value: unknown, more: object = {}) => ({
  mainsnak: { snaktype: 'value', datavalue: { value } },
  rank: 'normal',
  ...more,
});

describe('a dump of Wikidata', () => {
  it('gives position, names, website, elevation and world heritage of what has a position on Earth', async () => {
    const { items, problems } = await read(WIKIDATA);
    expect(items.map(({ id, names, facts }) => ({ id, names, facts }))).toEqual([
      {
        id: 'wikidata:Q900000001',
        names: ['Ella', 'Ella'],
        facts: {
          location: [81.0462, 6.8731],
          'en.short_title': 'Ella',
          'de.short_title': 'Ella',
          elevation_m: 1043,
        },
      },
      {
        id: 'wikidata:Q900000002',
        names: ['Nine Arch Bridge', 'Neunbogenbrücke'],
        facts: {
          location: [81.0609, 6.8768],
          'en.short_title': 'Nine Arch Bridge',
          'de.short_title': 'Neunbogenbrücke',
          website: 'https://example.org/nine-arch-bridge',
          elevation_m: 933,
        },
      },
      {
        id: 'wikidata:Q900000003',
        names: ['Pidurangala', 'Pidurangala', 'Pidurangala Rock'],
        facts: {
          location: [80.7616, 7.9665],
          'en.short_title': 'Pidurangala',
          'de.short_title': 'Pidurangala',
          unesco: true,
        },
      },
      {
        id: 'wikidata:Q900000005',
        names: ['Ella', 'Ella'],
        facts: { location: [-92.1, 35.9], 'en.short_title': 'Ella', 'de.short_title': 'Ella' },
      },
    ]);
    expect(problems).toEqual(['line 4: Q900000003: P856: 2 values of the same rank, none is used']);
  });

  it('is read packed by gzip as well, and as lines without a list', async () => {
    const { write } = reviewSetting();
    const packed = write('dump.json.gz', gzipSync(fs.readFileSync(WIKIDATA)));
    expect((await read(packed)).items).toHaveLength(4);
    const lines = fs.readFileSync(WIKIDATA, 'utf8').replaceAll(/^[[\]]\n|,$/gm, '');
    expect((await read(write('lines.json', lines))).items).toHaveLength(4);
  });

  it.each([
    ['P625.0.mainsnak.snaktype', { claims: { P625: [{ mainsnak: { snaktype: 'maybe' }, rank: 'normal' }] } }],
    ['P625.latitude', { claims: { P625: [claim({ latitude: '6.8', longitude: 81, globe: 'x/Q2' })] } }],
    ['P625: 96.8, 81', { claims: { P625: [claim({ latitude: 96.8, longitude: 81, globe: 'x/Q2' })] } }],
    ['P2044: “+5” in “1”', { claims: { P2044: [claim({ amount: '+5', unit: '1' })] } }],
    ['P2044: “+5000” in “x/Q828224”', { claims: { P2044: [claim({ amount: '+5000', unit: 'x/Q828224' })] } }],
    ['P2044.0.rank', { claims: { P2044: [claim({}, { rank: 'best' })] } }],
    ['P856: “javascript:alert(1)”', { claims: { P856: [claim('javascript:alert(1)')] } }],
    ['P856: “http://example.org”', { claims: { P856: [claim('http://example.org')] } }],
    ['P856: “https://a:b@example.org”', { claims: { P856: [claim('https://a:b@example.org')] } }],
    ['labels.de', { labels: { de: 'Neun' } }],
  ])('reports %s with line and entity, and uses the rest', async (field, change) => {
    const { problems } = await read(changed(change));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`line 1: Q900000002: ${field}`);
  });

  it('never takes a name with control characters or markup', async () => {
    const labels = { en: { value: 'Nine\u001B[2J' }, de: { value: '<b>Neun</b>' } };
    const { items } = await read(changed({ labels }));
    expect(items[0]?.facts).not.toHaveProperty('en.short_title');
    expect(Object.keys(items[0]?.facts ?? {})).toEqual(['location', 'website', 'elevation_m']);
  });

  it.each([
    ['line 2: “', '[\n{"id": "Q1",\n]\n'],
    ['line 1: expected an entity', '[1]\n'],
    ['line 1: id “undefined”: expected one as Q42', '{"labels":{}}\n'],
    ['line 1: id “__proto__”', '{"id":"__proto__"}\n'],
    ['line 2: the list is cut off', '[\n{"id":"Q1"},\n'],
    ['line 3: goes on after the end', '[\n]\n{"id":"Q1"}\n'],
    ['no such file', null],
  ])('is rejected with “%s”', async (message, text) => {
    const file = text === null ? '/nowhere/dump.json' : reviewSetting().write('dump.json', text);
    await expect(read(file)).rejects.toThrow(`${file}: ${message}`);
  });

  it('is rejected when it is packed badly, packed otherwise, or not UTF-8', async () => {
    const { write } = reviewSetting();
    const half = gzipSync(fs.readFileSync(WIKIDATA)).subarray(0, 300);
    await expect(read(write('half.json.gz', half))).rejects.toThrow('half.json.gz: unexpected end of file');
    await expect(read(write('dump.json.bz2', 'BZh'))).rejects.toThrow('dump.json.bz2: unpack it first');
    await expect(read(write('latin.json', Buffer.from([0x7b, 0xe9, 0x7d])))).rejects.toThrow('latin.json: ');
  });

  it('is rejected for a line that no entity can have, before memory is full', async () => {
    const file = reviewSetting().write('long.json', `[\n"${'a'.repeat(2_000)}`);
    const all = async () => {
      for await (const { line } of readLines(file, 1_000)) expect(line).toBe(1);
    };
    await expect(all()).rejects.toThrow(`${file}: line 2 is longer than 1000 characters`);
  });

  it('survives values nested deeper than the stack', async () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    const { write } = reviewSetting();
    const text = `{"id":"Q1","labels":{"en":{"value":"Ella"}},"claims":{"P625":${deep},"P856":${deep}}}\n`;
    const { items, problems } = await read(write('deep.json', text));
    expect(items).toEqual([]);
    expect(problems[0]).toContain('line 1: Q1: P625.0');
  });
});
