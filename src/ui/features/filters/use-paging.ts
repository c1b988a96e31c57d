import { useEffect, useEffectEvent, useState } from 'react';
import { useSearch } from 'wouter';
import { usePrinting } from '../../components/print/printing.ts';
import { DETAILS_PARAM } from './use-details.ts';

/** Cards per page. */
export const PAGE_SIZE = 24;
const ROWS_AHEAD = 2;

/** Number of cards to show so that `index` is included; whole pages. */
export function shownFor(index: number, shown: number): number {
  return Math.max(shown, Math.ceil((index + 1) / PAGE_SIZE) * PAGE_SIZE);
}

/** Index of the card that triggers the next page when it comes into view: two rows before the end. */
export function sentinelIndex(shown: number, columns: number): number {
  return Math.max(0, shown - ROWS_AHEAD * columns);
}

export interface Paging {
  /** The keys to render. */
  shown: readonly string[];
  /** `ref` of the list; its cards have `data-card`. */
  setList: (element: HTMLElement | null) => void;
}

/**
 * Infinite scroll: the first page of the keys, and more when the sentinel comes into view. The count is stored in the
 * history entry, so that Back restores the length of the page; another filter has an entry of its own. A print has all
 * keys.
 * @param wanted a key that must be included
 */
export function usePaging(keys: readonly string[], requiredKey: string | null): Paging {
  const query = withoutDetails(useSearch());
  const [pages, setPages] = useState(() => ({ query, count: storedCount() }));
  if (pages.query !== query) setPages({ query, count: storedCount() });
  const count = requiredKey === null ? pages.count : shownFor(keys.indexOf(requiredKey), pages.count);
  // State instead of a ref: the list may mount after its keys are known.
  const [element, setList] = useState<HTMLElement | null>(null);
  const printing = usePrinting();
  const shown = printing ? keys : keys.slice(0, count);
  const isMore = shown.length < keys.length;
  const loadMore = useEffectEvent(() => setPages({ query, count: count + PAGE_SIZE }));

  // Stores the count in the history entry.
  useEffect(() => {
    if (storedCount() === count) return;
    const state: unknown = history.state;
    history.replaceState({ ...(typeof state === 'object' ? state : null), [STATE]: count }, '');
  });

  // Tells the print how many cards to wait for.
  useEffect(() => {
    if (element === null || !printing) return undefined;
    element.setAttribute('data-cards', String(keys.length));
    return () => element.removeAttribute('data-cards');
  }, [element, printing, keys.length]);

  // Observes the sentinel; runs again when the cards change.
  const length = shown.length;
  useEffect(() => {
    if (element === null || !isMore) return undefined;
    let observer: IntersectionObserver | null = null;
    let frame = 0;
    // At most once a frame: reading the number of columns forces a layout.
    function observeSoon() {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(observe);
    }
    function observe() {
      observer?.disconnect();
      const cards = element?.querySelectorAll('[data-card]') ?? [];
      const sentinel = cards[sentinelIndex(cards.length, columnsOf(element))];
      // The cards of the newest page render after their keys are set.
      if (sentinel === undefined || cards.length <= length - PAGE_SIZE) return;
      observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) loadMore();
        },
        // Also triggers when the sentinel was scrolled past in one jump.
        { rootMargin: '1000000px 0px 0px 0px' },
      );
      observer.observe(sentinel);
    }
    observeSoon();
    const changes = new MutationObserver(observeSoon);
    changes.observe(element, { childList: true });
    return () => {
      cancelAnimationFrame(frame);
      observer?.disconnect();
      changes.disconnect();
    };
  }, [element, length, isMore]);

  return { shown, setList };
}

const STATE = 'shownCards';

function storedCount(): number {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !(STATE in state)) return PAGE_SIZE;
  const count: unknown = state[STATE];
  return typeof count === 'number' && count > PAGE_SIZE ? count : PAGE_SIZE;
}

function columnsOf(element: HTMLElement | null): number {
  return element === null ? 1 : getComputedStyle(element).gridTemplateColumns.split(' ').length;
}

function withoutDetails(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(DETAILS_PARAM);
  return params.toString();
}
