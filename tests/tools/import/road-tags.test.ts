import { describe, expect, it } from 'vitest';
import { CLASS_NAMES, readFerry, readRoad } from '../../../src/tools/import/osm/road-tags.ts';

const road = (tags: Record<string, string>) => {
  const read = readRoad(new Map(Object.entries(tags)));
  return read && { ...read, class: CLASS_NAMES[read.kind] };
};
const ferry = (tags: Record<string, string>) =>
  readFerry(new Map(Object.entries({ route: 'ferry', ...tags })));

describe('speed and class of a road', () => {
  it.each([
    ['its class', { highway: 'primary' }, 'osm-primary', 62],
    ['80 % of its limit', { highway: 'primary', maxspeed: '50' }, 'osm-primary', 40],
    ['its limit in miles', { highway: 'trunk', maxspeed: '50 mph' }, 'osm-trunk', 64],
    ['a limit by its name', { highway: 'secondary', maxspeed: 'RO:rural' }, 'osm-secondary', 72],
    ['no more than an average of 110', { highway: 'motorway', maxspeed: '200' }, 'osm-motorway', 110],
    ['a ramp', { highway: 'motorway_link' }, 'osm-motorway', 57],
    ['gravel', { highway: 'secondary', surface: 'gravel', maxspeed: '120' }, 'osm-gravel', 45],
    [
      'compacted gravel under a limit',
      { highway: 'tertiary', surface: 'compacted', maxspeed: '60' },
      'osm-gravel',
      48,
    ],
    ['a surface that is not listed', { highway: 'tertiary', surface: 'laterite' }, 'osm-gravel', 45],
    ['stones', { highway: 'secondary', surface: 'cobblestone' }, 'osm-secondary', 30],
    ['salt', { highway: 'secondary', surface: 'salt' }, 'osm-salt', 60],
    ['sand', { highway: 'tertiary', surface: 'sand' }, 'osm-sand', 18],
    ['four-wheel drive only', { highway: 'tertiary', '4wd_only': 'yes' }, 'osm-track', 20],
    ['bad smoothness', { highway: 'unclassified', smoothness: 'horrible' }, 'osm-track', 20],
    ['a good track', { highway: 'track', tracktype: 'grade1' }, 'osm-minor', 35],
    ['a fair track', { highway: 'track', tracktype: 'grade2' }, 'osm-gravel', 30],
    ['a track that nobody graded', { highway: 'track' }, 'osm-track', 20],
    ['a paved track', { highway: 'track', surface: 'asphalt' }, 'osm-minor', 30],
  ])('%s', (_what, tags, name, kmh) => {
    const read = road(tags);
    expect(read?.class).toBe(name);
    expect(read?.speedKmh).toBeCloseTo(kmh, 0);
  });

  it.each([
    ['no road for cars', { highway: 'footway' }],
    ['a street of a town', { highway: 'residential' }],
    ['private', { highway: 'primary', access: 'private' }],
    ['closed to motor vehicles', { highway: 'secondary', motor_vehicle: 'no' }],
    ['for farmers', { highway: 'track', vehicle: 'agricultural' }],
    ['impassable', { highway: 'track', smoothness: 'impassable' }],
  ])('is not taken: %s', (_what, tags) => {
    expect(road(tags)).toBeNull();
  });

  it('is open where the most specific tag says so', () => {
    expect(road({ highway: 'primary', access: 'no', motorcar: 'yes' })).not.toBeNull();
  });
});

it.each([
  [{ highway: 'primary' }, 0],
  [{ highway: 'primary', oneway: 'yes' }, 1],
  [{ highway: 'primary', oneway: '-1' }, -1],
  [{ highway: 'motorway' }, 1],
  [{ highway: 'motorway', oneway: 'no' }, 0],
  [{ highway: 'primary', junction: 'roundabout' }, 1],
])('directions of %o: %i', (tags, oneway) => {
  expect(road(tags)?.oneway).toBe(oneway);
});

it.each([
  ['01:30', 1.5],
  ['00:20:00', 1 / 3],
  ['45', 0.75],
  ['PT2H15M', 2.25],
  ['P1DT2H', 26],
  ['an hour', null],
])('duration of a ferry: %s', (duration, hours) => {
  expect(ferry({ duration })?.hours).toBe(hours);
});

it('a ferry is for travelers, with or without cars', () => {
  expect(ferry({ motor_vehicle: 'yes' })?.cars).toBe(true);
  expect(ferry({ motor_vehicle: 'no' })?.cars).toBe(false);
  expect(ferry({ access: 'private' })).toBeNull();
  expect(ferry({ foot: 'no' })).toBeNull();
});
