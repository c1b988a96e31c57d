import { useState } from 'react';
import { sitePath } from '../../../contract/paths/site-paths.ts';
import type { PlannedTour } from '../../../data/planner/planned-tour.ts';
import { showSnackbar } from '../../shell/components/snackbar-store.ts';
import type { Outline } from './outline.ts';
import { fileName, makeTourFile } from './make-file.ts';
import { saveText } from '../../../data/tours/files/save-file.ts';
import { useWording } from './use-wording.ts';

/** The prepared tour that all exports are generated from. */
export interface PreparedTour {
  planned: PlannedTour;
  name: string;
  /** Null if the tour cannot be planned. */
  outline: Outline | null;
  /**
   * For the share link; null if the tour is too large. Prepared in advance: browsers allow sharing only right after a
   * click.
   */
  fragment: string | null;
}

export type ExportFailure = { code: 'too-long' | 'failed' } | { code: 'by-hand'; text: string };

/** Export actions of a tour; each closes the dialog and reports its result, or sets the failure. */
export function useExport(prepared: PreparedTour | null, onDone: () => void) {
  const wording = useWording();
  const { t, locale } = wording;
  const [failure, setFailure] = useState<ExportFailure | null>(null);

  function done(message: string): void {
    onDone();
    showSnackbar({ message });
  }

  async function attempt(run: () => Promise<void>): Promise<void> {
    setFailure(null);
    try {
      await run();
    } catch (error) {
      console.warn('The export failed', error);
      setFailure({ code: 'failed' });
    }
  }

  function save(ending: string, type: string, text: string): void {
    const file = fileName(prepared?.name ?? '', ending);
    saveText(file, type, text);
    done(t('export.saved', { file }));
  }

  async function copy(text: string, copied: string): Promise<void> {
    try {
      await clipboard().writeText(text);
    } catch (error) {
      console.warn('Copying to the clipboard failed', error);
      setFailure({ code: 'by-hand', text });
      return;
    }
    done(copied);
  }

  function withOutline(run: (outline: Outline) => Promise<void>): Promise<void> {
    return attempt(async () => {
      if (prepared?.outline) await run(prepared.outline);
    });
  }

  return {
    failure,
    share: () =>
      attempt(async () => {
        if (prepared === null) return;
        if (prepared.fragment === null) {
          setFailure({ code: 'too-long' });
          return;
        }
        const url = `${location.origin}${sitePath('tours-shared', locale)}#${prepared.fragment}`;
        if (!('share' in navigator)) return copy(url, t('export.linkCopied'));
        try {
          await navigator.share({ title: prepared.name, url });
        } catch (error) {
          // The share sheet was dismissed.
          if (error instanceof DOMException && error.name === 'AbortError') return;
          return copy(url, t('export.linkCopied'));
        }
        done(t('export.linkShared'));
      }),
    calendar: () =>
      withOutline(async (outline) => {
        const { makeCalendar } = await import('./make-calendar.ts');
        save('ics', 'text/calendar', makeCalendar(outline, wording, new Date()));
      }),
    gpx: () =>
      withOutline(async (outline) => {
        const { makeGpx } = await import('./make-gpx.ts');
        save('gpx', 'application/gpx+xml', makeGpx(outline, wording, new Date()));
      }),
    kml: () =>
      withOutline(async (outline) => {
        const { makeKml } = await import('./make-kml.ts');
        save('kml', 'application/vnd.google-earth.kml+xml', makeKml(outline, wording));
      }),
    text: () =>
      withOutline(async (outline) => {
        const { makeText } = await import('./make-text.ts');
        await copy(makeText(outline, wording), t('export.copied'));
      }),
    file: () =>
      attempt(async () => {
        if (prepared === null) return;
        save('json', 'application/json', makeTourFile(prepared.planned, new Date()));
      }),
  };
}

/** Undefined in insecure contexts (HTTP). */
function clipboard(): Clipboard {
  return navigator.clipboard;
}
