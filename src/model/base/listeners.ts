export interface Listeners {
  notify: () => void;
  /** Returns the unsubscribe. */
  subscribe: (listener: () => void) => () => void;
}

/** Listeners of a module's state. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    notify: () => listeners.forEach((listener) => listener()),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
