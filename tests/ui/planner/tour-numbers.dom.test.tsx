import { renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { setDeviceSettings } from '../../../src/data/account/device-settings.ts';
import { NO_DELTA } from '../../../src/ui/features/planner/statistics/statistics-delta.ts';
import {
  type EstimateInfo,
  tourStatistics,
} from '../../../src/ui/features/planner/statistics/tour-statistics.ts';
import { useFormat } from '../../../src/ui/format/use-format.ts';
import { translationOf } from '../../../src/ui/shell/i18n/use-translation.ts';
import { loadTranslations } from '../../../src/ui/shell/i18n/translations.ts';
import { statistics } from './plan-builder.ts';

afterEach(() => setDeviceSettings({ distanceUnit: 'km' }));

async function distanceOf(part: Parameters<typeof statistics>[0], distanceKm: number) {
  await loadTranslations('en', 'planner');
  const { result } = renderHook(() => useFormat());
  const numbers = tourStatistics(
    statistics(part),
    { ...NO_DELTA, distanceKm },
    translationOf('en'),
    result.current,
  );
  const distance = numbers.find(({ name }) => name === 'distance');
  return [distance?.value, distance?.delta].map((text) => text?.replaceAll('\u00a0', ' '));
}

it('the distance and its change use the chosen unit', async () => {
  expect(await distanceOf({ road: 1765 }, -120)).toEqual(['1,765 km', '−120 km']);
  setDeviceSettings({ distanceUnit: 'mi' });
  expect(await distanceOf({ road: 1765 }, -120)).toEqual(['1,097 mi', '−75 mi']);
});

it('values that include an estimate are marked, by road and by air separately', async () => {
  await loadTranslations('en', 'planner');
  const { result } = renderHook(() => useFormat());
  const read = (estimates?: EstimateInfo) =>
    tourStatistics(
      statistics({ road: 400, flight: 600, onRoad: 9, onFlight: 2 }),
      NO_DELTA,
      translationOf('en'),
      result.current,
      estimates,
    )
      .filter(({ name }) => name === 'travelTime' || name === 'distance')
      .map(({ value, second }) => `${value}; ${second}`.replaceAll('\u00a0', ' '));
  expect(read()).toEqual(['9 h; and 2 h in the air', '400 km; and 600 km by air']);
  expect(read({ road: true, air: false })).toEqual([
    '≈ 9 h; and 2 h in the air',
    '≈ 400 km; and 600 km by air',
  ]);
  expect(read({ road: false, air: true })).toEqual([
    '9 h; and ≈ 2 h in the air',
    '400 km; and ≈ 600 km by air',
  ]);
});

it('sums with missing connections are marked as incomplete', async () => {
  await loadTranslations('en', 'planner');
  const { result } = renderHook(() => useFormat());
  const read = (part: Parameters<typeof statistics>[0]) =>
    tourStatistics(statistics(part), NO_DELTA, translationOf('en'), result.current, {
      road: true,
      air: false,
      missing: 2,
    })
      .filter(({ name }) => name !== 'days' && name !== 'co2')
      .map(({ value, second }) => `${value}; ${second}`.replaceAll('\u00a0', ' '));
  expect(read({ road: 400, onRoad: 9, cost: 50 })).toEqual([
    '$50+; usual room prices',
    '≈ 9 h+; 2 legs not included',
    '≈ 400 km+; ',
  ]);
  expect(read({})[1]).toBe('–; 2 legs not included');
});
