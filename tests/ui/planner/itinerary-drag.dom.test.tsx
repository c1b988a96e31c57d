import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Op, Plan } from '../../../src/model/plan.ts';
import { Itinerary } from '../../../src/ui/features/planner/itinerary/itinerary.tsx';
import { currentSelection, select } from '../../../src/ui/features/planner/selection-store.ts';
import { plan, stop } from './plan-builder.ts';
import { renderRows } from './planner-host.tsx';
import { mediaQueryLists } from '../support/media-query-lists.ts';

const kandy = stop('kandy', '2027-02-08T11:10', '2027-02-10T06:00', { dayFrom: 1, dayTo: 3, itinIndex: 0 });
const ella = stop('ella', '2027-02-10T14:45', '2027-02-13T06:00', { dayFrom: 3, dayTo: 6, itinIndex: 1 });
const itinerary = [
  { experience_id: 'kandy', id: 'k' },
  { experience_id: 'ella', id: 'e' },
];
const swapped = plan([
  stop('ella', '2027-02-08T08:00', '2027-02-11T06:00', { dayFrom: 1, dayTo: 4, itinIndex: 0 }),
  stop('kandy', '2027-02-11T14:00', '2027-02-13T06:00', { dayFrom: 4, dayTo: 6, itinIndex: 1 }),
]);

const scrolled = vi.fn<() => void>();

beforeEach(() => {
  vi.stubGlobal(
    'matchMedia',
    mediaQueryLists(() => true),
  );
  Element.prototype.scrollIntoView = scrolled;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show() {
  const previews: (Plan | null)[] = [];
  const previewed: Op[][] = [];
  const view = await renderRows(
    <Itinerary
      plan={plan([kandy, ella])}
      itinerary={itinerary}
      options={{}}
      lostStops={[]}
      nightsChanged={null}
      onPreview={(shown) => previews.push(shown)}
    />,
    swapped,
    (ops) => {
      previewed.push([...ops]);
      return Promise.resolve(swapped);
    },
  );
  const handle = screen.getByRole('button', { name: 'kandy: drag to reorder' });
  // The drag chunk is loaded on focus.
  handle.blur();
  handle.focus();
  await waitFor(
    () => {
      expect(document.querySelector('[id^=DndLiveRegion]')).not.toBeNull();
    },
    { timeout: 15_000 },
  );
  return { ...view, previews, previewed, handle };
}

// The drag code is a lazy chunk, which takes long on a busy machine.
describe('dragging stops by keyboard', { timeout: 20_000 }, () => {
  it('the handle has a description of its keys', async () => {
    const { handle } = await show();
    const help = document.getElementById(handle.getAttribute('aria-describedby') ?? '');
    expect(help?.textContent).toMatch(/^Press Space to pick up the stop/);
  });

  it('announces picking up, moving and dropping, with new number and arrival', async () => {
    const { handle, calls, previews, previewed } = await show();
    fireEvent.keyDown(handle, { code: 'Space' });
    await waitFor(() => {
      expect(calls.announced).toEqual([
        'kandy picked up, stop 1 of 2. Move it with the arrow keys, drop it with Space, cancel with Escape.',
      ]);
    });
    await new Promise((resolve) => setTimeout(resolve, 20));
    fireEvent.keyDown(document, { code: 'ArrowDown' });
    await waitFor(() => {
      expect(calls.announced.at(-1)).toBe('kandy would be stop 2 of 2. You’d arrive on Thu, Feb 11.');
    });
    expect(previewed).toEqual([[{ op: 'move', from: 0, to: 1 }]]);
    expect(previews).toEqual([swapped]);
    expect(calls.applied).toEqual([]);
    fireEvent.keyDown(document, { code: 'Space' });
    await waitFor(() => {
      expect(calls.announced.at(-1)).toBe('kandy is now stop 2 of 2. You arrive on Thu, Feb 11.');
    });
    expect(calls.applied).toEqual([
      { ops: [{ op: 'move', from: 0, to: 1 }], name: 'stop-moved', subject: 'kandy' },
    ]);
    expect(previews.at(-1)).toBeNull();
  });

  it('Escape cancels without a change', async () => {
    const { handle, calls, previews } = await show();
    fireEvent.keyDown(handle, { code: 'Space' });
    await waitFor(() => {
      expect(calls.announced).toHaveLength(1);
    });
    await new Promise((resolve) => setTimeout(resolve, 20));
    fireEvent.keyDown(document, { code: 'ArrowDown' });
    await waitFor(() => {
      expect(calls.announced).toHaveLength(2);
    });
    fireEvent.keyDown(document, { code: 'Escape' });
    await waitFor(() => {
      expect(calls.announced.at(-1)).toBe('kandy is back where it was, stop 1 of 2.');
    });
    expect(calls.applied).toEqual([]);
    expect(previews.at(-1)).toBeNull();
  });
});

describe('selection', { timeout: 20_000 }, () => {
  it('selects the focused stop, and marks and scrolls to a stop selected on the map', async () => {
    await show();
    expect(currentSelection()).toEqual({ kind: 'stop', id: 'k', from: 'itinerary' });
    select({ kind: 'stop', id: 'e', from: 'map' });
    const card = screen.getByRole('article', { name: 'ella' });
    await waitFor(() => {
      expect(card.dataset['selected']).toBe('true');
    });
    expect(screen.getByRole('article', { name: 'kandy' }).dataset['selected']).toBe('false');
    expect(scrolled).toHaveBeenCalledWith({ block: 'center', behavior: 'auto' });
  });

  it('a pointer selects on click, not on the focus of the press', async () => {
    const { handle } = await show();
    const other = screen.getByRole('button', { name: 'ella: drag to reorder' });
    fireEvent.pointerDown(other);
    other.focus();
    expect(currentSelection()).toEqual({ kind: 'stop', id: 'k', from: 'itinerary' });
    fireEvent.pointerUp(other);
    fireEvent.click(other);
    expect(currentSelection()).toEqual({ kind: 'stop', id: 'e', from: 'itinerary' });
    handle.focus();
    expect(currentSelection()).toEqual({ kind: 'stop', id: 'k', from: 'itinerary' });
  });
});
