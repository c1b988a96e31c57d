import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ContentFile, contentFiles } from '../../../../src/server/content/content-files.ts';
import { readCatalogue } from '../../../../src/server/content/read-catalogue.ts';
import { FIXTURES, reviewSetting, WIKIDATA } from './review-setting.ts';

const DUMPS = [
  ['wikidata', WIKIDATA],
  ['osm', path.join(FIXTURES, 'places.osm')],
  ['wikivoyage', path.join(FIXTURES, 'enwikivoyage-20261101-pages-articles.xml')],
  ['wikivoyage', path.join(FIXTURES, 'dewikivoyage-20261101-pages-articles.xml')],
] as const;

type Setting = ReturnType<typeof reviewSetting>;

async function importAll(setting: Setting) {
  for (const dump of DUMPS) expect(await setting.import(...dump)).toBe(0);
}

const open = (setting: Setting) => setting.proposals().filter(({ state }) => state === 'open');
const idOf = (setting: Setting, file: string, field: string, item = '') =>
  setting
    .proposals()
    .find(
      (one) =>
        one.file === `experiences/${file}.json` && one.field === field && one.source.item.includes(item),
    )?.id ?? '';

/** The whole catalogue with these places as the setting has them. */
function served(setting: Setting) {
  const textOf = ({ kind, key, text }: ContentFile) => {
    const changed = setting.fileOf(key);
    return kind === 'experiences' && fs.existsSync(changed) ? fs.readFileSync(changed, 'utf8') : text;
  };
  return readCatalogue(contentFiles().map((file) => Object.assign(file, { text: textOf(file) })));
}

/** A dump of Wikidata with the elevation of the bridge in meters. */
function bridgeAt(setting: Setting, meters: number) {
  const dump = fs.readFileSync(WIKIDATA, 'utf8');
  return setting.write('dump.json', dump.replace('+3060', `+${meters}`).replace('Q3710', 'Q11573'));
}

describe('an import', () => {
  it('proposes what differs, with file, field, both values and the source', async () => {
    const setting = reviewSetting();
    await setting.import('wikidata', WIKIDATA);
    expect(setting.proposals().find(({ field }) => field === 'elevation_m')).toEqual({
      id: 'c85c11a039',
      file: 'experiences/nine-arch-bridge.json',
      field: 'elevation_m',
      present: 950,
      proposed: 933,
      source: {
        item: 'wikidata:Q900000002',
        url: 'https://www.wikidata.org/wiki/Q900000002',
        name: 'Wikidata',
        license: 'CC0 1.0',
        date: '2026-11-16',
        as_of: 2026,
      },
      state: 'open',
    });
    expect(setting.printed.at(-3)).toBe('Wikidata, CC0 1.0, as of 2026-11-16: 3 items that are places.');
    // Ella is 1,040 m high in the catalogue, 1,043 m here.
    expect(setting.proposals().filter(({ file }) => file === 'experiences/ella.json')).toEqual([]);
  });

  it('publishes nothing: the catalogue stays byte for byte, and no word of the texts is served', async () => {
    const setting = reviewSetting();
    const before = setting.bytes(setting.catalogue);
    await importAll(setting);
    const proposals = open(setting);
    expect(proposals.length).toBeGreaterThan(10);
    setting.review('reject', proposals[0]!.id);
    expect(setting.bytes(setting.catalogue)).toEqual(before);
    const texts = [...setting.queue().texts.values()].flat();
    expect(texts.map(({ license }) => license)).toEqual(Array.from({ length: 5 }, () => 'CC BY-SA 4.0'));
    const everything = JSON.stringify([...served(setting)].map(([name, rows]) => [name, [...rows]]));
    for (const { wikitext } of texts) expect(everything).not.toContain(wikitext);
  });

  it('keeps its queue where no build and no server reads: only tools name the folder', () => {
    const folder = path.resolve(import.meta.dirname, '../../../../src');
    const naming = fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|tsx|mjs)$/.test(name))
      .filter((name) => fs.readFileSync(path.join(folder, name), 'utf8').includes('import/review'));
    expect(naming).toEqual([path.normalize('tools/catalogue/review-folders.mjs')]);
    expect(contentFiles({ practical: true }).filter(({ kind }) => !/^[a-z]+$/.test(kind))).toEqual([]);
  });

  it('writes the same bytes again, in whatever order the dumps come', async () => {
    const [one, other] = [reviewSetting(), reviewSetting()];
    await importAll(one);
    const first = one.bytes(one.queueFolder);
    await importAll(one);
    expect(one.bytes(one.queueFolder)).toEqual(first);
    for (const dump of DUMPS.toReversed()) await other.import(...dump);
    expect(other.bytes(other.queueFolder)).toEqual(first);
  });

  it('goes round: what is accepted is valid, and the same dump proposes nothing after that', async () => {
    const setting = reviewSetting();
    for (const dump of DUMPS) {
      await setting.import(...dump);
      const ids = open(setting).map(({ id }) => id);
      expect(ids).not.toEqual([]);
      expect(setting.review('accept', ...ids)).toBe(0);
      const queue = setting.bytes(setting.queueFolder);
      await setting.import(...dump);
      expect(setting.bytes(setting.queueFolder)).toEqual(queue);
      expect(open(setting)).toEqual([]);
    }
    const content = served(setting);
    expect(content.get('experienceDetails')?.get('pidurangala-rock')).toMatchObject({ unesco: true });
    expect(JSON.stringify(content.get('experienceDetails')?.get('ella'))).not.toContain('provenance');
    expect(JSON.stringify(content.get('pages')?.get('imprint'))).toContain(
      'Sri Lanka: Facts of places: OpenStreetMap contributors, ODbL 1.0, as of November 20, 2026.',
    );
  });

  it('says what is wrong with its arguments, and writes nothing then', async () => {
    const setting = reviewSetting();
    for (const [given, message] of [
      [[], 'npm run catalogue:import -- wikidata|osm|wikivoyage <file>'],
      [['gpx', 'x'], 'npm run catalogue:import'],
      [['wikidata', '/nowhere/20261116.json'], '/nowhere/20261116.json: no such file'],
      [['wikidata', setting.write('dump.json', '[\n]')], 'dump.json: has no date: add --date yyyy-mm-dd'],
      [['wikidata', setting.write('dump.json', '[\n]'), '--date', '2026-02-30'], '--date “2026-02-30”'],
      [['wikidata', setting.write('20261399.json', '[\n]')], '20261399.json: date in its name “2026-13-99”'],
    ] as const) {
      expect(await setting.import(...given)).toBe(1);
      expect(setting.complained.join('\n')).toContain(message);
    }
    expect(fs.existsSync(setting.queueFolder)).toBe(false);
  });

  it('writes nothing when a dump or a file of the queue is broken', async () => {
    const setting = reviewSetting();
    await importAll(setting);
    const before = setting.bytes(setting.queueFolder);
    const cut = fs.readFileSync(WIKIDATA, 'utf8').slice(0, -40);
    expect(await setting.import('wikidata', setting.write('20261201.json', cut))).toBe(1);
    expect(setting.bytes(setting.queueFolder)).toEqual(before);
    const file = path.join(setting.queueFolder, 'proposals/ella.json');
    fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('"open"', '"maybe"'));
    expect(await setting.import('wikidata', WIKIDATA)).toBe(1);
    expect(setting.complained[0]).toContain(`${file}: 0.state`);
  });
});

describe('a decision', () => {
  it('writes an accepted value with its source, and leaves the rest of the file as it is', async () => {
    const setting = reviewSetting();
    // A place of which nothing practical is known yet.
    const { practical: _, ...bridge } = setting.place('nine-arch-bridge');
    const before = `${JSON.stringify(bridge, null, 2)}\n`;
    fs.writeFileSync(setting.fileOf('nine-arch-bridge'), before);
    await importAll(setting);
    const hours = idOf(setting, 'nine-arch-bridge', 'practical.hours', 'en/');
    expect(setting.review('accept', hours, idOf(setting, 'nine-arch-bridge', 'elevation_m'))).toBe(0);
    const place = setting.place('nine-arch-bridge');
    expect(place).toMatchObject({
      elevation_m: 933,
      practical: { as_of: 2024, hours: 'Mo-Su 06:00-18:00' },
      provenance: {
        elevation_m: {
          source: 'https://www.wikidata.org/wiki/Q900000002',
          name: 'Wikidata',
          license: 'CC0 1.0',
          as_of: 2026,
          checked: '2026-11-16',
        },
        'practical.hours': { license: 'CC BY-SA 4.0', as_of: 2024, checked: '2026-11-01' },
      },
    });
    const lines = fs.readFileSync(setting.fileOf('nine-arch-bridge'), 'utf8').split('\n');
    const lost = before.split('\n').filter((line) => !lines.includes(line) && !lines.includes(`${line},`));
    expect(lost).toEqual(['  "elevation_m": 950,']);
    expect(setting.proposals().find(({ id }) => id === hours)).toMatchObject({
      state: 'accepted',
      decided: '2026-11-30',
    });
  });

  it('settles others that say the same, and compares those that do not with the new value', async () => {
    const setting = reviewSetting();
    await importAll(setting);
    setting.review('accept', idOf(setting, 'ella', 'location', 'de/'));
    expect(idOf(setting, 'ella', 'location', 'en/')).toBe('');
    setting.review('accept', idOf(setting, 'nine-arch-bridge', 'website', 'wikidata'));
    const other = setting.proposals().find(({ source }) => source.item.endsWith('en/Ella/Nine Arch Bridge'));
    expect(other).toMatchObject({ field: 'practical.hours' });
    const website = setting.proposals().find(({ field, state }) => field === 'website' && state === 'open');
    expect(website).toMatchObject({ present: 'https://example.org/nine-arch-bridge' });
  });

  it('is not asked for again after a rejection, unless the value changed', async () => {
    const setting = reviewSetting();
    await setting.import('wikidata', WIKIDATA);
    const id = idOf(setting, 'nine-arch-bridge', 'elevation_m');
    setting.review('reject', id);
    const state = () => setting.proposals().find((one) => one.id === id)?.state;
    await setting.import('wikidata', WIKIDATA);
    expect(state()).toBe('rejected');
    await setting.import('wikidata', bridgeAt(setting, 935), '--date', '2026-12-01');
    expect(state()).toBe('rejected');
    await setting.import('wikidata', bridgeAt(setting, 900), '--date', '2026-11-01');
    expect(state()).toBe('rejected');
    await setting.import('wikidata', bridgeAt(setting, 900), '--date', '2026-12-01');
    expect(state()).toBe('open');
    expect(setting.printed).toContain('0 new proposals, 1 open again, 0 no longer needed.');
  });

  it('is no longer needed once the source or the file says otherwise', async () => {
    const setting = reviewSetting();
    await setting.import('wikidata', WIKIDATA);
    setting.change('nine-arch-bridge', { elevation_m: 930 });
    await setting.import('wikidata', WIKIDATA);
    expect(idOf(setting, 'nine-arch-bridge', 'elevation_m')).toBe('');
    expect(setting.printed).toContain('0 new proposals, 0 open again, 1 no longer needed.');
  });

  it('is refused where the file changed since the import, and nothing is written', async () => {
    const setting = reviewSetting();
    await setting.import('wikidata', WIKIDATA);
    setting.change('nine-arch-bridge', { elevation_m: 100 });
    const before = setting.bytes(setting.catalogue);
    const id = idOf(setting, 'nine-arch-bridge', 'elevation_m');
    expect(setting.review('accept', id)).toBe(1);
    expect(setting.complained[0]).toContain('elevation_m is 100 and was 950: import again');
    expect(setting.bytes(setting.catalogue)).toEqual(before);
  });

  it('is refused for a value that a hand put into the queue and the schema does not allow', async () => {
    const setting = reviewSetting();
    await importAll(setting);
    const file = path.join(setting.queueFolder, 'proposals/nine-arch-bridge.json');
    const hostile = fs
      .readFileSync(file, 'utf8')
      .replace('https://example.org/nine-arch-bridge', 'javascript:x');
    fs.writeFileSync(file, hostile);
    const before = setting.bytes(setting.catalogue);
    expect(setting.review('accept', idOf(setting, 'nine-arch-bridge', 'website', 'wikidata'))).toBe(1);
    expect(setting.complained[0]).toContain('nine-arch-bridge.json: website: ');
    expect(setting.bytes(setting.catalogue)).toEqual(before);
  });

  it('names what it does not know', async () => {
    const setting = reviewSetting();
    await setting.import('wikidata', WIKIDATA);
    const id = idOf(setting, 'nine-arch-bridge', 'elevation_m');
    setting.review('reject', id);
    for (const [given, message] of [
      [['accept', id], `${id}: was rejected on 2026-11-30`],
      [['accept', 'ffffffffff'], 'ffffffffff: no such proposal'],
      [['accept'], 'npm run catalogue:review'],
      [['match', 'wikidata:Q1', 'ella'], 'wikidata:Q1: is not in the list'],
      [['--some'], 'npm run catalogue:review'],
    ] as const) {
      expect(setting.review(...given)).toBe(1);
      expect(setting.complained[0]).toContain(message);
    }
  });
});

describe('the place of an item', () => {
  const two = `<osm><meta osm_base="2026-11-20T06:00:00Z"/>${['1', '2']
    .map(
      (id) =>
        `<node id="${id}" lat="6.8${id}" lon="81.04"><tag k="tourism" v="museum"/><tag k="name" v="Ella"/></node>`,
    )
    .join('')}</osm>`;

  it('is left to the reviewer where two items have its name', async () => {
    const setting = reviewSetting();
    const file = setting.write('two.osm', two);
    await setting.import('osm', file);
    expect(setting.proposals()).toEqual([]);
    expect([...setting.queue().matches]).toEqual([
      [
        'osm:node/1',
        { name: 'Ella', url: 'https://www.openstreetmap.org/node/1', at: [81.04, 6.81], places: ['ella'] },
      ],
      [
        'osm:node/2',
        { name: 'Ella', url: 'https://www.openstreetmap.org/node/2', at: [81.04, 6.82], places: ['ella'] },
      ],
    ]);
    setting.review();
    expect(setting.printed[0]).toBe('osm:node/1 (Ella, https://www.openstreetmap.org/node/1): one of ella?');
    expect(setting.review('match', 'osm:node/1', 'ella')).toBe(0);
    expect(setting.review('ignore', 'osm:node/2')).toBe(0);
    await setting.import('osm', file);
    expect(setting.proposals().map(({ source, field }) => [source.item, field])).toEqual([
      ['osm:node/1', 'location'],
    ]);
    expect([...setting.queue().matches].map(([item, { place }]) => [item, place])).toEqual([
      ['osm:node/1', 'ella'],
      ['osm:node/2', null],
    ]);
  });

  it('is known by Wikidata’s id in its file, whatever the names and the distance', async () => {
    const setting = reviewSetting();
    setting.change('sigiriya', { wikidata: 'Q900000005' });
    await setting.import('wikidata', WIKIDATA);
    expect(idOf(setting, 'sigiriya', 'location', 'Q900000005')).not.toBe('');
    const file = setting.write('two.osm', two.replace('<node id="2"', '<node id="3"'));
    setting.change('ella', { wikidata: 'Q7' });
    fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('<tag', '<tag k="wikidata" v="Q7"/><tag'));
    await setting.import('osm', file);
    expect([...setting.queue().matches]).toEqual([]);
    expect(idOf(setting, 'ella', 'location', 'osm:node/1')).not.toBe('');
  });

  it('is none farther away than 30 km', async () => {
    const setting = reviewSetting();
    const at = (lat: number) =>
      setting.write(
        'far.osm',
        `<osm timestamp="2026-11-20T06:00:00Z"><node id="1" lat="${lat}" lon="81.047"><tag k="tourism" v="x"/><tag k="name" v="Ella"/></node></osm>`,
      );
    await setting.import('osm', at(6.872 + 31 / 111.2));
    expect(setting.proposals()).toEqual([]);
    await setting.import('osm', at(6.872 + 29 / 111.2));
    expect(setting.proposals()).toHaveLength(1);
  });
});

it('the shipped queue, where there is one, can be read', () => {
  expect(reviewSetting().shippedQueue).not.toThrow();
});
