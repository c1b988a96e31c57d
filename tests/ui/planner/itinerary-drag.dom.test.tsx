import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Op, Plan } from '../../../src/model/plan.ts';
import { Itinerary } from '../../../src/ui/features/planner/itinerary/itinerary.tsx';
import { currentSelection, select } from '../../../src/ui/features/planner/selection-store.ts';
import { plan, stop } from './plan-builder.ts';
import { renderRows } from './planner-host.tsx';

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
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  Element.prototype.scrollIntoView = scrolled;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show() {
  const previews: (Plan | null)[] = [];
  const asked: Op[][] = [];
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
      asked.push([...ops]);
      return Promise.resolve(swapped);
    },
  );
  const grip = screen.getByRole('button', { name: 'kandy: drag to reorder' });
  // The code for dragging comes as soon as the focus is near.
  grip.blur();
  grip.focus();
  await waitFor(
    () => {
      expect(document.querySelector('[id^=DndLiveRegion]')).not.toBeNull();
    },
    { timeout: 15_000 },
  );
  return { ...view, previews, asked, grip };
}

// The code for dragging comes in a chunk of its own, which a busy machine takes its time for.
describe('stops dragged by keys', { timeout: 20_000 }, () => {
  it('the grip says how it is used', async () => {
    const { grip } = await show();
    const help = document.getElementById(grip.getAttribute('aria-describedby') ?? '');
    expect(help?.textContent).toMatch(/^Press space to pick up the stop/);
  });

  it('lifting, moving and dropping are each said, with the new number and arrival', async () => {
    const { grip, heard, previews, asked } = await show();
    fireEvent.keyDown(grip, { code: 'Space' });
    await waitFor(() => {
      expect(heard.announced).toEqual([
        'kandy picked up, stop 1 of 2. Move it with the arrow keys, drop it with space, cancel with Escape.',
      ]);
    });
    await new Promise((resolve) => setTimeout(resolve, 20));
    fireEvent.keyDown(document, { code: 'ArrowDown' });
    await waitFor(() => {
      expect(heard.announced.at(-1)).toBe('kandy would be stop 2 of 2. Arrives Thu, Feb 11.');
    });
    expect(asked).toEqual([[{ op: 'move', from: 0, to: 1 }]]);
    expect(previews).toEqual([swapped]);
    expect(heard.applied).toEqual([]);
    fireEvent.keyDown(document, { code: 'Space' });
    await waitFor(() => {
      expect(heard.announced.at(-1)).toBe('kandy is now stop 2 of 2. Arrives Thu, Feb 11.');
    });
    expect(heard.applied).toEqual([
      { ops: [{ op: 'move', from: 0, to: 1 }], name: 'stop-moved', subject: 'kandy' },
    ]);
    expect(previews.at(-1)).toBeNull();
  });

  it('Escape puts it back and changes nothing', async () => {
    const { grip, heard, previews } = await show();
    fireEvent.keyDown(grip, { code: 'Space' });
    await waitFor(() => {
      expect(heard.announced).toHaveLength(1);
    });
    await new Promise((resolve) => setTimeout(resolve, 20));
    fireEvent.keyDown(document, { code: 'ArrowDown' });
    await waitFor(() => {
      expect(heard.announced).toHaveLength(2);
    });
    fireEvent.keyDown(document, { code: 'Escape' });
    await waitFor(() => {
      expect(heard.announced.at(-1)).toBe('kandy is back where it was, stop 1 of 2.');
    });
    expect(heard.applied).toEqual([]);
    expect(previews.at(-1)).toBeNull();
  });
});

describe('selection', { timeout: 20_000 }, () => {
  it('what has the focus in the itinerary is lit; what is chosen on the map is marked and brought into view', async () => {
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

  it('a pointer chooses by its click, not by the focus that its press gives', async () => {
    const { grip } = await show();
    const other = screen.getByRole('button', { name: 'ella: drag to reorder' });
    fireEvent.pointerDown(other);
    other.focus();
    expect(currentSelection()).toEqual({ kind: 'stop', id: 'k', from: 'itinerary' });
    fireEvent.pointerUp(other);
    fireEvent.click(other);
    expect(currentSelection()).toEqual({ kind: 'stop', id: 'e', from: 'itinerary' });
    grip.focus();
    expect(currentSelection()).toEqual({ kind: 'stop', id: 'k', from: 'itinerary' });
  });
});
