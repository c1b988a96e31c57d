import { useEffect, useEffectEvent, useState } from 'react';
import { useSearch } from 'wouter';
import { DETAILS_PARAM } from './use-details.ts';

/** Cards that one page of a list adds. */
export const PAGE_SIZE = 24;
const ROWS_AHEAD = 2;

/** How many of a list are shown when at least those up to `index` must be; whole pages. */
export function shownFor(index: number, shown: number): number {
  return Math.max(shown, Math.ceil((index + 1) / PAGE_SIZE) * PAGE_SIZE);
}

/** Index of the card whose coming into view brings the next page: two rows before the end. */
export function sentinelIndex(shown: number, columns: number): number {
  return Math.max(0, shown - ROWS_AHEAD * columns);
}

export interface Paging {
  /** The keys to show now. */
  shown: readonly string[];
  /** `ref` of the list: its cards are its children with `data-card`. */
  setList: (element: HTMLElement | null) => void;
}

/**
 * The first page of the keys, and more as the sentinel comes into view. The number belongs to the entry of
 * the history, so that Back finds the page as long as it was; another filter begins anew.
 * @param wanted a key that must be among them
 */
export function usePaging(keys: readonly string[], wanted: string | null): Paging {
  const query = withoutDetails(useSearch());
  const [pages, setPages] = useState(() => ({ query, count: rememberedCount() }));
  if (pages.query !== query) setPages({ query, count: PAGE_SIZE });
  const count = wanted === null ? pages.count : shownFor(keys.indexOf(wanted), pages.count);
  // State, not a ref: the list may stand later than its keys are known.
  const [element, setList] = useState<HTMLElement | null>(null);
  const shown = keys.slice(0, count);
  const isMore = shown.length < keys.length;
  const more = useEffectEvent(() => {
    setPages({ query, count: count + PAGE_SIZE });
  });

  // Follows the history: the entry keeps how long its list was.
  useEffect(() => {
    if (rememberedCount() === count) return;
    const state: unknown = history.state;
    history.replaceState({ ...(typeof state === 'object' ? state : null), [STATE]: count }, '');
  });

  // Follows the scroll position; runs anew when the cards have changed.
  const length = shown.length;
  useEffect(() => {
    if (element === null || !isMore) return undefined;
    let observer: IntersectionObserver | null = null;
    let frame = 0;
    // Once a frame: to ask for the columns makes the browser lay the page out.
    function observeSoon() {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(observe);
    }
    function observe() {
      observer?.disconnect();
      const cards = element?.querySelectorAll('[data-card]') ?? [];
      const sentinel = cards[sentinelIndex(cards.length, columnsOf(element))];
      // The cards of the newest page come a moment after their keys.
      if (sentinel === undefined || cards.length <= length - PAGE_SIZE) return;
      observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) more();
        },
        // What was passed in one leap counts as seen.
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

function rememberedCount(): number {
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
