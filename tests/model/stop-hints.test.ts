import { describe, expect, it } from 'vitest';
import type { ConnectionOption } from '../../src/model/schemas/connection-option.ts';
import type { TimelineEntry } from '../../src/model/plan.ts';
import { type HintFacts, type StopHint, stopHints } from '../../src/model/stop-hints.ts';

const HOUR = 3600;
type Place = NonNullable<ReturnType<HintFacts['place']>>;

const PLACE: Place = {
  point: [81.05, 6.87],
  timeZone: 'Asia/Colombo',
  months: [1, 2, 3],
  wetMonths: [10, 11],
};

function stop(key: string, arrival: string, itinIndex = 2): TimelineEntry {
  return {
    timelineType: 'experience',
    key,
    arrival,
    departure: arrival,
    nights: 1,
    duration: 24,
    dayFrom: 1,
    dayTo: 2,
    recDuration: 24,
    canReduce: false,
    canIncrease: true,
    itinIndex,
  };
}

function way(key: string, departure: string, arrival: string): TimelineEntry {
  return {
    timelineType: 'connection',
    key,
    departure,
    arrival,
    nights: 0,
    duration: 1,
    dayFrom: 1,
    dayTo: 1,
    connectionGroup: 0,
    connectionGroupIndex: 0,
    residualTravelTime: 0,
    selected: 0,
    departureTime: null,
    itinIndex: 1,
  };
}

function hintsOf(
  timeline: TimelineEntry[],
  more: { place?: Partial<Place>; rain?: number | null; option?: ConnectionOption; dated?: boolean } = {},
): StopHint[] {
  const { rain = null, option, dated = true } = more;
  const facts: HintFacts = {
    place: () => ({ ...PLACE, ...more.place }),
    rainMm: () => rain,
    options: option === undefined ? {} : { a_b: [option] },
  };
  return stopHints({ timeline }, facts, dated).get(2) ?? [];
}

const arriving = (month: string) => [stop('b', `2027-${month}-10T12:00`)];

describe('season hints', () => {
  it('are absent in the best months and where all months are good', () => {
    expect(hintsOf(arriving('02'))).toEqual([]);
    expect(hintsOf(arriving('07'), { place: { months: [] } })).toEqual([]);
  });

  it('show only the open months while a place is closed', () => {
    const closed = { place: { openMonths: [4, 5, 6] }, rain: 300 };
    expect(hintsOf(arriving('09'), closed)).toEqual([{ kind: 'closed', month: 9, open: [4, 5, 6] }]);
    expect(hintsOf(arriving('05'), { ...closed, rain: 20, place: { months: [5], openMonths: [5] } })).toEqual(
      [],
    );
  });

  it('show typical rain from 150 mm a month', () => {
    expect(hintsOf(arriving('02'), { rain: 149 })).toEqual([]);
    expect(hintsOf(arriving('02'), { rain: 150 })).toEqual([{ kind: 'rainy', month: 2, rainMm: 150 }]);
  });

  it('fall back to the country’s wet season without climate data', () => {
    expect(hintsOf(arriving('11'))).toEqual([{ kind: 'rainy', month: 11, rainMm: null }]);
    expect(hintsOf(arriving('11'), { place: { months: [11] } })).toEqual([]);
  });

  it('show the best months from a distance of two months, across the turn of the year', () => {
    expect(hintsOf(arriving('04'), { rain: 40 })).toEqual([]);
    expect(hintsOf(arriving('12'), { rain: 40 })).toEqual([]);
    expect(hintsOf(arriving('05'), { rain: 40 })).toEqual([
      { kind: 'off-season', month: 5, best: [1, 2, 3] },
    ]);
  });

  it('are absent without chosen dates', () => {
    expect(hintsOf(arriving('11'), { dated: false, rain: 300 })).toEqual([]);
  });
});

describe('hints about opening hours', () => {
  const open: [number, number][] = [[600, 1080]];
  const week = [[], open, open, open, open, open, open];
  const museum = { as_of: 2026, seasons: [{ from: '03-01', to: '11-30', week }] };
  const arriveAt = (arrival: string, leaves: string, more: Parameters<typeof hintsOf>[1] = {}) =>
    hintsOf([Object.assign(stop('b', arrival), { departure: leaves })], {
      ...more,
      place: { months: [], opening: museum, ...more.place },
    });

  it('name the closed days of a stay', () => {
    expect(arriveAt('2027-05-08T12:00', '2027-05-11T12:00')).toEqual([
      { kind: 'closed-days', asOf: 2026, dates: ['2027-05-10'], whole: false, period: null },
    ]);
    expect(arriveAt('2027-05-11T12:00', '2027-05-13T12:00')).toEqual([]);
  });

  it('take the place of the weather where a place is closed for the whole stay', () => {
    expect(arriveAt('2027-12-10T12:00', '2027-12-12T12:00', { rain: 300 })).toMatchObject([
      { kind: 'closed-days', whole: true, period: ['12-01', '02-29'] },
    ]);
  });

  it('are absent where its months are closed anyway, and without chosen dates', () => {
    const closed = arriveAt('2027-12-10T12:00', '2027-12-12T12:00', { place: { openMonths: [5] } });
    expect(closed).toEqual([{ kind: 'closed', month: 12, open: [5] }]);
    expect(arriveAt('2027-12-10T12:00', '2027-12-12T12:00', { dated: false })).toEqual([]);
  });
});

describe('travel hints', () => {
  const rental = (hours: number): ConnectionOption => ({
    type: 'rental',
    drivingType: 'rental',
    duration: hours * HOUR,
  });
  const bus = (hours: number): ConnectionOption => ({ type: 'bus', duration: hours * HOUR });
  const byDay = (arrival: string) => [way('a_b', '2027-02-10T08:00', arrival), stop('b', arrival)];

  it('warn of more than six hours of driving', () => {
    expect(hintsOf(byDay('2027-02-10T14:00'), { option: rental(6) })).toEqual([]);
    expect(hintsOf(byDay('2027-02-10T14:30'), { option: rental(6.5) })).toEqual([
      { kind: 'long-drive', seconds: 23_400, atTheWheel: true },
    ]);
  });

  it('warn of more than eight hours as a passenger, except on trains', () => {
    expect(hintsOf(byDay('2027-02-10T16:00'), { option: bus(8) })).toEqual([]);
    expect(hintsOf(byDay('2027-02-10T17:00'), { option: bus(9) })).toEqual([
      { kind: 'long-drive', seconds: 32_400, atTheWheel: false },
    ]);
    expect(hintsOf(byDay('2027-02-10T17:00'), { option: { ...bus(9), type: 'train' } })).toEqual([]);
  });

  it('use the longest day of a drive with a night en route', () => {
    // Eight to eight, and on from six to eight.
    expect(hintsOf(byDay('2027-02-11T08:00'), { option: rental(14) })).toEqual([
      { kind: 'long-drive', seconds: 12 * HOUR, atTheWheel: true },
    ]);
  });

  it('exclude the night on a bus', () => {
    expect(hintsOf(byDay('2027-02-11T07:00'), { option: bus(11) })).toEqual([]);
  });

  it('warn of arrivals after sunset and before sunrise', () => {
    // In Ella on 10 February the sun is up from about 06:22 to 18:13.
    const [late] = hintsOf(byDay('2027-02-10T18:45'), { option: { ...bus(4), type: 'train' } });
    expect(late).toMatchObject({ kind: 'in-the-dark', arrival: '2027-02-10T18:45', dawn: false });
    expect(late?.kind === 'in-the-dark' && late.sun).toMatch(/^2027-02-10T18:1\d$/);
    const [early] = hintsOf(byDay('2027-02-11T05:00'), { option: { ...bus(9), type: 'train' } });
    expect(early).toMatchObject({ kind: 'in-the-dark', dawn: true });
    expect(hintsOf(byDay('2027-02-10T17:45'), { option: { ...bus(4), type: 'train' } })).toEqual([]);
  });

  it('are absent for a stop without a journey', () => {
    expect(hintsOf([stop('b', '2027-02-10T22:00')])).toEqual([]);
  });

  it('are absent for a place that is not cached', () => {
    const facts: HintFacts = { place: () => undefined, rainMm: () => null, options: { a_b: [rental(7)] } };
    const timeline = byDay('2027-02-10T22:00');
    expect(stopHints({ timeline }, facts, true)).toEqual(
      new Map([[2, [{ kind: 'long-drive', seconds: 25_200, atTheWheel: true }]]]),
    );
  });
});

describe('hint about too much to do', () => {
  const item = (minutes: number, day?: number) => ({
    id: `${minutes}-${day}`,
    kind: 'note' as const,
    title: 'x',
    minutes,
    ...(day !== undefined && { day }),
  });
  // From 11:00 to 20:00, and on the next day from 06:00 to 08:00.
  const stay = { ...stop('b', '2027-02-10T11:00'), departure: '2027-02-11T08:00' };
  const hints = (...items: ReturnType<typeof item>[]) =>
    stopHints(
      {
        timeline: [stay],
        itinerary: [{ experience_id: 'a' }, { connection_id: 'a_b' }, { experience_id: 'b', items }],
      },
      { place: () => undefined, rainMm: () => null, options: {} },
      true,
    ).get(2) ?? [];

  it('tells the hours of the whole stop, else of the fullest day', () => {
    expect(hints(item(660, 0))).toEqual([
      { kind: 'overfull', date: '2027-02-10', planned: 660, available: 540 },
    ]);
    expect(hints(item(200, 1), item(200, 0))).toMatchObject([
      { date: '2027-02-11', planned: 200, available: 120 },
    ]);
    expect(hints(item(600, 0), item(120))).toEqual([
      { kind: 'overfull', date: null, planned: 720, available: 660 },
    ]);
    expect(hints(item(540, 0), item(100))).toEqual([]);
    expect(hints()).toEqual([]);
  });
});

describe('hints about booking, permits and swimming', () => {
  const text = { en: 'Ask the office.', de: 'Frag im Büro.' };
  const practical = {
    booking: { lead_days: 30, ...text },
    permit: text,
    swimming: { level: 'dangerous' as const, ...text },
  };

  it('name the day by which to book, counted back from the arrival', () => {
    expect(hintsOf(arriving('02'), { place: { practical } })).toEqual([
      { kind: 'book-ahead', by: '2027-01-11', text: practical.booking },
      { kind: 'permit', text },
      { kind: 'swimming', text: practical.swimming },
    ]);
  });

  it('name no day without a start date', () => {
    const [hint] = hintsOf(arriving('02'), { place: { practical }, dated: false });
    expect(hint).toEqual({ kind: 'book-ahead', by: null, text: practical.booking });
  });

  it('are absent where booking a few days before is enough and swimming only needs care', () => {
    const easy = {
      booking: { lead_days: 3, ...text },
      swimming: { level: 'care' as const, ...text },
    };
    expect(hintsOf(arriving('02'), { place: { practical: easy } })).toEqual([]);
  });
});
