/**
 * Moving a stop moves its row in the DOM, which loses the focus, and a later render may move it again. The code that
 * moves it registers selectors of the controls to focus afterwards, best first; the itinerary focuses one after each
 * render until the user presses a key or the pointer.
 */
let pending: readonly string[] = [];
let isApplied = false;

/** CSS selectors of controls in the itinerary; the first that exists gets the focus. */
export function focusAfterMove(selectors: readonly string[]): void {
  pending = selectors;
  isApplied = false;
  for (const type of ['keydown', 'pointerdown'])
    addEventListener(type, forget, { capture: true, once: true });
}

function forget(): void {
  pending = [];
}

export function applyPendingFocus(container: HTMLElement | null): void {
  if (pending.length === 0 || container === null) return;
  // Applied again only where a render has lost the focus.
  if (isApplied && document.activeElement !== document.body) return;
  for (const selector of pending) {
    const element = container.querySelector<HTMLElement>(selector);
    if (element === null || element.getAttribute('aria-disabled') === 'true') continue;
    if (element !== document.activeElement) element.focus();
    isApplied = true;
    return;
  }
}
