/**
 * A move takes a stop's row to another place in the document, and the browser forgets the focus with
 * it. Whoever starts a move names the controls that should have it afterwards, best first; the diary
 * hands it over when the new order is drawn.
 */
let pending: readonly string[] = [];

/** CSS selectors of the controls. */
export function focusAfterMove(selectors: readonly string[]): void {
  pending = selectors;
}

export function takePendingFocus(container: HTMLElement | null): void {
  if (pending.length === 0 || container === null) return;
  for (const selector of pending) {
    const element = container.querySelector<HTMLElement>(selector);
    if (element === null || element.getAttribute('aria-disabled') === 'true') continue;
    if (element !== document.activeElement) element.focus();
    break;
  }
  pending = [];
}
