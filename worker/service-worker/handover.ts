const controller = new AbortController();

/**
 * Aborted when the user applies another release: the browser activates it only once this one has no request left to
 * serve, and a slow picture would delay every tab's reload.
 */
export const handover: AbortSignal = controller.signal;

export function startHandover(): void {
  controller.abort(new DOMException('Another release takes over', 'AbortError'));
}
