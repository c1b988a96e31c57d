import { useState } from 'react';
import { sitePath } from '../../../contract/paths/site-paths.ts';
import type { PlannedTour } from '../../../data/planner/planned-tour.ts';
import { showSnackbar } from '../../shell/components/snackbar-store.ts';
import type { Outline } from './outline.ts';
import { fileName, makeTourFile } from './make-file.ts';
import { saveFile } from './save-file.ts';
import { useWording } from './use-export-translations.ts';

/** What the dialog holds of a tour: all that is made is made of this. */
export interface ReadyTour {
  planned: PlannedTour;
  name: string;
  /** Null where the tour cannot be planned. */
  outline: Outline | null;
  /** For the link; null where the tour is too big for one. Made ahead: browsers share only right after a click. */
  fragment: string | null;
}

export type ExportFailure = { code: 'too-long' | 'failed' } | { code: 'by-hand'; text: string };

/** What can be done with a tour; each closes the dialog and says what it did, or says why it could not. */
export function useTakeOut(ready: ReadyTour | null, onDone: () => void) {
  const words = useWording();
  const { t, locale } = words;
  const [fault, setFault] = useState<ExportFailure | null>(null);

  function done(message: string): void {
    onDone();
    showSnackbar({ message });
  }

  async function attempt(run: () => Promise<void>): Promise<void> {
    setFault(null);
    try {
      await run();
    } catch (error) {
      console.warn('The tour could not be taken out', error);
      setFault({ code: 'failed' });
    }
  }

  function save(ending: string, type: string, text: string): void {
    const file = fileName(ready?.name ?? '', ending);
    saveFile(file, type, text);
    done(t('takeOut.saved', { file }));
  }

  async function copy(text: string, copied: string): Promise<void> {
    try {
      await clipboard().writeText(text);
    } catch (error) {
      console.warn('The browser did not let the site copy', error);
      setFault({ code: 'by-hand', text });
      return;
    }
    done(copied);
  }

  function withOutline(run: (outline: Outline) => Promise<void>): Promise<void> {
    return attempt(async () => {
      if (ready?.outline) await run(ready.outline);
    });
  }

  return {
    fault,
    share: () =>
      attempt(async () => {
        if (ready === null) return;
        if (ready.fragment === null) {
          setFault({ code: 'too-long' });
          return;
        }
        const url = `${location.origin}${sitePath('tours-shared', locale)}#${ready.fragment}`;
        if (!('share' in navigator)) return copy(url, t('takeOut.linkCopied'));
        try {
          await navigator.share({ title: ready.name, url });
        } catch (error) {
          // Closed without choosing anybody.
          if (error instanceof DOMException && error.name === 'AbortError') return;
          return copy(url, t('takeOut.linkCopied'));
        }
        done(t('takeOut.linkShared'));
      }),
    calendar: () =>
      withOutline(async (outline) => {
        const { makeCalendar } = await import('./make-calendar.ts');
        save('ics', 'text/calendar', makeCalendar(outline, words, new Date()));
      }),
    gpx: () =>
      withOutline(async (outline) => {
        const { makeGpx } = await import('./make-gpx.ts');
        save('gpx', 'application/gpx+xml', makeGpx(outline, words, new Date()));
      }),
    kml: () =>
      withOutline(async (outline) => {
        const { makeKml } = await import('./make-kml.ts');
        save('kml', 'application/vnd.google-earth.kml+xml', makeKml(outline, words));
      }),
    text: () =>
      withOutline(async (outline) => {
        const { makeText } = await import('./make-text.ts');
        await copy(makeText(outline, words), t('takeOut.copied'));
      }),
    file: () =>
      attempt(async () => {
        if (ready === null) return;
        save('json', 'application/json', makeTourFile(ready.planned, new Date()));
      }),
  };
}

/** Missing on addresses without encryption. */
function clipboard(): Clipboard {
  return navigator.clipboard;
}
