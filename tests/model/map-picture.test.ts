import { expect, it } from 'vitest';
import { mapPictureAddress, mapPictureVersion } from '../../src/model/pictures/map-picture.ts';

const deadvlei = { folder: 'namibia', key: 'deadvlei', points: [[15.2926, -24.7594]] } as const;

it('puts place, language, theme and version into the URL', () => {
  expect(mapPictureAddress(deadvlei, { locale: 'de', theme: 'dark', drawing: '0a1b2c3d' })).toMatch(
    /^\/images\/namibia\/deadvlei\/deadvlei-map\.png\?l=de&theme=dark&v=[0-9a-f]{8}$/,
  );
});

it('computes the version as FNV-1a of the drawing and the points', () => {
  // Of one blank, reckoned by hand: (0x811c9dc5 ^ 0x20) × 0x01000193, the last 32 bits.
  expect(mapPictureVersion('', [])).toBe('250c8f7f');
});

it('changes the version with the drawing, with a point and with the number of points', () => {
  const versions = [
    mapPictureVersion('0a1b2c3d', [[15.2926, -24.7594]]),
    mapPictureVersion('4e5f6a7b', [[15.2926, -24.7594]]),
    mapPictureVersion('0a1b2c3d', [[15.2926, -24.7595]]),
    mapPictureVersion('0a1b2c3d', [
      [15.2926, -24.7594],
      [15.3, -24.8],
    ]),
  ];
  expect(new Set(versions).size).toBe(4);
});
