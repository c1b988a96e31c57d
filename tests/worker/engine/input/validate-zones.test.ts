import { describe, expect, test } from 'vitest';
import { changedAt } from '../../../builders/changed-input.ts';
import { rejectedPath } from '../../../builders/planned.ts';

const input = {
  startDate: '2027-01-10',
  itinerary: [{ experience_id: 'colombo' }],
  experiences: { colombo: { duration: 24, zone: 'Asia/Colombo' }, kandy: { duration: 24 } },
  connections: {},
  airports: { FRA: { zone: 'Europe/Berlin' }, CMB: {} },
  zones: {
    'Asia/Colombo': [['1970-01-01T00:00', 330]],
    'Europe/Berlin': [
      ['2026-10-25T01:00', 60],
      ['2027-03-28T01:00', 120],
    ],
  },
};

const rejectedPathOf = (path: string, bad: unknown) => rejectedPath(changedAt(input, path, bad));

describe('zones', () => {
  test('[I12] are accepted where valid, unused ones too', () => {
    expect(rejectedPath(input)).toBeNull();
    expect(rejectedPathOf('zones.UTC', [['1970-01-01T00:00', 0]])).toBeNull();
  });

  test.each(['zones', 'experiences.colombo.zone', 'airports.FRA.zone', 'airports'])(
    '[I2] %s may be null, or missing',
    (path) => {
      const without =
        path === 'zones' ? { ...input, experiences: { colombo: { duration: 24 } }, airports: {} } : input;
      expect(rejectedPath(changedAt(without, path, null))).toBeNull();
      expect(rejectedPath(changedAt(without, path, undefined))).toBeNull();
    },
  );

  test.each<[string, unknown]>([
    ['zones', []],
    ['zones', 'UTC'],
    ['zones.UTC', null],
    ['zones.UTC', 'UTC'],
    ['zones.UTC', []],
    ['zones.UTC', Array.from({ length: 501 }, (_, index) => [`${2000 + index}-01-01T00:00`, 0])],
    ['zones.UTC[0]', 0],
    ['zones.UTC[0]', ['1970-01-01T00:00']],
    ['zones.UTC[0]', ['1970-01-01T00:00', 0, 0]],
    ['zones.UTC[0][0]', '1970-01-01'],
    ['zones.UTC[0][0]', 0],
    ['zones.UTC[0][1]', '0'],
    ['zones.UTC[0][1]', 0.5],
    ['zones.UTC[0][1]', -721],
    ['zones.UTC[0][1]', 841],
  ])('[I12] %s is refused by its path', (path, bad) => {
    const withUtc = changedAt(input, 'zones.UTC', [['1970-01-01T00:00', 0]]);
    expect(rejectedPath(changedAt(withUtc, path, bad))).toBe(path);
  });

  test.each([-720, 840])('[I12] an offset may be %d', (offset) => {
    expect(rejectedPathOf('zones.Asia/Colombo[0][1]', offset)).toBeNull();
  });

  test('[I12] accept 500 entries', () => {
    const entries = Array.from({ length: 500 }, (_, index) => [`${2000 + index}-01-01T00:00`, 0]);
    expect(rejectedPathOf('zones.UTC', entries)).toBeNull();
  });

  test.each(['2026-10-25T01:00', '2026-10-25T00:59', '1970-01-01T00:00'])(
    '[I12] reject an entry from %s after 2026-10-25T01:00',
    (moment) => {
      expect(rejectedPathOf('zones.Europe/Berlin[1]', [moment, 120])).toBe('zones.Europe/Berlin[1]');
    },
  );
});

describe('the zone of a place', () => {
  test.each(['experiences.colombo.zone', 'experiences.kandy.zone', 'airports.FRA.zone', 'airports.CMB.zone'])(
    '[I12] %s is among the zones',
    (path) => {
      expect(rejectedPathOf(path, 'Mars/Olympus')).toBe(path);
      expect(rejectedPathOf(path, 'toString')).toBe(path);
      expect(rejectedPathOf(path, 5)).toBe(path);
      expect(rejectedPathOf(path, 'Europe/Berlin')).toBeNull();
    },
  );

  test('[I12] is rejected without zones', () => {
    expect(rejectedPathOf('zones', null)).toBe('experiences.colombo.zone');
    expect(rejectedPathOf('zones', undefined)).toBe('experiences.colombo.zone');
  });
});
