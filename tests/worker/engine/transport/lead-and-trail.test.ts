import { describe, expect, it } from 'vitest';
import { totalSeconds } from '../../../../src/model/total-duration.ts';
import { freshRouter, keysOf, optionOf, transport } from './real-facts.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
const router = freshRouter();

describe('lead and trail of options', () => {
  it.each([
    ['FRA', 'WDH', 150, 60],
    ['CMB', 'FRA', 150, 60],
    ['JNB', 'WDH', 150, 60],
    ['ERS', 'MPA', 90, 30],
  ])('a flight from %s to %s has a lead of %i minutes and a trail of %i', (from, to, lead, trail) => {
    expect(optionOf(router, from, to, 'flight')).toMatchObject({
      lead: lead * MINUTE,
      trail: trail * MINUTE,
    });
  });

  it('adds the feeder rides of a flight to its lead and trail, not to its duration', () => {
    const between = optionOf(router, 'windhoek', 'katima-mulilo-zambezi', 'flight');
    const flight = optionOf(router, 'ERS', 'MPA', 'flight');
    expect(between.duration).toBe(flight.duration);
    expect(between.lead).toBeGreaterThan(90 * MINUTE);
    expect(between.trail).toBeGreaterThan(30 * MINUTE);
    expect(totalSeconds(between)).toBe(between.duration + (between.lead ?? 0) + (between.trail ?? 0));
  });

  it('mirrors the feeder rides in the return direction', () => {
    const there = optionOf(router, 'windhoek', 'katima-mulilo-zambezi', 'flight');
    const back = optionOf(router, 'katima-mulilo-zambezi', 'windhoek', 'flight');
    expect((there.lead ?? 0) - 90 * MINUTE).toBeCloseTo((back.trail ?? 0) - 30 * MINUTE, -3);
    expect((there.trail ?? 0) - 30 * MINUTE).toBeCloseTo((back.lead ?? 0) - 90 * MINUTE, -3);
  });

  it('a ferry has a lead of 20 minutes and no trail', () => {
    const ferry = optionOf(router, 'khao-sok', 'koh-tao-diving', 'ferry');
    expect(ferry.lead).toBe(20 * MINUTE);
    expect(ferry.trail ?? 0).toBe(0);
  });

  it('a long-distance train has a lead of 20 minutes, a short one none', () => {
    expect(optionOf(router, 'colombo-fort-pettah', 'ella', 'train').lead).toBe(20 * MINUTE);
    expect(optionOf(router, 'colombo-fort-pettah', 'galle-fort', 'train').lead ?? 0).toBe(0);
  });

  it('no option in any country has a lead or trail above 24 hours', () => {
    for (const { key } of transport) {
      const keys = keysOf(key);
      for (const from of keys) {
        for (const { lead, trail } of keys.flatMap((to) => (from === to ? [] : router.options(from, to)))) {
          expect(lead ?? 0).toBeLessThanOrEqual(DAY);
          expect(trail ?? 0).toBeLessThanOrEqual(DAY);
        }
      }
    }
  });
});
