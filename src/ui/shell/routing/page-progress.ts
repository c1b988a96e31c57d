import { createListeners } from '../../../model/base/listeners.ts';
/** How far the page is loaded; a failed one stays where it stopped until another page is opened. */
export interface PageProgress {
  percent: number;
  state: 'idle' | 'loading' | 'failed';
}

/** Until the page is shown. */
const LOADING_MAX = 90;

let progress: PageProgress = { percent: 0, state: 'idle' };
let step: number;
let ending: ReturnType<typeof setTimeout> | undefined;
const listeners = createListeners();

/** A page is being loaded, in steps of so many per cent. Returns how to end it. */
export function startPage(percentOfStep: number): () => void {
  clearTimeout(ending);
  if (progress.state !== 'loading') {
    step = percentOfStep;
    set({ percent: 0, state: 'loading' });
  }
  return () => {
    // The page may continue to load under another component, or fail.
    ending = setTimeout(set, 0, { percent: 100, state: 'idle' });
  };
}

/** A chunk or its translations were loaded. */
export function advancePage(): void {
  if (progress.state === 'loading')
    set({ ...progress, percent: Math.min(progress.percent + step, LOADING_MAX) });
}

/** Returns how to leave the failed page. */
export function failPage(): () => void {
  clearTimeout(ending);
  set({ ...progress, state: 'failed' });
  return () => set({ percent: 0, state: 'idle' });
}

export function getPageProgress(): PageProgress {
  return progress;
}

export const subscribePageProgress = listeners.subscribe;

function set(next: PageProgress): void {
  progress = next;
  listeners.notify();
}
