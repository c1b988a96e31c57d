import { describe, expect, it } from 'vitest';
import {
  freePicture,
  pictureId,
  scenesOfPlaces,
  withFreePictures,
} from '../../../src/model/pictures/free-picture.ts';

const of = (...names: string[]) => ({
  image_uris: names.map((name) => ({ uri: `/images/${name}.webp?v=1` })),
});

describe('a free picture', () => {
  it('is the first that the view does not show, in whatever size and version', () => {
    const { image_uris } = of('ella', 'ella-further');
    const [first, second] = image_uris;
    expect(freePicture(image_uris, new Set())).toBe(first);
    const shown = pictureId({ uri: '/images/ella.webp?v=0&w=150&h=150' });
    expect(freePicture(image_uris, new Set([shown]))).toBe(second);
    expect(freePicture(image_uris, new Set(image_uris.map(pictureId)))).toBeUndefined();
    expect(freePicture([], new Set())).toBeUndefined();
  });
});

describe('items with free pictures', () => {
  it('are the first ones, with their further scene where the first is shown, in one list and over several', () => {
    const used = new Set<string>();
    const [ella, kandy, tour, again] = [
      of('ella', 'ella-further'),
      of('kandy'),
      of('ella', 'ella-further'),
      of('ella'),
    ];
    expect(withFreePictures([ella, kandy, tour, again], used, 5)).toEqual([ella, kandy, tour]);
    expect([...used]).toEqual(['ella', 'kandy', 'ella-further'].map((name) => `/images/${name}.webp`));
    expect(withFreePictures([kandy, of(), of('galle'), of('jaffna')], used, 2)).toEqual([of(), of('galle')]);
    expect(used.size).toBe(4);
  });
});

it('pictures of several places are their compositions, then their further scenes', () => {
  const places = [of('ella', 'ella-further'), of('kandy'), of(), of('galle', 'galle-further')];
  expect(scenesOfPlaces(places)).toEqual(
    of('ella', 'kandy', 'galle', 'ella-further', 'galle-further').image_uris,
  );
});
