import { describe, expect, it } from 'vitest';
import { type Pictures, picturesOf } from '../../../src/server/content/pictures.ts';
import type { Master } from '../../../src/server/images/masters.ts';

function master(name: string, hash: string): Master {
  return {
    file: `${name}.webp`,
    hash,
    fp_x: 0.6,
    fp_y: 0.4,
    placeholder: '#a07050',
    width: 1200,
    height: 900,
  };
}

const manifest = new Map([
  ['deadvlei', master('deadvlei', '0123456789abcdef')],
  ['activity-hike-desert-golden', master('activity-hike-desert-golden', 'fedcba9876543210')],
]);
const table = {
  'deadvlei/over-big-daddy': 'activity-hike-desert-golden',
  'deadvlei/not-drawn': 'activity-camp-night',
};
const pictures = picturesOf(manifest, table);
const deadvlei = { folder: 'namibia', key: 'deadvlei' };

describe('the picture of an activity', () => {
  it('shows what one does there, around its own focal point', () => {
    expect(pictures.ofActivity(deadvlei, 'over-big-daddy', 0)).toBe(
      '/images/activities/activity-hike-desert-golden/activity-hike-desert-golden.webp' +
        '?v=fedcba98&w=480&h=320&fit=crop&crop=focalpoint&fp-x=0.6&fp-y=0.4',
    );
  });

  it.each(['not-drawn', 'in-no-table'])(
    'is a detail of the experience’s own where there is none: %s',
    (key) => {
      const uri = pictures.ofActivity(deadvlei, key, 1);
      expect(uri).toMatch(/^\/images\/namibia\/deadvlei\/deadvlei\.webp\?v=01234567&.*fp-z=2$/);
      expect(pictures.ofActivity(deadvlei, key, 2)).not.toBe(uri);
    },
  );

  it('is missing where neither has been drawn', () => {
    expect(pictures.ofActivity({ folder: 'peru', key: 'cusco' }, 'walk', 0)).toBeUndefined();
  });
});

describe('the scenes of a place', () => {
  it('are its composition and a further one, as far as they are drawn', () => {
    const both = new Map([...manifest, ['deadvlei-further', master('deadvlei-further', 'aaaa0000bbbb1111')]]);
    const uris = (found: Pictures, key: string) => found.scenesOf('namibia', key).map(({ uri }) => uri);
    expect(uris(picturesOf(both), 'deadvlei')).toEqual([
      '/images/namibia/deadvlei/deadvlei.webp?v=01234567',
      '/images/namibia/deadvlei-further/deadvlei-further.webp?v=aaaa0000',
    ]);
    expect(uris(pictures, 'deadvlei')).toHaveLength(1);
    expect(uris(pictures, 'sossusvlei')).toEqual([]);
  });
});

describe('a photograph by the operator', () => {
  it('is shown with its author and license', () => {
    const photo = { author: 'Ada Example', license: 'CC BY 4.0' };
    const own = picturesOf(new Map([['cusco', { ...master('cusco', '0123456789abcdef'), photo }]]));
    expect(own.scenesOf('peru', 'cusco').map(({ credit }) => credit)).toEqual(['Ada Example, CC BY 4.0']);
    expect(pictures.scenesOf('namibia', 'deadvlei')[0]).not.toHaveProperty('credit');
  });
});
