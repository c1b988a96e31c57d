import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listingHours } from '../../../../src/tools/import/places/listing-hours.ts';
import { readWikivoyage } from '../../../../src/tools/import/places/read-wikivoyage.ts';
import { templatesIn } from '../../../../src/tools/import/places/wikitext.ts';
import { FIXTURES, reviewSetting } from './review-setting.ts';

const ENGLISH = path.join(FIXTURES, 'enwikivoyage-20261101-pages-articles.xml');
const GERMAN = path.join(FIXTURES, 'dewikivoyage-20261101-pages-articles.xml');

async function read(file: string) {
  const problems: string[] = [];
  const report = (problem: string) => void problems.push(problem.replace(`${file}: `, ''));
  const { items } = await readWikivoyage(file, { wants: () => true, report });
  return { items, problems };
}

/** The English fixture with a change. */
function changed(from: string | RegExp, to: string) {
  const text = fs.readFileSync(ENGLISH, 'utf8');
  expect(text.match(from)).not.toBe(null);
  return reviewSetting().write('changed.xml', text.replace(from, to));
}

describe('a dump of Wikivoyage', () => {
  it('gives pages and their listings, without redirects, talk pages and comments', async () => {
    const { items, problems } = await read(ENGLISH);
    expect(
      items.map(({ id, url, at, wikidata, facts, asOf }) => ({ id, url, at, wikidata, facts, asOf })),
    ).toEqual([
      {
        id: 'wikivoyage:en/Ella',
        url: 'https://en.wikivoyage.org/wiki/Ella',
        at: [81.0466, 6.8667],
        wikidata: undefined,
        asOf: undefined,
        facts: { location: [81.0466, 6.8667], 'en.short_title': 'Ella' },
      },
      {
        id: 'wikivoyage:en/Ella/Nine Arch Bridge',
        url: 'https://en.wikivoyage.org/wiki/Ella',
        at: [81.0608, 6.8768],
        wikidata: 'Q900000002',
        asOf: 2024,
        facts: {
          location: [81.0608, 6.8768],
          'en.short_title': 'Nine Arch Bridge',
          website: 'https://example.org/bridge',
          'practical.hours': 'Mo-Su 06:00-18:00',
        },
      },
      {
        id: 'wikivoyage:en/Ella/Little Adam’s Peak',
        url: 'https://en.wikivoyage.org/wiki/Ella',
        at: [81.0641, 6.8691],
        wikidata: undefined,
        asOf: 2026,
        facts: { location: [81.0641, 6.8691], 'en.short_title': 'Little Adam’s Peak' },
      },
    ]);
    expect(problems).toEqual([
      'line 11: “Ella”: do “Little Adam’s Peak”: url: “javascript:alert(1)” is no address by https',
      'line 11: “Ella”: see “Pidurangala Rock”: lat, long: “far”, “80.76” is no position',
    ]);
  });

  it('keeps texts, hours and prices word for word with revision and authors', async () => {
    const { items } = await read(ENGLISH);
    const origin = {
      language: 'en',
      title: 'Ella',
      revision: 'https://en.wikivoyage.org/w/index.php?title=Ella&oldid=5001',
      history: 'https://en.wikivoyage.org/w/index.php?title=Ella&action=history',
      revised: '2026-10-02',
    };
    expect(items[0]?.text).toEqual({
      ...origin,
      wikitext:
        "{{pagebanner|Ella banner.jpg}}\n'''Ella''' is a made-up sentence for a test, with a [[Sri Lanka|link]].",
    });
    expect(items[1]?.text).toEqual({
      ...origin,
      wikitext: "A test text about the ''bridge'', with a {{km|3}} walk and a [[Ella|link]].",
      hours: 'Daily 6AM-6PM',
      price: '{{LKR|200}} for the museum',
    });
  });

  it('reads the German templates', async () => {
    const { items, problems } = await read(GERMAN);
    expect(items.map(({ id, facts }) => ({ id, facts }))).toEqual([
      {
        id: 'wikivoyage:de/Ella (Sri Lanka)',
        facts: { location: [81.0466, 6.8667], 'de.short_title': 'Ella' },
      },
      {
        id: 'wikivoyage:de/Ella (Sri Lanka)/Neun-Bogen-Brücke',
        facts: {
          location: [81.0608, 6.8768],
          'de.short_title': 'Neun-Bogen-Brücke',
          'practical.hours': 'Mo-Fr 09:00-17:00',
        },
      },
    ]);
    expect(problems).toEqual([]);
  });

  it.each([
    ['line 4: siteinfo/dbname “frwikivoyage”', 'enwikivoyage', 'frwikivoyage'],
    ['siteinfo/dbname is missing', /<siteinfo>[\s\S]*/, '</mediawiki>'],
    ['line 1: expected <mediawiki>, not <rss>', /[\s\S]*/, '<rss></rss>'],
    ['line 1: undefined entity', /^<mediawiki/, '<!DOCTYPE m [<!ENTITY b "x">]><mediawiki a="&b;"'],
    ['line 47: unexpected close tag', '<id>4001</id>', '<redirect>'],
  ])('is rejected with “%s”', async (message, from, to) => {
    const file = changed(from, to);
    await expect(read(file)).rejects.toThrow(`${file}: ${message}`);
  });

  it('reports a page without revision, and one whose title is no name', async () => {
    const without = await read(changed('<id>5001</id>', '<id>new</id>'));
    expect(without.problems).toEqual([
      'line 11: “Ella”: revision “new” of “2026-10-02T10:00:00Z” has no number or no time',
    ]);
    const odd = await read(changed('<title>Ella</title>', '<title>Ella\u202E</title>'));
    expect(odd.problems).toEqual(['line 11: “Ella�”: title: is no name']);
    expect([...without.items, ...odd.items]).toEqual([]);
  });

  it('takes the last of several revisions', async () => {
    const old =
      '<revision><id>1</id><timestamp>2020-01-01T00:00:00Z</timestamp><text>{{geo|1|1}}</text></revision></page>';
    const { items } = await read(changed('</page>', old));
    expect(items[0]?.at).toEqual([81.0466, 6.8667]);
  });
});

describe('templates', () => {
  const see = new Set(['see']);
  const values = (text: string) => templatesIn(text, see).map((one) => Object.fromEntries(one.values));

  it('keep bars within links and other templates', () => {
    expect(values('{{See|name=A|content=[[B|c]] {{d|e=f}} | 4 |x=1}}')).toEqual([
      { name: 'A', content: '[[B|c]] {{d|e=f}}', 1: '4', x: '1' },
    ]);
  });

  it('are not found in comments and nowiki, nor where they are not closed', () => {
    expect(
      values('<!-- {{see|name=A}} --><nowiki>{{see|name=B}}</nowiki>{{see|name=C}}{{see|name=D'),
    ).toEqual([{ name: 'C' }]);
    expect(values('{{see|name=A}}<!-- {{see|name=B}}')).toEqual([{ name: 'A' }]);
    expect(values('{{broken {{see|name=A}}')).toEqual([{ name: 'A' }]);
  });

  it('take time by the length of the text, whatever stands in it', () => {
    const started = performance.now();
    for (const part of ['{{see|name=', '[[a|', '{{', '}}', '<!--', '{{see}}', '|', '{{see|[['])
      templatesIn(part.repeat(1_000_000 / part.length), see);
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});

describe('hours of listings', () => {
  it.each([
    ['Daily 9AM-5PM', 'Mo-Su 09:00-17:00'],
    ['M-F 9AM–5:30PM', 'Mo-Fr 09:00-17:30'],
    ['Tu-Su 10:00-18:00', 'Tu-Su 10:00-18:00'],
    ['M W F 9AM-noon', undefined],
    ['M-Sa 8:30AM-6PM, Su 10AM-4PM', 'Mo-Sa 08:30-18:00; Su 10:00-16:00'],
    ['Mo–Fr 9:00–17:00 Uhr; Sa,So 10.00–16.00 Uhr', 'Mo-Fr 09:00-17:00; Sa,Su 10:00-16:00'],
    ['täglich 9 bis 12 Uhr', 'Mo-Su 09:00-12:00'],
    ['24 hours daily', '24/7'],
    ['Daily 12AM-12PM', 'Mo-Su 00:00-12:00'],
    ['9AM-5PM', undefined],
    ['Daily 9-5PM', undefined],
    ['Daily 25:00-26:00', undefined],
    ['Daily 9AM-5PM, closed on Poya days', undefined],
    ['constructor 9AM-5PM', undefined],
    ['sunrise to sunset', undefined],
    ['', undefined],
    [' '.repeat(100_000), undefined],
  ])('%s', (text, hours) => {
    expect(listingHours(text)).toBe(hours);
  });
});
