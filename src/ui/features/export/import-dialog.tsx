import { CircleCheck, FileUp, TriangleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { startDataClient } from '../../../data/catalogue/data-client.ts';
import type { ListedTour } from '../../../data/place-list/add-listed-places.ts';
import { importTourFile } from '../../../data/tours/files/import-tour.ts';
import {
  type ListRejection,
  PLACE_LIST_TYPES,
  type PlaceListResponse,
} from '../../../contract/place-list.ts';
import type { SavedList } from '../../../model/schemas/saved-list.ts';
import { rejectionLabel } from './place-list/list-labels.ts';
import { PlaceListPreview } from './place-list/place-list-preview.tsx';
import { Button } from '../../components/form/button.tsx';
import { classNames } from '../../shell/components/class-names.ts';
import { Dialog } from '../../components/overlay/dialog.tsx';
import type { Locale } from '../../../model/base/locale.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import { failureLabels } from './failure-labels.ts';
import styles from './import-dialog.module.css';
import { useFileDrop } from './use-file-drop.ts';

const WIDTH_PX = 520;
const LIST_WIDTH_PX = 720;

type Outcome =
  | 'reading'
  | ListedTour
  | { ok: false; rejection: ListRejection }
  | { ok: false; isCrash: true }
  | { saved: SavedList }
  | { list: Extract<PlaceListResponse, { ok: true }>; fileName: string };

/**
 * Imports a tour file, or shows the places of another app's file to choose from; it was selected, or dropped here or
 * earlier. Errors are shown by line and field.
 */
export default function ImportDialog({ file, onClose }: { file: File | null; onClose: () => void }) {
  const texts = useTranslation();
  const { t, tn, locale } = texts;
  const [, navigate] = useLocation();
  const [outcome, setOutcome] = useState<Outcome | null>(file === null ? null : 'reading');
  const input = useRef<HTMLInputElement>(null);
  const drop = useFileDrop((dropped) => void importFile(dropped));

  async function importFile(chosen: File): Promise<void> {
    setOutcome('reading');
    setOutcome(await readFile(chosen, locale));
  }
  const importDropped = useEffectEvent(() => {
    if (file !== null) void importFile(file);
  });
  // Once: imports a file that was dropped before the dialog was open.
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    importDropped();
  }, []);

  const list = outcome !== null && outcome !== 'reading' && 'list' in outcome ? outcome : null;
  const result = outcome !== null && outcome !== 'reading' && 'ok' in outcome ? outcome : null;
  const imported = result?.ok === true ? result : null;
  const saved = outcome !== null && outcome !== 'reading' && 'saved' in outcome ? outcome.saved : null;
  const error = result?.ok === false ? errorOf(result) : null;

  const next = imported
    ? {
        label: t('export.import.open'),
        href: pathOf('tours-edit', locale, { tour: imported.tourId, step: 'customize' }),
      }
    : saved && { label: t('export.list.saving.show'), href: pathOf('tours-bookmarked', locale) };

  function errorOf(failed: Extract<Outcome, { ok: false }>): { message: string; path: string | null } {
    if ('isCrash' in failed) return { message: t('export.list.crash'), path: null };
    if ('rejection' in failed) {
      const { message, where } = rejectionLabel(failed.rejection, texts);
      return { message, path: where === '' ? null : where };
    }
    if (failed.fault.code === 'too-many-own') return { message: t('export.list.tooManyOwn'), path: null };
    return failureLabels(failed.fault, { t });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('myTours.import')}
      width={list === null ? WIDTH_PX : LIST_WIDTH_PX}
      footer={
        next === null ? undefined : (
          <>
            <Button variant="ghost" onClick={onClose}>
              {t('export.import.later')}
            </Button>
            <Button
              variant="primary"
              onClick={() => {
                onClose();
                navigate(next.href);
              }}
            >
              {next.label}
            </Button>
          </>
        )
      }
    >
      <div aria-live="polite">
        {outcome === 'reading' && <p>{t('export.import.reading')}</p>}
        {imported && (
          <div className={styles.done}>
            <CircleCheck aria-hidden />
            <div>
              <p>
                {t('export.import.done', {
                  name: imported.name === '' ? t('export.unnamed') : imported.name,
                })}
              </p>
              {imported.unknown.length > 0 && (
                <p className={styles.more}>
                  {tn('export.import.unknown', imported.unknown.length, {
                    names: new Intl.ListFormat(locale, { type: 'conjunction' }).format(imported.unknown),
                  })}
                </p>
              )}
            </div>
          </div>
        )}
        {saved && (
          <div className={styles.done}>
            <CircleCheck aria-hidden />
            <p>{tn('export.list.saving.done', saved.places.length, { name: saved.name })}</p>
          </div>
        )}
        {error && (
          <div className={styles.error}>
            <TriangleAlert aria-hidden />
            <div>
              <p>
                <b>{error.message}</b>
              </p>
              {error.path !== null && (
                <p className={styles.path}>{t('export.import.path', { path: error.path })}</p>
              )}
              <p>{t('export.import.nothing')}</p>
            </div>
          </div>
        )}
      </div>
      {list && (
        <PlaceListPreview
          found={list.list}
          fileName={list.fileName}
          onAdded={setOutcome}
          onSaved={(stored) => setOutcome({ saved: stored })}
        />
      )}
      {!imported && !saved && !list && outcome !== 'reading' && (
        <div className={classNames(styles.zone, drop.over && styles.over)} {...drop.handlers}>
          {error === null && <p className={styles.about}>{t('export.import.about')}</p>}
          <Button variant="outline" icon={FileUp} onClick={() => input.current?.click()}>
            {t(error === null ? 'export.import.choose' : 'export.import.another')}
          </Button>
          <p className={styles.drop}>{t('export.import.drop')}</p>
          <input
            ref={input}
            type="file"
            accept={PLACE_LIST_TYPES.join()}
            hidden
            aria-label={t('export.import.choose')}
            onChange={(event) => {
              const [chosen] = event.currentTarget.files ?? [];
              // Allows selecting the same file again after it was repaired.
              event.currentTarget.value = '';
              if (chosen !== undefined) void importFile(chosen);
            }}
          />
        </div>
      )}
    </Dialog>
  );
}

/** A tour of Rucksack, or else places. */
async function readFile(file: File, locale: Locale): Promise<Outcome> {
  const tour =
    /\.json$/i.test(file.name) || file.type === 'application/json' ? await importTourFile(file) : null;
  const isOther = tour?.ok === false && (tour.fault.code === 'not-a-tour' || tour.fault.code === 'too-big');
  if (tour !== null && !isOther) return tour;
  try {
    const response = await startDataClient().placeList({ file, name: file.name, locale });
    if (response.ok) return { list: response, fileName: file.name };
    // Neither: as a tour it was meant.
    return tour !== null && response.rejection.code === 'unknown-format' ? tour : response;
  } catch (error) {
    console.warn('The file could not be read', error);
    return { ok: false, isCrash: true };
  }
}
