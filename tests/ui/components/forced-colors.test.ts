import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const cssOf = (name: string) =>
  readFileSync(new URL(`../../../src/ui/${name}.module.css`, import.meta.url), 'utf8');

/** Charts: their parts are SVGs, which keep their colors on paper too. */
const CHARTS = [
  'components/months-strip',
  'features/details/weather-chart',
  'features/planner/book/book-cards',
  'pages/destination/guide/costs',
  'pages/destination/guide/map/region-sheet',
  'pages/destination/guide/nights-bar',
  'pages/destination/season/season-band',
  'pages/tour/cost-card',
];

/** What is selected in these has a background of its own, which forced colors remove. */
const SELECTIONS = [
  ['layout/parts/segmented', '.option:has(:checked)'],
  ['features/planner/book/choice-switch', '.choice:has(:checked)'],
  ['pages/destination/guide/map/region-map', '.row.marked'],
  ['pages/destination/map/view-toggle', '.option:has(:checked)'],
  ['shell/components/chip', '.selected'],
] as const;

/** Controls and lines that show their state only by a color, which forced colors remove. */
test.each([
  'components/form/switch',
  'components/form/checkbox',
  'features/cards/route-ribbon',
  'features/filters/price-range',
  ...CHARTS,
])('%s has styles for forced colours', (name) => {
  expect(cssOf(name)).toContain('@media (forced-colors: active)');
});

test.each(CHARTS)('no part of %s is a background, which paper and forced colours drop', (name) => {
  const backgrounds = [...cssOf(name).matchAll(/background(?:-color)?: ([^;]+);/g)].map(([, value]) => value);
  expect(backgrounds.filter((value) => value !== 'var(--surface)' && value !== 'none')).toEqual([]);
  expect(cssOf(name)).toContain('fill: var(--');
});

test.each(SELECTIONS)('in %s a line marks %s in forced colours', (name, selector) => {
  const [, forced = ''] = /@media \(forced-colors: active\) \{\n(.*?)\n\}/s.exec(cssOf(name)) ?? [];
  const rule = forced.slice(forced.indexOf(`${selector} {`)).split('}')[0];
  expect(rule).toMatch(/(?:border|outline): 2px solid Highlight;/);
});
