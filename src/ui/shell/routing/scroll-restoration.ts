import type { AroundNavHandler } from 'wouter';
import { isRecord } from '../../../model/base/is-record.ts';

/**
 * Scroll restoration for each history entry, identified by a key in its state. The browser's own restoration runs too
 * early for pages that first read the database.
 */
const STORAGE_KEY = 'scrollPositions';
const MAX_ENTRIES = 60;
/** How long a page may take to grow until the stored position exists: a slow phone reads its database first. */
const TIMEOUT_MS = 10_000;
const SETTLED_MS = 600;
/** Events after which the user is scrolling. */
const SCROLL_INTENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const positions = new Map<string, number>();
let current = '';
/** Pathname of the rendered page. */
let renderedPath = '';
/** True from leaving a page until the next one is rendered: scroll events in between are not the user's. */
let isNavigating = false;
let navigated = false;
let cancelRestore: (() => void) | null = null;

/** Call once, before the first page is rendered. */
export function startScrollRestoration(): void {
  history.scrollRestoration = 'manual';
  for (const [key, top] of read()) positions.set(key, top);
  current = entryKey();
  renderedPath = location.pathname;
  window.addEventListener('popstate', onPopState);
  window.addEventListener('pagehide', write);
  window.addEventListener('scroll', onScroll, { passive: true });
}

/** False on the first page of a visit. */
export function hasNavigated(): boolean {
  return navigated;
}

/** Puts a scroll key into the state of every entry that the router creates. */
export const navigateWithScrollKey: AroundNavHandler = (navigate, to, options) => {
  const key = options?.replace === true ? current : newKey();
  const state: unknown = options?.state;
  const [path] = to.split(/[?#]/);
  // A replaced URL may be the same screen, like the planner's two: no new page would end the navigation.
  if (path !== location.pathname && options?.replace !== true) beginNavigation();
  // A change of the query keeps the position, in the entry that is left and in the new one.
  if (path === location.pathname && options?.replace !== true && !to.includes('#')) {
    positions.set(current, Math.round(window.scrollY));
    positions.set(key, Math.round(window.scrollY));
  }
  current = key;
  navigate(to, { ...options, state: { ...(isRecord(state) ? state : {}), scrollKey: key } });
  if (options?.replace === true) renderedPath = location.pathname;
};

/** Scrolls to the stored position of this entry, to the anchor of the URL, or to the top. Returns a cancel function. */
export function restoreScroll(): () => void {
  current = entryKey();
  renderedPath = location.pathname;
  return restoreTo(positions.get(current) ?? 0);
}

/** True if this entry has a stored position, which takes precedence over the anchor of its URL. */
export function hasScrollPosition(): boolean {
  return positions.has(entryKey());
}

/** Scrolls as soon as the page is long enough, unless the user scrolls first. */
function restoreTo(target: number): () => void {
  cancelRestore?.();
  const observer = new ResizeObserver(tryScroll);
  let isReached = false;
  let timer = setTimeout(stop, TIMEOUT_MS);
  const controller = new AbortController();
  for (const type of SCROLL_INTENTS)
    window.addEventListener(type, stop, { passive: true, signal: controller.signal });
  // WebKit scrolls to the caret when the text of the focused field changes. Any other scrolling without these events is
  // that of a screen reader.
  const scrollBack = () => {
    if (isReached && document.activeElement?.matches('input, textarea') === true) window.scrollTo(0, target);
  };
  window.addEventListener('scroll', scrollBack, { passive: true, signal: controller.signal });
  function stop() {
    clearTimeout(timer);
    observer.disconnect();
    controller.abort();
    isNavigating = false;
    if (cancelRestore === stop) cancelRestore = null;
  }
  function tryScroll() {
    const anchor = target === 0 && location.hash.length > 1 ? anchorElement() : null;
    if (anchor === null) window.scrollTo(0, target);
    else anchor.scrollIntoView();
    if (anchor === null && Math.abs(window.scrollY - target) >= 2) return;
    clearTimeout(timer);
    isReached = true;
    if (target === 0) stop();
    // Stay active for a moment: content that loads late shifts the position again.
    else timer = setTimeout(stop, SETTLED_MS);
  }
  cancelRestore = stop;
  observer.observe(document.body);
  return stop;
}

function anchorElement(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    // A damaged URL may contain a lone per cent sign.
    return null;
  }
}

/**
 * Back, forward, or a link to an anchor of the page, to which the browser scrolls by itself. Another page restores its
 * position when it is rendered; within the same page nothing rerenders, so it is restored here.
 */
function onPopState(): void {
  if (location.pathname !== renderedPath) {
    beginNavigation();
    return;
  }
  current = entryKey();
  const position = positions.get(current);
  if (position !== undefined) restoreTo(position);
}

function beginNavigation(): void {
  isNavigating = true;
  navigated = true;
}

function onScroll(): void {
  if (!isNavigating) positions.set(current, Math.round(window.scrollY));
}

/** The entry's key. An entry that was opened by its URL or by an anchor gets its key here. */
function entryKey(): string {
  const state: unknown = history.state;
  const known = isRecord(state) ? state : {};
  if (typeof known['scrollKey'] === 'string') return known['scrollKey'];
  const scrollKey = newKey();
  history.replaceState({ ...known, scrollKey }, '');
  return scrollKey;
}

function newKey(): string {
  return Math.random().toString(36).slice(2);
}

function read(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    if (!isRecord(stored)) return [];
    return Object.entries(stored).filter((entry): entry is [string, number] => typeof entry[1] === 'number');
  } catch (error) {
    console.warn('Scroll positions not stored', error);
    return [];
  }
}

function write(): void {
  try {
    const recent = Object.fromEntries([...positions].slice(-MAX_ENTRIES));
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(recent));
  } catch (error) {
    console.warn('Scroll positions not stored', error);
  }
}
