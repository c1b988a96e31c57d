import { describe, expect, test } from 'vitest';
import { networks, transport } from './real-facts.ts';
import {
  comparedRows,
  compareRow,
  describeRow,
  EXCEPTIONS,
  NOT_OFFERED,
  referenceCountries,
  referenceRows,
  rowName,
} from './reference-journeys.ts';

/** Countries whose rows stand in `distances.test.ts`. */
const BY_ROW = ['namibia', 'sri-lanka'];
const WITHIN = 0.9;

const networkOf = (country: string) => {
  const network = networks.find(({ key }) => key === country);
  if (!network) throw new Error(`no network of ${country}`);
  return network;
};

test('every country has reference journeys', () => {
  expect([...referenceCountries, ...BY_ROW].sort()).toEqual(transport.map(({ key }) => key).sort());
  for (const country of referenceCountries)
    expect(referenceRows(country).length, `rows of ${country}`).toBeGreaterThanOrEqual(35);
});

describe.each(referenceCountries)('%s', (country) => {
  const compared = comparedRows(networkOf(country));
  const off = compared.filter(({ within }) => !within);

  test('nine of ten journeys are within 12 % of the km and 20 % of the hours', () => {
    const share = 1 - off.length / compared.length;
    expect(share, `\n${off.map(describeRow).join('\n')}\n`).toBeGreaterThanOrEqual(WITHIN);
  });

  test('no journey is missing, or off by more than 40 %', () => {
    expect(off.filter(({ far }) => far).map(describeRow)).toEqual([]);
  });
});

const rows = new Map(
  referenceCountries.flatMap((country) =>
    referenceRows(country).map((row) => [rowName(country, row), { country, row }] as const),
  ),
);

test.each(Object.entries(NOT_OFFERED))('%s is not offered: %s', (name) => {
  const { country, row } = rows.get(name) ?? {};
  if (!country || !row) throw new Error(`no row ${name}`);
  expect(compareRow(networkOf(country), row).km).toBeNull();
});

test('exceptions name rows, and few', () => {
  const names = [...Object.keys(EXCEPTIONS), ...Object.keys(NOT_OFFERED)];
  expect(names.filter((name) => !rows.has(name))).toEqual([]);
  expect(names.length).toBeLessThan(rows.size / 50);
});
