import type { DraggableSyntheticListeners } from '@dnd-kit/core';

type Handler = 'onPointerDown' | 'onTouchStart' | 'onKeyDown';

/**
 * Passes an event caught by a delegated listener to a dnd-kit sensor, in the shape of a React event. With one listener
 * for all rows, the rows need no drag handlers and do not rerender during a drag.
 */
export function activate(listeners: DraggableSyntheticListeners, handler: Handler, event: Event): void {
  const sensor: unknown = listeners?.[handler];
  if (typeof sensor !== 'function') return;
  Reflect.apply(sensor, undefined, [
    {
      nativeEvent: event,
      target: event.target,
      preventDefault: () => event.preventDefault(),
    },
  ]);
}
