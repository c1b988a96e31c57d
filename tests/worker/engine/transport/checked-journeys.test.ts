import { describe, expect, test } from 'vitest';
import { freshRouter, optionOf } from './real-facts.ts';

/** Journeys of the shipped catalogue that were checked against what operators and travelers say. */
const router = freshRouter();
const bothWays = (one: string, other: string) => [[one, other] as const, [other, one] as const];
const modes = (from: string, to: string) => new Set(router.options(from, to).map(({ type }) => type));

describe.each([
  ['queenstown', 'milford-sound', 75, 95],
  ['dubrovnik-old-town', 'DBV', 10, 12],
  ['seoul-changdeokgung', 'ICN', 12, 13],
  ['venice', 'tre-cime-dolomites', 28, 40],
  ['VCE', 'tre-cime-dolomites', 28, 40],
])('the bus %s–%s', (one, other, least, most) => {
  test.each(bothWays(one, other))('from %s to %s costs what travelers pay', (from, to) => {
    const { price } = optionOf(router, from, to, 'bus');
    expect(price).toBeGreaterThanOrEqual(least);
    expect(price).toBeLessThanOrEqual(most);
  });
});

test.each([
  ['luderitz', 'bogenfels'],
  ['walvis-bay-lagoon', 'pelican-point'],
  ['walvis-bay-lagoon', 'sandwich-harbour'],
  ['pelican-point', 'sandwich-harbour'],
])('nobody drives from %s to %s without a guide', (one, other) => {
  for (const [from, to] of bothWays(one, other)) {
    expect(modes(from, to)).toEqual(new Set(['private']));
    expect(optionOf(router, from, to, 'private').hint).toBe('transport.hint.guided');
  }
});

test('from Windhoek one drives to Walvis Bay, where the tours to Sandwich Harbour start', () => {
  const rental = optionOf(router, 'windhoek', 'sandwich-harbour', 'rental');
  const toTown = optionOf(router, 'windhoek', 'walvis-bay-lagoon', 'rental');
  expect(rental.hint).toBe('transport.hint.guided');
  expect(Math.abs(rental.distance! - toTown.distance!)).toBeLessThan(5_000);
});

test.each([
  ['luang-prabang', 'vang-vieng'],
  ['vang-vieng', 'vientiane-pha-that-luang'],
])('the train %s–%s takes two hours and a bit with the checks at the station', (one, other) => {
  for (const [from, to] of bothWays(one, other)) {
    const { duration } = optionOf(router, from, to, 'train');
    expect(duration / 60).toBeGreaterThanOrEqual(125);
    expect(duration / 60).toBeLessThanOrEqual(140);
  }
});

test('from Railay there are boats to Maya Bay in all months but August and September, and no flight', () => {
  for (const [from, to] of bothWays('railay-beach', 'maya-bay-phi-phi')) {
    const options = router.options(from, to);
    expect(new Set(options.map(({ type }) => type))).toEqual(new Set(['ferry']));
    const months = new Set(options.flatMap((option) => option.months ?? []));
    expect([...months].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 10, 11, 12]);
  }
});

test('the daily boat from Herradura is for those who are near', () => {
  const boats = (from: string, to: string) =>
    router.options(from, to).some(({ provider }) => provider?.includes('Zuma') ?? false);
  for (const [from, to] of bothWays('manuel-antonio-national-park', 'santa-teresa'))
    expect(boats(from, to)).toBe(true);
  for (const [from, to] of bothWays('tortuguero', 'santa-teresa')) expect(boats(from, to)).toBe(false);
});

test('Machu Picchu: no train from Cusco itself from January to April', () => {
  for (const [from, to] of bothWays('cusco', 'machu-picchu')) {
    const direct = router.options(from, to).find(({ line }) => line?.en === 'Cusco San Pedro–Machu Picchu');
    expect(direct?.months).toEqual([5, 6, 7, 8, 9, 10, 11, 12]);
  }
});

test('from Triberg a train goes to Füssen', () => {
  for (const [from, to] of bothWays('triberg-waterfalls', 'neuschwanstein-castle')) {
    const { duration } = optionOf(router, from, to, 'train');
    expect(duration / 3600).toBeGreaterThan(6.5);
    expect(duration / 3600).toBeLessThan(8);
  }
});
