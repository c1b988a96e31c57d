import { describe, expect, it } from 'vitest';
import { type PackImage, imagesFor, findCachedSize } from '../../../src/model/pictures/pack-pictures.ts';
import { PICTURE_PRESETS, pictureUrl } from '../../../src/model/pictures/picture.ts';

const DUNE = { uri: '/images/namibia/dune/dune.webp?v=1234abcd', fp_x: 0.4, fp_y: 0.5 };

function imagesOf(use: 'hero' | 'exp-card' | 'footer'): PackImage[] {
  return PICTURE_PRESETS[use].map((size) => ({
    url: pictureUrl(DUNE, size),
    use,
    width: size[0],
    bytes: size[0],
  }));
}

function mapImage(locale: 'en' | 'de', theme: 'light' | 'dark'): PackImage {
  return {
    url: `/images/namibia/dune/dune-map.png?l=${locale}&theme=${theme}&v=1`,
    use: 'map',
    width: 0,
    bytes: 9,
    locale,
    theme,
  };
}

const PHONE = { widthCss: 390, density: 2, theme: 'light' } as const;
const LAPTOP = { widthCss: 1440, density: 1, theme: 'dark' } as const;
const usesAndWidths = (images: readonly PackImage[]) => images.map(({ use, width }) => [use, width]);

describe('pictures of an offline download', () => {
  it('includes the smallest sufficient size of each use', () => {
    const all = [...imagesOf('hero'), ...imagesOf('exp-card'), ...imagesOf('footer')];
    expect(usesAndWidths(imagesFor(all, PHONE))).toEqual([
      ['hero', 960],
      ['exp-card', 960],
    ]);
    expect(usesAndWidths(imagesFor(all, LAPTOP))).toEqual([
      ['hero', 1920],
      ['exp-card', 960],
      ['footer', 1920],
    ]);
    expect(usesAndWidths(imagesFor(all, { ...LAPTOP, density: 3 }))).toContainEqual(['hero', 2560]);
  });

  it('includes the map in both languages and the current color scheme', () => {
    const all = [
      mapImage('en', 'light'),
      mapImage('en', 'dark'),
      mapImage('de', 'light'),
      mapImage('de', 'dark'),
    ];
    expect(imagesFor(all, LAPTOP)).toEqual([mapImage('en', 'dark'), mapImage('de', 'dark')]);
  });

  it('includes each crop of a picture separately', () => {
    const crop = (x: number): PackImage => ({
      url: `${pictureUrl({ ...DUNE, fp_x: x }, [480, 320])}&fp-z=2`,
      use: 'highlight',
      width: 480,
      bytes: 1,
    });
    expect(imagesFor([crop(0.3), crop(0.7)], PHONE)).toHaveLength(2);
  });
});

describe('fallback for a size that was not downloaded', () => {
  const [card, hero] = [pictureUrl(DUNE, [960, 720]), pictureUrl(DUNE, [1264, 640])];
  const crop = `${pictureUrl(DUNE, [960, 640])}&fp-z=2`;

  it('is a larger size of the same preset', () => {
    expect(findCachedSize(pictureUrl(DUNE, [480, 360]), [hero, card])).toBe(card);
    // The same preset comes first.
    expect(findCachedSize(pictureUrl(DUNE, [600, 450]), [card, hero])).toBe(hero);
  });

  it('is a covering size of any preset for a map marker', () => {
    expect(findCachedSize(pictureUrl(DUNE, [100, 100]), [card])).toBe(card);
  });

  it('is never a smaller size or a crop', () => {
    expect(findCachedSize(pictureUrl(DUNE, [2560, 800]), [card, hero])).toBeUndefined();
    expect(findCachedSize(pictureUrl(DUNE, [480, 360]), [crop])).toBeUndefined();
    expect(findCachedSize(`${pictureUrl(DUNE, [480, 320])}&fp-z=2`, [card])).toBeUndefined();
  });

  it('of a crop is the same crop', () => {
    const cropAt = (x: number, size: readonly [number, number]) =>
      `${pictureUrl({ ...DUNE, fp_x: x }, size)}&fp-z=2`;
    const [left, right] = [cropAt(0.3, [960, 640]), cropAt(0.7, [960, 640])];
    expect(findCachedSize(cropAt(0.7, [480, 320]), [left, right])).toBe(right);
    expect(findCachedSize(cropAt(0.5, [480, 320]), [left, right])).toBeUndefined();
  });
});
