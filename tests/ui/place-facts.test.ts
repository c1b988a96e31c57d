import { expect, it } from 'vitest';
import type { ConnectionOption } from '../../src/model/schemas/connection-option.ts';
import { fareUsd, faqKeysFor, notableOptions } from '../../src/ui/pages/experience/place-facts.ts';

const option = (changes: Partial<ConnectionOption>): ConnectionOption => ({
  type: 'bus',
  duration: 3600,
  price: 5,
  ...changes,
});

it('notableOptions returns at most three types, each once, in the engine’s order', () => {
  const notable = notableOptions([
    option({ type: 'rental', duration: 100 }),
    option({ type: 'rental', drivingType: '4x4', duration: 100 }),
    option({ type: 'private', duration: 100 }),
    option({ type: 'bus', duration: 200 }),
    option({ type: 'taxi', duration: 100 }),
  ]);
  expect(notable.map(({ type }) => type)).toEqual(['rental', 'private', 'bus']);
});

it('notableOptions returns a second option of a type when it is faster', () => {
  const notable = notableOptions([option({ duration: 7200 }), option({ duration: 3600 })]);
  expect(notable.map(({ duration }) => duration)).toEqual([7200, 3600]);
});

it('fareUsd is 0 for a walk and null for a rental car', () => {
  expect(fareUsd(option({ type: 'walking', price: null }))).toBe(0);
  expect(fareUsd(option({ type: 'rental', price: 50 }))).toBeNull();
  expect(fareUsd(option({ price: 7.2 }))).toBe(7.2);
});

it('faqKeysFor depends on whether the country has the planner', () => {
  expect(faqKeysFor({ planner: true })).toContain('finding-ways');
  expect(faqKeysFor({ planner: false })).toContain('what-estimate-means');
  expect(faqKeysFor({ planner: false })).toHaveLength(3);
});
