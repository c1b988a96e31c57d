import { afterPaint } from '../../shell/state/after-paint.ts';

/**
 * Hides the topmost modal dialog at once and removes it after the next paint: the end of modality restyles the whole
 * page, which takes several frames on a slow phone. Hidden by opacity, which restyles the dialog alone.
 */
export function closeAfterPaint(close: () => void): void {
  const dialogs = document.querySelectorAll<HTMLElement>('dialog[open]');
  dialogs.item(dialogs.length - 1)?.setAttribute('data-closing', '');
  afterPaint(close);
}
