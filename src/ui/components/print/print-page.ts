import { flushSync } from 'react-dom';
import { isPrinting, setPrinting } from './printing.ts';

/** The page counts as complete when nothing has changed for so long. */
const QUIET_MS = 250;
/** Longest wait: what is missing then, for example offline, does not keep the rest from paper. */
const LIMIT_MS = 6_000;

/** Details that were closed before the page was printed. */
let opened: HTMLDetailsElement[] = [];
let pending: Promise<void> | null = null;

/**
 * Prepares every print of the page. The browser's menu leaves no time: `beforeprint` is synchronous, so only what is
 * loaded already gets onto paper. The keyboard shortcut therefore waits like a print button.
 */
export function startPrintPreparation(): void {
  addEventListener('beforeprint', showAll);
  addEventListener('afterprint', restore);
  addEventListener('keydown', (event) => {
    const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isShortcut || event.key.toLowerCase() !== 'p' || event.defaultPrevented) return;
    event.preventDefault();
    void printPage();
  });
}

/** Prints the page once its lists, lazy parts and pictures are there. */
export function printPage(): Promise<void> {
  pending ??= showAllAndWait().finally(() => {
    pending = null;
  });
  return pending;
}

async function showAllAndWait(): Promise<void> {
  const limit = AbortSignal.timeout(LIMIT_MS);
  showAll();
  await untilQuiet(limit);
  // Again: pictures and details have been added meanwhile.
  showAll();
  await Promise.race([Promise.allSettled(pictures().map((picture) => picture.decode())), aborted(limit)]);
  window.print();
}

/** Renders what would come with scrolling, loads pictures, opens details. */
function showAll(): void {
  // Not in React's own time: the browser prints when the event's listeners return.
  flushSync(() => {
    // Lazy parts wait for the first interaction.
    dispatchEvent(new Event('scroll'));
    setPrinting(true);
  });
  for (const picture of pictures()) {
    picture.setAttribute('loading', 'eager');
    picture.setAttribute('decoding', 'sync');
  }
  for (const details of document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')) {
    details.open = true;
    opened.push(details);
  }
  if (document.querySelector(`.${SOURCE_CLASS}`) === null) document.body.append(sourceLine());
}

function restore(): void {
  if (!isPrinting()) return;
  setPrinting(false);
  for (const details of opened) details.open = false;
  opened = [];
  document.querySelector(`.${SOURCE_CLASS}`)?.remove();
}

const SOURCE_CLASS = 'print-source';

/** Address of the page and date of the print, at its end; on paper only. */
function sourceLine(): HTMLElement {
  const line = document.createElement('p');
  line.className = SOURCE_CLASS;
  const date = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'long' });
  // Without the query: it may hold the token of a mail.
  line.textContent = `${location.origin}${location.pathname} · ${date.format(new Date())}`;
  return line;
}

/** Pictures of the page's content; those that failed are not waited for. */
function pictures(): HTMLImageElement[] {
  return [...document.querySelectorAll<HTMLImageElement>('main img')];
}

/** Resolves once the content has stopped changing and has no placeholders, or at the limit. */
function untilQuiet(limit: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(check, QUIET_MS);
    const changes = new MutationObserver(wait);
    changes.observe(document.body, { childList: true, subtree: true });
    limit.addEventListener('abort', finish, { once: true });

    function wait() {
      clearTimeout(timer);
      timer = setTimeout(check, QUIET_MS);
    }
    function check() {
      if (isComplete()) finish();
      else wait();
    }
    function finish() {
      clearTimeout(timer);
      changes.disconnect();
      limit.removeEventListener('abort', finish);
      resolve();
    }
  });
}

/** No placeholders, and lists have all their cards: these are read from the database and rendered in pieces. */
function isComplete(): boolean {
  return (
    document.querySelector('main [data-shape]') === null &&
    [...document.querySelectorAll<HTMLElement>('main [data-cards]')].every(
      (list) => list.querySelectorAll('[data-card]').length >= Number(list.dataset['cards']),
    )
  );
}

function aborted(limit: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (limit.aborted) resolve();
    else limit.addEventListener('abort', () => resolve(), { once: true });
  });
}
