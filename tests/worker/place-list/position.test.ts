import { describe, expect, it } from 'vitest';
import { positionIn, positionOf } from '../../../worker/place-list/position.ts';

describe('positions', () => {
  it.each([
    ['48.137, 11.575', [11.575, 48.137]],
    ['48,137; 11,575', [11.575, 48.137]],
    ['48,137, 11,575', [11.575, 48.137]],
    ['48.137 11.575', [11.575, 48.137]],
    ['-13.2583,-72.2642', [-72.2642, -13.2583]],
    ['POINT (100.5018 13.7563)', [100.5018, 13.7563]],
    ['POINT Z (100.5018 13.7563 12)', [100.5018, 13.7563]],
    ['SRID=4326;POINT(100.5018 13.7563)', [100.5018, 13.7563]],
    ['geo:19.359,98.44?z=12', [98.44, 19.359]],
    ['N 48.5 E 11.25', [11.25, 48.5]],
    ['48° 8\' 14.3" N, 11° 34\' 31" E', [11.575278, 48.137306]],
    ['48°8′14.3″N 11°34′31″O', [11.575278, 48.137306]],
    ['33°51′S 151°12′E', [151.2, -33.85]],
    [
      'https://www.google.com/maps/place/Pai/@19.36,98.43,15z/data=!3m1!4b1!8m2!3d19.3590!4d98.4401',
      [98.4401, 19.359],
    ],
    ['https://maps.google.com/?q=19.359,98.4401', [98.4401, 19.359]],
    ['https://www.google.com/maps/search/?api=1&query=19.359%2C98.4401', [98.4401, 19.359]],
    ['https://www.google.com/maps/search/19.359,+98.4401', [98.4401, 19.359]],
    ['https://www.openstreetmap.org/?mlat=19.359&mlon=98.4401#map=14/19.36/98.43', [98.4401, 19.359]],
    ['https://www.openstreetmap.org/#map=14/19.36/98.43', [98.43, 19.36]],
    ['https://maps.apple.com/?ll=19.359,98.4401&q=Pai', [98.4401, 19.359]],
  ])('%s', (text, expected) => {
    expect(positionIn(text)).toEqual(expected);
  });

  it.each([
    '',
    'Pai',
    '0, 0',
    '97.1, 11.5',
    '11.5, 197.1',
    '48.137',
    "48° 75' N, 11° E",
    'E 48.5 N 11.2',
    'https://www.google.com/maps/place/Pai',
    `${'1'.repeat(5_000)}, 2`,
  ])('none in "%s"', (text) => {
    expect(positionIn(text)).toBeNull();
  });

  it('takes numbers and texts, longitude first', () => {
    expect(positionOf(11.5, 48)).toEqual([11.5, 48]);
    expect(positionOf('11,5', '48')).toEqual([11.5, 48]);
    expect(positionOf('E 11.5', '48 N')).toEqual([11.5, 48]);
    expect([positionOf(null, 48), positionOf(NaN, 48), positionOf('', '')]).toEqual([null, null, null]);
  });
});
