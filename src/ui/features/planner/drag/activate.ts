import type { DraggableSyntheticListeners } from '@dnd-kit/core';

type Handler = 'onPointerDown' | 'onTouchStart' | 'onKeyDown';

/**
 * Hands an event that was caught further up to a sensor, which expects it as React gives it. One listener for all
 * rows: they need not know that they can be dragged, and are not drawn anew while something is.
 */
export function activate(listeners: DraggableSyntheticListeners, handler: Handler, event: Event): void {
  const sensor: unknown = listeners?.[handler];
  if (typeof sensor !== 'function') return;
  Reflect.apply(sensor, undefined, [
    {
      nativeEvent: event,
      target: event.target,
      preventDefault: () => {
        event.preventDefault();
      },
    },
  ]);
}
