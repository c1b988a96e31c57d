import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const cssOf = (name: string) =>
  readFileSync(new URL(`../../../src/ui/${name}.module.css`, import.meta.url), 'utf8');

/** Charts: their parts are SVGs, which keep their colors on paper too. */
const CHARTS = [
  'components/months-strip',
  'features/details/weather-chart',
  'features/planner/book/book-cards',
  'pages/destination/season/season-band',
  'pages/tour/cost-card',
];

/** Controls and lines that show their state only by a color, which forced colors remove. */
test.each([
  'components/form/switch',
  'components/form/checkbox',
  'features/cards/route-ribbon',
  'features/filters/price-range',
  'features/planner/book/choice-switch',
  ...CHARTS,
])('%s has styles for forced colours', (name) => {
  expect(cssOf(name)).toContain('@media (forced-colors: active)');
});

test.each(CHARTS)('no part of %s is a background, which paper and forced colours drop', (name) => {
  const backgrounds = [...cssOf(name).matchAll(/background(?:-color)?: ([^;]+);/g)].map(([, value]) => value);
  expect(backgrounds.filter((value) => value !== 'var(--surface)')).toEqual([]);
  expect(cssOf(name)).toContain('fill: var(--');
});
