import type { AroundNavHandler } from 'wouter';

/**
 * Where each entry of the history was scrolled to. Entries are told apart by a key in their state;
 * the browser's own restoring comes too early for pages that read a database first.
 */
const STORAGE_KEY = 'scrollPositions';
const MOST_ENTRIES = 60;
/** So long a page may grow until the place it was left at exists again: a slow phone reads its database first. */
const PATIENCE_MS = 10_000;
const STILL_MS = 600;
/** From here on the person scrolls. */
const SIGNS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const positions = new Map<string, number>();
let current = '';
/** Of the page that stands. */
let standing = '';
/** Between leaving a page and standing on the next one the window scrolls by itself. */
let moving = false;
let navigated = false;
let stopSettling: (() => void) | null = null;

/** Once, before the first page. */
export function startScrollMemory(): void {
  history.scrollRestoration = 'manual';
  for (const [key, top] of read()) positions.set(key, top);
  current = entryKey();
  standing = location.pathname;
  window.addEventListener('popstate', moveInHistory);
  window.addEventListener('pagehide', write);
  window.addEventListener('scroll', note, { passive: true });
}

/** False on the first page of a visit. */
export function hasNavigated(): boolean {
  return navigated;
}

/** Gives every entry that the router makes its key. */
export const rememberScroll: AroundNavHandler = (navigate, to, options) => {
  const key = options?.replace === true ? current : newKey();
  const state: unknown = options?.state;
  const [path] = to.split(/[?#]/);
  // A replaced address may be the same screen, as the planner's two are: nothing would end the move.
  if (path !== location.pathname && options?.replace !== true) beginMove();
  current = key;
  navigate(to, { ...options, state: { ...(isRecord(state) ? state : {}), scrollKey: key } });
  if (options?.replace === true) standing = location.pathname;
};

/** To where this entry was left, to the anchor in the address, or to the top. Answers how to stop. */
export function restoreScroll(): () => void {
  current = entryKey();
  standing = location.pathname;
  return settleAt(positions.get(current) ?? 0);
}

/** This entry was scrolled before: its own place goes before the anchor in its address. */
export function wasHereBefore(): boolean {
  return positions.has(entryKey());
}

/** Goes there as soon as the page is long enough, unless the person scrolls before. */
function settleAt(wanted: number): () => void {
  stopSettling?.();
  const observer = new ResizeObserver(tryIt);
  let timer = setTimeout(stop, PATIENCE_MS);
  const signs = new AbortController();
  for (const sign of SIGNS) window.addEventListener(sign, stop, { passive: true, signal: signs.signal });
  function stop() {
    clearTimeout(timer);
    observer.disconnect();
    signs.abort();
    moving = false;
    if (stopSettling === stop) stopSettling = null;
  }
  function tryIt() {
    const anchor = wanted === 0 && location.hash.length > 1 ? anchorElement() : null;
    if (anchor === null) window.scrollTo(0, wanted);
    else anchor.scrollIntoView();
    if (anchor === null && Math.abs(window.scrollY - wanted) >= 2) return;
    clearTimeout(timer);
    if (wanted === 0) stop();
    // Parts that come a moment later push it away again.
    else timer = setTimeout(stop, STILL_MS);
  }
  stopSettling = stop;
  observer.observe(document.body);
  return stop;
}

function anchorElement(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    // A lone per cent sign in an address that was damaged on its way.
    return null;
  }
}

/**
 * Back, forward, or a link to an anchor of the page, to which the browser scrolls by itself. Another page
 * finds its place when it stands; within one page nothing else is drawn, so that it is found here.
 */
function moveInHistory(): void {
  if (location.pathname !== standing) {
    beginMove();
    return;
  }
  current = entryKey();
  const left = positions.get(current);
  if (left !== undefined) settleAt(left);
}

function beginMove(): void {
  moving = true;
  navigated = true;
}

function note(): void {
  if (!moving) positions.set(current, Math.round(window.scrollY));
}

/** The entry's key. One that was opened by its address, or by an anchor, gets its own here. */
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function read(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    if (!isRecord(stored)) return [];
    return Object.entries(stored).filter((entry): entry is [string, number] => typeof entry[1] === 'number');
  } catch (error) {
    console.warn('Scroll positions are not kept', error);
    return [];
  }
}

function write(): void {
  try {
    const kept = Object.fromEntries([...positions].slice(-MOST_ENTRIES));
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
  } catch (error) {
    console.warn('Scroll positions are not kept', error);
  }
}
