import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blogpost } from '../story-rows.ts';
import { openRealSite, ORIGIN, type RealSite, structuredOf } from './open-real-site.ts';

let site: RealSite;
beforeAll(async () => {
  site = await openRealSite();
  const body = blogpost('deutsch', '2026-11-03', { active_translations: ['de'] });
  await site.app.store.write([{ collection: 'blogposts', key: 'deutsch', body }]);
  await site.app.memory.refresh();
}, 120_000);
afterAll(() => site.close());

/** Texts of all elements by name, in their order; throws if it is not well-formed. */
function textsOf(xml: string): Record<string, string[]> {
  const texts: Record<string, string[]> = {};
  const open: string[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    open.push(name);
    (texts[name] ??= []).push('');
  });
  parser.on('text', (text) => {
    const inside = texts[open.at(-1) ?? ''];
    if (inside) inside[inside.length - 1] += text;
  });
  parser.on('closetag', () => open.pop());
  parser.write(xml).close();
  return texts;
}

it.each([
  ['en', '/blog', false],
  ['de', '/de/blog', true],
] as const)(
  'the feed in %s has the newest posts of this language with their texts',
  async (locale, blog, hasGerman) => {
    const response = await site.call(`${blog}/feed.xml`);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8');
    expect(response.headers.get('Content-Language')).toBe(locale);
    const {
      entry = [],
      id = [],
      title = [],
      updated = [],
      content = [],
      summary = [],
    } = textsOf(await response.text());
    expect(entry.length).toBeGreaterThan(5);
    // RFC 4287 demands these of the feed and of each entry.
    for (const required of [id, title, updated]) expect(required).toHaveLength(entry.length + 1);
    expect(summary).toHaveLength(entry.length);
    // The test's own post has no text yet.
    expect(content).toHaveLength(entry.length - Number(hasGerman));
    expect(new Set(id).size).toBe(id.length);
    expect(id[0]).toBe(ORIGIN + blog);
    expect(id.every((address) => address.startsWith(ORIGIN + blog))).toBe(true);
    expect(id.includes(`${ORIGIN}${blog}/deutsch`)).toBe(hasGerman);
    expect(updated.slice(1)).toEqual(updated.slice(1).toSorted().toReversed());
    expect(updated[0]).toBe(updated[1]);
    expect(updated.every((at) => /^\d{4}-\d\d-\d\dT00:00:00Z$/.test(at))).toBe(true);
    expect(content[0]).toMatch(/^<(p|h2)/);
  },
);

it('pages name the feed of their language; without the blog there is none', async () => {
  const link = '<link rel="alternate" type="application/atom+xml" title="Rucksack: Blog" href=';
  expect(await site.read('/de/reiseziele')).toContain(`${link}"${ORIGIN}/de/blog/feed.xml">`);
  const closed = site.withSettings({ BLOG_ACTIVE: 'false' });
  expect((await closed('/blog/feed.xml')).status).toBe(404);
  expect(await (await closed('/destinations')).text()).not.toContain('feed.xml');
});

it('a post says who wrote it and how, also in its structured data', async () => {
  const html = await site.read('/blog/a-tour-without-network');
  expect(html).toContain('<dd>Rucksack team</dd>');
  expect(html).toContain('<a href="/about-the-catalogue">Where our facts come from</a>');
  expect(structuredOf(html).get('BlogPosting')).toMatchObject({
    publishingPrinciples: `${ORIGIN}/about-the-catalogue`,
    author: { '@type': 'Organization', name: 'Rucksack' },
    publisher: { name: 'Rucksack' },
  });
  expect(structuredOf(html).get('BlogPosting')).not.toHaveProperty('citation');
  expect(html).not.toContain('<h2>Sources');
});

it('a post is by the operator where the operator has a name', async () => {
  const call = site.withSettings({ OPERATOR_NAME: 'Reisen & Co' });
  const html = await (await call('/de/blog/a-tour-without-network')).text();
  expect(html).toContain('<dd>Redaktion von Reisen &amp; Co</dd>');
  expect(structuredOf(html).get('BlogPosting')).toMatchObject({
    author: { '@type': 'Organization', name: 'Reisen & Co', url: `${ORIGIN}/de/impressum` },
    publisher: { name: 'Rucksack' },
  });
});

it('a post names the official pages that it relies on, also in its structured data', async () => {
  const url = 'https://www.meft.gov.na';
  const name = 'Namibia: Ministry of Environment, Forestry and Tourism';
  const html = await site.read('/de/blog/fourteen-days-namibia-budget');
  expect(html).toContain('<h2>Quellen, Stand 2026</h2>');
  expect(html).toContain(`<li><a href="${url}" rel="noopener">${name}</a></li>`);
  expect(structuredOf(html).get('BlogPosting')).toMatchObject({
    citation: [{ '@type': 'CreativeWork', name, url }],
  });
});
