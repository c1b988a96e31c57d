import fs from 'node:fs';
import { expect, it } from 'vitest';

const SOURCES = new URL('../../../src/ui/', import.meta.url);
const read = (file: string) => fs.readFileSync(new URL(file, SOURCES), 'utf8');
const styles = fs
  .readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, css: read(name) }));

it('no height is that of the page without the bars of Safari on phones', () => {
  expect(styles.length).toBeGreaterThan(100);
  expect(styles.filter(({ css }) => /\b100vh\b/.test(css)).map(({ name }) => name)).toEqual([]);
});

it('fields have at least 16 px on iOS, which zooms into smaller ones', () => {
  expect(read('theme/base.css')).toMatch(
    /-webkit-touch-callout: none\) \{\s+input,\s+select,\s+textarea \{\s+font-size: max\(16px, 1em\);/,
  );
});

it('content stays clear of the notch of a phone held sideways', () => {
  const gutters = [...read('theme/tokens.css').matchAll(/--gutter: (.+);/g)].map(([, value]) => value);
  expect(gutters).toHaveLength(2);
  for (const gutter of gutters)
    expect(gutter).toMatch(/^max\(\d+px, env\(safe-area-inset-left\), env\(safe-area-inset-right\)\)$/);
});

it('no selector ends in any element after a sibling: Chrome would style all of a page again with each insertion', () => {
  const selectors = styles.flatMap(({ name, css }) =>
    [...css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{}]+)\{/g)].flatMap(([, list = '']) =>
      list.split(',').map((selector) => `${name}: ${selector.trim()}`),
    ),
  );
  expect(selectors.filter((selector) => /[+~][^+~=]*\*$/.test(selector))).toEqual([]);
  expect(/[+~][^+~=]*\*$/.test('.row :checked ~ *')).toBe(true);
});
