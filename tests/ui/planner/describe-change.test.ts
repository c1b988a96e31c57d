import { describe, expect, it } from 'vitest';
import type { ChangeName } from '../../../src/data/planner/planner-state.ts';
import type { Plan } from '../../../src/model/plan.ts';
import type { Tour } from '../../../src/model/schemas/tour.ts';
import { describeChange } from '../../../src/ui/features/planner/describe-change.ts';
import { statisticsDelta } from '../../../src/ui/features/planner/statistics/statistics-delta.ts';
import { plan, statistics, stop, timelineConnection } from './plan-builder.ts';

const tour: Tour = {
  id: '01890000-0000-7000-8000-000000000000',
  version: null,
  name: '',
  notes: '',
  countries: ['sri-lanka'],
  startDate: null,
  endDate: null,
  travellers: 2,
  homeAirport: 'FRA',
  itinerary: [],
  ownConnections: {},
  bookings: null,
  originalOrder: null,
  published: false,
  slug: null,
  updatedAt: '2026-11-20T00:00:00.000Z',
};
const stay = (nights: number, duration = nights * 24) =>
  stop('ella', '2027-02-10T14:45', '2027-02-13T06:00', {
    dayFrom: 1,
    dayTo: 1,
    itinIndex: 0,
    nights,
    duration,
  });

/** Keys and parameters instead of translated sentences. */
const texts = {
  t: (key: string, params: Record<string, string | number> = {}) =>
    [key.slice(15), ...Object.values(params)].join(' '),
  tn: (key: string, count: number, params: Record<string, string | number> = {}) =>
    [key.startsWith('planner.change') ? key.slice(15) : key, count, ...Object.values(params)].join(' '),
  placeName: (key: string) => key.toUpperCase(),
  connectionName: (id: string) => id.replace('_', '–'),
  stay: () => '6 h',
  dates: (from: string, to: string) => `${from.slice(0, 10)}/${to.slice(0, 10)}`,
  option: () => 'Train',
};
const sentenceOf = (name: ChangeName, subject: string | null, before: Plan, after: Plan) =>
  describeChange({ name, subject }, { tour, plan: before }, { tour, plan: after }, texts);

describe('describeChange', () => {
  it('counts added nights', () => {
    expect(sentenceOf('nights-changed', 'ella', plan([stay(2)]), plan([stay(3)]))).toBe(
      'nights-added 1 ELLA',
    );
  });

  it('counts removed nights', () => {
    expect(sentenceOf('nights-changed', 'ella', plan([stay(3)]), plan([stay(1)]))).toBe(
      'nights-removed 2 ELLA',
    );
  });

  it('states hours when no night changed', () => {
    expect(sentenceOf('duration-changed', 'ella', plan([stay(0, 12)]), plan([stay(0, 6)]))).toBe(
      'duration-changed ELLA 6 h',
    );
  });

  it('states that a stay cannot be shorter', () => {
    const after = plan([stay(0, 6)], { warnings: [{ code: 'step-impossible', experience_id: 'ella' }] });
    expect(sentenceOf('nights-changed', 'ella', plan([stay(0, 6)]), after)).toBe('step-impossible ELLA');
  });

  it('names the neighbors of an added stop', () => {
    const at = (keys: string[], name: ChangeName) => {
      const built = (list: string[]) => ({
        tour: { ...tour, itinerary: list.map((key) => ({ experience_id: key, id: `id-${key}` })) },
        plan: plan(
          list.map((key, itinIndex) =>
            stop(key, '2027-02-10T14:45', '2027-02-11T06:00', {
              dayFrom: 1,
              dayTo: 1,
              itinIndex,
              nights: 1,
              duration: 24,
            }),
          ),
        ),
      });
      const before = built(keys.filter((key) => key !== 'ella'));
      return describeChange({ name, subject: 'ella' }, before, built(keys), texts);
    };
    expect(at(['kandy', 'ella', 'galle'], 'stop-added')).toBe('added-between ELLA KANDY GALLE');
    expect(at(['kandy', 'ella', 'galle'], 'stop-inserted')).toBe('added-between ELLA KANDY GALLE');
    expect(at(['ella', 'galle'], 'stop-added')).toBe('added-first ELLA GALLE');
    expect(at(['kandy', 'ella'], 'stop-added')).toBe('added-last ELLA KANDY');
    expect(at(['ella'], 'stop-added')).toBe('stop-added ELLA');
  });

  it('describes the changed stay of a place visited twice', () => {
    const before = plan([stay(2), stay(2)]);
    const after = plan([stay(2), stay(5)]);
    expect(sentenceOf('nights-changed', 'ella', before, after)).toBe('nights-added 3 ELLA');
  });

  it('states the new position of a moved stop', () => {
    const kandy = stop('kandy', '2027-02-08T06:00', '2027-02-09T06:00', {
      dayFrom: 1,
      dayTo: 2,
      itinIndex: 1,
    });
    expect(sentenceOf('stop-moved', 'ella', plan([stay(1), kandy]), plan([kandy, stay(1)]))).toBe(
      'stop-moved ELLA 2 2',
    );
  });

  it('is empty for a moved or changed stop that the plan lacks', () => {
    expect(sentenceOf('stop-moved', 'kandy', plan([stay(1)]), plan([stay(1)]))).toBe('');
    expect(sentenceOf('nights-changed', 'kandy', plan([stay(1)]), plan([stay(1)]))).toBe('');
  });

  it('states the position of the moved one of two stops at the same place', () => {
    const at = (key: string, itinIndex: number) =>
      stop(key, '2027-02-08T11:10', '2027-02-10T06:00', { dayFrom: 1, dayTo: 2, itinIndex });
    const snapshot = (ids: string[]) => ({
      tour: { ...tour, itinerary: ids.map((id) => ({ experience_id: id.slice(1), id })) },
      plan: plan(ids.map((id, index) => at(id.slice(1), index))),
    });
    const moved = (before: string[], after: string[]) =>
      describeChange({ name: 'stop-moved', subject: 'ella' }, snapshot(before), snapshot(after), texts);
    expect(moved(['1ella', '1kandy', '2ella'], ['1kandy', '2ella', '1ella'])).toBe('stop-moved ELLA 3 3');
    expect(moved(['1ella', '1kandy', '2ella'], ['2ella', '1ella', '1kandy'])).toBe('stop-moved ELLA 1 3');
  });

  it('states that the number of days was not reached', () => {
    const after = plan([stay(1)], { warnings: [{ code: 'days-not-reached', wanted: 2, reached: 4 }] });
    expect(sentenceOf('days-adjusted', null, plan([stay(1)]), after)).toBe(
      'days-not-reached planner.days 2 planner.days 4',
    );
  });

  it('names the selected option, and whether the return journey is on', () => {
    const home = timelineConnection('ella_CMB', '2027-02-13T08:00', '2027-02-13T14:00', {
      dayFrom: 4,
      itinIndex: 1,
    });
    const after = plan([stay(1), home]);
    expect(sentenceOf('option-selected', 'ella_CMB', after, after)).toBe('option-selected ella–CMB Train');
    expect(sentenceOf('return-journey', null, plan([stay(1)]), after)).toBe('return-journey-on');
    expect(sentenceOf('return-journey', null, after, plan([stay(1)]))).toBe('return-journey-off');
  });

  it('states that the order was already optimal', () => {
    expect(sentenceOf('optimised', null, plan([stay(1)]), plan([stay(1)]))).toBe('optimised-same');
  });
});

describe('statisticsDelta', () => {
  it('returns the difference of the statistics', () => {
    const before = statistics({ days: 11, nights: 10, cost: 910, onRoad: 18, road: 563, co2: 1252 });
    const after = statistics({ days: 12, nights: 11, cost: 934, onRoad: 17, road: 563, co2: 1252 });
    expect(statisticsDelta(before, after)).toEqual({
      days: 1,
      nights: 1,
      costUsd: 24,
      roadHours: -1,
      flightHours: 0,
      distanceKm: 0,
      co2Kg: 0,
    });
  });

  it('is zero without a former plan', () => {
    expect(
      Object.values(statisticsDelta(null, statistics({ days: 12, cost: 934 }))).every((value) => value === 0),
    ).toBe(true);
  });
});
