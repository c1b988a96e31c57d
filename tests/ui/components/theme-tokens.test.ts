import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('../../../src/ui/theme/tokens.css', import.meta.url), 'utf8');
const tokensOf = (start: string) => rolesOf(css.slice(css.indexOf(start)));
const light = tokensOf(':root {');
const dark = tokensOf(":root[data-theme='dark']");

test('the dark theme is the same when chosen and when set by the system', () => {
  expect(tokensOf(":root:not([data-theme='light'])")).toEqual(dark);
});

test('every dark token has a light one', () => {
  expect(Object.keys(light)).toEqual(expect.arrayContaining(Object.keys(dark)));
});

/** Minimum contrasts of WCAG 2.2 AA: 4.5 for text, 3 for edges of controls and parts of charts. */
const PAIRS: [string, string, number][] = [
  ['text', 'page', 4.5],
  ['muted', 'page', 4.5],
  ['muted', 'surface', 4.5],
  ['muted', 'neutral-bg', 4.5],
  ['primary-text', 'page', 4.5],
  ['primary-text', 'tint', 4.5],
  ['on-primary', 'primary', 4.5],
  ['on-accent', 'accent', 4.5],
  ['accent-text', 'page', 4.5],
  ['good', 'good-bg', 4.5],
  ['warn', 'warn-bg', 4.5],
  ['bad', 'bad-bg', 4.5],
  ['on-pin', 'pin', 4.5],
  ['control', 'surface', 2.95],
  ['chart-flights', 'surface', 3],
  ['chart-stays', 'surface', 3],
  ['chart-transport', 'surface', 3],
  ['chart-experiences', 'surface', 3],
  ['map-label', 'map-land', 4.5],
  ['own-position', 'map-land', 3],
  ['own-position', 'map-sea', 3],
  ['own-position', 'on-own-position', 3],
  ['own-position', 'surface', 3],
];

test.each(PAIRS)('%s on %s has a contrast of at least %d in both themes', (front, back, minimum) => {
  for (const theme of [light, { ...light, ...dark }]) {
    expect(contrast(theme[front], theme[back])).toBeGreaterThanOrEqual(minimum);
  }
});

function rolesOf(text: string): Record<string, string> {
  const body = text.slice(text.indexOf('{') + 1, text.indexOf('}'));
  return Object.fromEntries(
    [...body.matchAll(/--([a-z-]+): ([^;]+);/g)].map((match) => [match[1] ?? '', match[2] ?? '']),
  );
}

function contrast(one: string | undefined, other: string | undefined): number {
  const [high = 0, low = 0] = [luminance(one ?? ''), luminance(other ?? '')].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
