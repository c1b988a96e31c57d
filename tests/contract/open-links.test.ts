import { expect, it } from 'vitest';
import { withOpenLinks } from '../../src/contract/paths/open-links.ts';

const TEXT =
  '<p>See <a href="/tours/namibia-classic-loop">the <em>loop</em></a>, <a href="/de/touren/eigene?x=1">Meine Touren</a>, ' +
  '<a href="/blog/safe-on-the-road">a post</a>, <a href="/destinations/namibia">Namibia</a> and ' +
  '<a href="https://example.org/tours" rel="noopener">a tour operator</a>.</p>';

it('leaves a text alone while everything is on', () => {
  expect(withOpenLinks(TEXT, { tours: true, blog: true })).toBe(TEXT);
});

it('keeps the words of links to tours, and no link, while tours are off', () => {
  expect(withOpenLinks(TEXT, { tours: false, blog: true })).toBe(
    '<p>See the <em>loop</em>, Meine Touren, <a href="/blog/safe-on-the-road">a post</a>, ' +
      '<a href="/destinations/namibia">Namibia</a> and ' +
      '<a href="https://example.org/tours" rel="noopener">a tour operator</a>.</p>',
  );
});

it('does the same for the blog', () => {
  const text = withOpenLinks(TEXT, { tours: true, blog: false });
  expect(text).not.toContain('href="/blog');
  expect(text).toContain('a post');
  expect(text).toContain('href="/tours/namibia-classic-loop"');
});
