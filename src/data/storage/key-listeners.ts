import { createListeners, type Listeners } from '../../model/base/listeners.ts';

/**
 * Listeners for changes of a localStorage key: `notify` calls those of this tab, the browser those of the others.
 * @param onOtherTab called before each listener when another tab has changed the value
 */
export function createKeyListeners(key: string, onOtherTab?: () => void): Listeners {
  const listeners = createListeners();
  return {
    notify: listeners.notify,
    subscribe(listener) {
      // Workers, for which this file is compiled too, have no StorageEvent. Without a key everything was deleted.
      const fromOtherTab = (event: Event) => {
        if (!('key' in event) || (event.key !== key && event.key !== null)) return;
        onOtherTab?.();
        listener();
      };
      const unsubscribe = listeners.subscribe(listener);
      addEventListener('storage', fromOtherTab);
      return () => {
        unsubscribe();
        removeEventListener('storage', fromOtherTab);
      };
    },
  };
}
