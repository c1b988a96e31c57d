/**
 * Moving a stop moves its row in the DOM, which loses the focus. The code that moves it registers selectors of the
 * controls to focus afterwards, best first; the itinerary focuses one when the new order is rendered.
 */
let pending: readonly string[] = [];

/** CSS selectors of controls in the itinerary; the first that exists gets the focus. */
export function focusAfterMove(selectors: readonly string[]): void {
  pending = selectors;
}

export function applyPendingFocus(container: HTMLElement | null): void {
  if (pending.length === 0 || container === null) return;
  for (const selector of pending) {
    const element = container.querySelector<HTMLElement>(selector);
    if (element === null || element.getAttribute('aria-disabled') === 'true') continue;
    if (element !== document.activeElement) element.focus();
    break;
  }
  pending = [];
}
