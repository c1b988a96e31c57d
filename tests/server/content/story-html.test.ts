import { describe, expect, it } from 'vitest';
import { type StoryLinks, cleanLine, storyHtml } from '../../../src/server/content/story-html.ts';

const KNOWN = new Set(['experience:ella', 'country:namibia', 'tour:loop', 'post:packing', 'page:privacy']);
const links: StoryLinks = {
  has: (kind, key) => KNOWN.has(`${kind}:${key}`) || (kind === 'planner' && key === 'namibia'),
  slugOf: (_tour, locale) => ({ en: 'big-loop', de: 'grosse-runde' })[locale],
  picturesOf: (key) =>
    key === 'ella' ? [{ uri: '/images/sri-lanka/ella/ella.webp?v=1a', fp_x: 0.4, fp_y: 0.6 }] : [],
};
const html = (markdown: string, locale: 'en' | 'de' = 'en') => storyHtml(markdown, locale, links).html;

describe('storyHtml', () => {
  it('repeats no picture, neither its own nor one above it', () => {
    const shown = (text: string, above: { uri: string }[] = []) =>
      storyHtml(text, 'en', links, above).html.match(/<img/g)?.length ?? 0;
    const text = '![Ella](experience:ella)\n\nBetween.\n\n![Ella](experience:ella)';
    expect(shown(text)).toBe(1);
    expect(shown(text, [{ uri: '/images/sri-lanka/ella/ella.webp?v=0' }])).toBe(0);
  });

  it('renders paragraphs, headings and lists', () => {
    expect(html('One.\n\n## Two\n\n- three\n- **four**')).toBe(
      '<p>One.</p>\n<h2>Two</h2>\n<ul>\n<li>three</li>\n<li><strong>four</strong></li>\n</ul>',
    );
  });

  it('keeps a number and its unit on one line', () => {
    expect(html('325 km at 80 km/h, 5 kg and 3 months.')).toBe(
      '<p>325\u00A0km at 80\u00A0km/h, 5\u00A0kg and 3 months.</p>',
    );
    expect(cleanLine('12 m deep')).toBe('12\u00A0m deep');
  });

  it('links to the pages of the language', () => {
    const all =
      '[a](experience:ella) [b](country:namibia) [c](tour:loop) [d](post:packing) [e](page:privacy) [f](planner:namibia)';
    const hrefs = (text: string) => [...text.matchAll(/href="([^"]*)"/g)].map((match) => match[1]);
    expect(hrefs(html(all))).toEqual([
      '/experiences/ella',
      '/destinations/namibia',
      '/tours/big-loop',
      '/blog/packing',
      '/privacy',
      '/tours/create?countries=namibia',
    ]);
    expect(hrefs(html(all, 'de'))).toEqual([
      '/de/erlebnisse/ella',
      '/de/reiseziele/namibia',
      '/de/touren/grosse-runde',
      '/de/blog/packing',
      '/de/privacy',
      '/de/tours/create?countries=namibia',
    ]);
  });

  it('renders the picture of an experience as a figure with its caption', () => {
    const shown = html('![A bridge in "tea"](experience:ella "Near Ella")');
    expect(shown).toMatch(
      /^<figure><img src="\/images\/sri-lanka\/ella\/ella\.webp\?v=1a&amp;w=800&amp;h=450&amp;/,
    );
    expect(shown).toContain('fp-x=0.4&amp;fp-y=0.6 1200w, ');
    expect(shown).toContain('alt="A bridge in &quot;tea&quot;" width="800" height="450" loading="lazy"');
    expect(shown).toContain('<figcaption>Near Ella</figcaption></figure>');
    expect(html('![Kandy](experience:kandy "Lake")')).toBe('<figure><figcaption>Lake</figcaption></figure>');
  });

  it('returns linked experiences without duplicates, and dead links', () => {
    const story = storyHtml(
      '[a](experience:ella) [b](experience:ella) [c](experience:atlantis) [d](http://x.example) [e](/tours)',
      'en',
      links,
    );
    expect(story.experiences).toEqual(['ella']);
    expect(story.dead).toEqual(['experience:atlantis', 'http://x.example', '/tours']);
  });
});

describe('sanitizing', () => {
  it.each([
    ['<script>alert(1)</script>Text', 'script'],
    ['<img src=x onerror=alert(1)>Text', 'onerror'],
    ['[Text](javascript:alert(1))', 'javascript:'],
    ['<a href="https://a.example" onclick="x()" style="color:red">Text</a>', 'onclick'],
    ['<iframe src="https://a.example"></iframe>Text', 'iframe'],
    ['<a href="//a.example/x">Text</a>', '//a.example'],
  ])('of %s keeps the text and removes %s', (markdown, never) => {
    expect(html(markdown)).toContain('Text');
    expect(html(markdown)).not.toContain(never);
  });

  it('cleanLine keeps only emphasis', () => {
    expect(cleanLine('A <strong>fine</strong> <h2>walk</h2> <em>up</em> & down')).toBe(
      'A <strong>fine</strong> walk <em>up</em> &amp; down',
    );
  });
});
