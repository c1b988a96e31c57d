import { beforeEach, expect, it } from 'vitest';
import {
  applyPendingFocus,
  focusAfterMove,
} from '../../../src/ui/features/planner/itinerary/pending-focus.ts';

let list: HTMLElement;

const grip = () => list.querySelector<HTMLElement>('#grip');

/** As a render does that moves a row. */
function renderAgain(): void {
  list.innerHTML = '<button id="grip"></button><button id="menu"></button>';
}

beforeEach(() => {
  list = document.createElement('div');
  document.body.replaceChildren(list);
  renderAgain();
  focusAfterMove(['#grip', '#menu']);
});

it('focuses the first control that can be used', () => {
  applyPendingFocus(list);
  expect(document.activeElement).toBe(grip());
  focusAfterMove(['#grip', '#menu']);
  grip()?.setAttribute('aria-disabled', 'true');
  applyPendingFocus(list);
  expect(document.activeElement?.id).toBe('menu');
});

it('focuses the control again when a later render has lost the focus', () => {
  applyPendingFocus(list);
  renderAgain();
  expect(document.activeElement).toBe(document.body);
  applyPendingFocus(list);
  expect(document.activeElement).toBe(grip());
});

it('leaves the focus where something else has moved it', () => {
  applyPendingFocus(list);
  list.querySelector<HTMLElement>('#menu')?.focus();
  applyPendingFocus(list);
  expect(document.activeElement?.id).toBe('menu');
});

it.each(['keydown', 'pointerdown'])('forgets it at the next %s', (type) => {
  applyPendingFocus(list);
  dispatchEvent(new Event(type));
  renderAgain();
  applyPendingFocus(list);
  expect(document.activeElement).toBe(document.body);
});
