import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { DetailHero } from '../../../src/ui/features/details/detail-hero.tsx';
import { loadTranslations } from '../../../src/ui/shell/i18n/translations.ts';
import { renderIn } from '../support/with-translations.tsx';

const picture = { uri: '/images/sri-lanka/sigiriya/sigiriya.webp?v=1', colour: '#a07050' };
const further = {
  uri: '/images/sri-lanka/sigiriya-further/sigiriya-further.webp?v=1',
  credit: 'Ada Example, CC BY 4.0',
};

async function open(second?: typeof further) {
  const hero = (
    <DetailHero
      picture={picture}
      further={second}
      palette={[]}
      drawn="Sigiriya"
      crumbs={[]}
      title="Sigiriya Rock Fortress"
    />
  );
  await renderIn('en', hero);
  await act(() => import('../../../src/ui/features/details/scene-controls.tsx'));
}

const shown = () => /([^/]+)\.webp/.exec(document.querySelector('img')?.src ?? '')?.[1];

beforeAll(() => loadTranslations('en', 'details'));
afterEach(cleanup);

it('turns to the further scene and back by button and arrow key, and says so', async () => {
  await open(further);
  const group = screen.getByRole('group', { name: 'Pictures of Sigiriya' });
  expect([shown(), screen.getByRole('status').textContent]).toEqual(['sigiriya', 'Picture 1 of 2']);
  fireEvent.click(screen.getByRole('button', { name: 'Next picture' }));
  expect([shown(), screen.getByRole('status').textContent]).toEqual(['sigiriya-further', 'Picture 2 of 2']);
  expect(screen.getByText('Photo: Sigiriya, Ada Example, CC BY 4.0')).toBeTruthy();
  fireEvent.keyDown(group, { key: 'ArrowLeft' });
  expect(shown()).toBe('sigiriya');
  fireEvent.keyDown(group, { key: 'ArrowUp' });
  expect(shown()).toBe('sigiriya');
});

it('turns by a swipe across, not by a tap or a movement down', async () => {
  await open(further);
  const image = document.querySelector('img');
  if (image === null) throw new Error('no picture');
  const swipe = (across: number, down: number) => {
    fireEvent.touchStart(image, { touches: [{ clientX: 200, clientY: 100 }] });
    fireEvent.touchEnd(document.querySelector('img') ?? image, {
      changedTouches: [{ clientX: 200 + across, clientY: 100 + down }],
    });
    return shown();
  };
  expect(swipe(10, 0)).toBe('sigiriya');
  expect(swipe(-60, 90)).toBe('sigiriya');
  expect(swipe(-60, 20)).toBe('sigiriya-further');
});

it('has no controls where there is one scene', async () => {
  await open();
  expect(screen.queryByRole('group')).toBeNull();
});
