import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  snapAfter,
  Sheet,
  type SnapPoint,
  snapShares,
} from '../../../src/ui/features/planner/frame/sheet.tsx';
import { loadTranslations } from '../../../src/ui/shell/i18n/translations.ts';

// jsdom has no pointer capture.
if (!('setPointerCapture' in Element.prototype)) {
  Object.assign(Element.prototype, { setPointerCapture: () => undefined });
}

afterEach(cleanup);

const SHARES = snapShares(844);

function Host() {
  const [snap, setSnap] = useState<SnapPoint>(1);
  return (
    <Sheet snap={snap} shares={SHARES} onSnap={setSnap}>
      <p>rest {snap}</p>
    </Sheet>
  );
}

async function show() {
  await Promise.all([loadTranslations('en', 'site'), loadTranslations('en', 'planner')]);
  render(<Host />);
}

describe('sheet on phones', () => {
  it('its button moves it up to the top, then down through every snap point, and states the direction', async () => {
    await show();
    const states: string[] = [];
    for (let press = 0; press < 5; press += 1) {
      const button = screen.getByRole('button');
      await userEvent.click(button);
      states.push(`${button.getAttribute('aria-label') ?? ''} ${screen.getByText(/^rest/).textContent}`);
    }
    expect(states.map((entry) => entry.slice(-1))).toEqual(['2', '1', '0', '1', '2']);
    expect(screen.getByRole('button', { name: 'Show more of the map' })).toBeTruthy();
  });

  it('arrow keys, Home and End move it between snap points', async () => {
    await show();
    screen.getByRole('button').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByText('rest 0')).toBeTruthy();
    await userEvent.keyboard('{End}');
    expect(screen.getByText('rest 2')).toBeTruthy();
    await userEvent.keyboard('{Home}{ArrowUp}');
    expect(screen.getByText('rest 1')).toBeTruthy();
  });

  it('rests below the bar and the map, and on release snaps to the nearest point, or to the next one after a flick', () => {
    expect(SHARES.map((share) => Math.round(844 * (1 - share)))).toEqual([506, 232, 56]);
    expect([0.3, 0.55, 0.6, 0.8, 0.9].map((share) => snapAfter(share, 0, SHARES))).toEqual([0, 0, 1, 1, 2]);
    expect(snapAfter(0.3, 0.9, SHARES)).toBe(1);
    expect(snapAfter(0.75, 0.9, SHARES)).toBe(2);
    expect(snapAfter(0.9, -0.9, SHARES)).toBe(1);
    expect(snapAfter(0.5, -0.9, SHARES)).toBe(0);
  });
});
