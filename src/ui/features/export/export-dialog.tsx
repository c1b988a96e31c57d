import {
  CalendarDays,
  ClipboardCopy,
  Earth,
  FileJson2,
  type LucideIcon,
  MapPinned,
  Printer,
  Share2,
} from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { plannedTour } from '../../../data/planner/planned-tour.ts';
import { Button } from '../../components/form/button.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { Skeleton } from '../../shell/components/skeleton.tsx';
import { TextArea } from '../../components/form/text-field.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import { TOUR_NAME_MAX } from '../../../model/tour-limits.ts';
import { defaultTourName, outlineOf, stopsOf } from './outline.ts';
import { shareFragment } from './share-link.ts';
import styles from './export-dialog.module.css';
import type { ExportFormat } from './export-formats.ts';
import { type PreparedTour, type ExportFailure, useExport } from './use-export.ts';

const WIDTH_PX = 620;

/** Export dialog: all formats that a tour can be exported to, generated on the device. */
export default function ExportDialog({ tourId, onClose }: { tourId: string; onClose: () => void }) {
  const { t, locale } = useTranslation();
  const [, navigate] = useLocation();
  const prepared = usePreparedTour(tourId);
  const exportTour = useExport(prepared ?? null, onClose);
  const outline = prepared?.outline ?? null;
  const empty = outline !== null && stopsOf(outline).length === 0;

  return (
    <Dialog open onClose={onClose} title={t('myTours.export')} width={WIDTH_PX}>
      {prepared === undefined && (
        <div role="status" aria-label={t('export.loading')}>
          <Skeleton height="420px" />
        </div>
      )}
      {prepared === null && <p>{t('export.gone')}</p>}
      {empty && <p>{t('export.empty')}</p>}
      {prepared && !empty && (
        <>
          <p className={styles.about}>{t('export.about')}</p>
          {outline === null && <p className={styles.failure}>{t('export.noPlan')}</p>}
          <div role="alert">
            {exportTour.failure !== null && (
              <Failure failure={exportTour.failure} onFile={() => void exportTour.file()} />
            )}
          </div>
          <ul className={styles.formats}>
            <FormatButton name="share" icon={Share2} onPick={exportTour.share} />
            {outline !== null && (
              <>
                <FormatButton name="calendar" icon={CalendarDays} onPick={exportTour.calendar} />
                <FormatButton
                  name="print"
                  icon={Printer}
                  onPick={() => {
                    onClose();
                    navigate(pathOf('tours-print', locale, { tour: tourId }));
                  }}
                />
                <FormatButton name="gpx" icon={MapPinned} onPick={exportTour.gpx} />
                <FormatButton name="kml" icon={Earth} onPick={exportTour.kml} />
                <FormatButton name="text" icon={ClipboardCopy} onPick={exportTour.text} />
              </>
            )}
            <FormatButton name="file" icon={FileJson2} onPick={exportTour.file} />
          </ul>
        </>
      )}
    </Dialog>
  );
}

interface FormatButtonProps {
  name: ExportFormat;
  icon: LucideIcon;
  onPick: () => void | Promise<void>;
}

/** One export format, as a button that fills its row. */
function FormatButton({ name, icon: Icon, onPick }: FormatButtonProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <li>
      <button
        type="button"
        className={styles.format}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-about`}
        onClick={() => void onPick()}
      >
        <Icon className={styles.icon} aria-hidden />
        <span className={styles.text}>
          <b id={`${id}-title`}>{t(`export.${name}.title`)}</b>
          <span id={`${id}-about`}>{t(`export.${name}.about`)}</span>
        </span>
      </button>
    </li>
  );
}

function Failure({ failure, onFile }: { failure: ExportFailure; onFile: () => void }) {
  const { t } = useTranslation();
  if (failure.code === 'by-hand') {
    return (
      <div className={styles.failure}>
        <p>{t('export.byHand')}</p>
        <TextArea label={t('export.byHandLabel')} value={failure.text} readOnly rows={5} />
      </div>
    );
  }
  return (
    <div className={styles.failure}>
      <p>{t(failure.code === 'too-long' ? 'export.tooLong' : 'export.failed')}</p>
      {failure.code === 'too-long' && (
        <Button variant="outline" size="sm" icon={FileJson2} onClick={onFile}>
          {t('export.file.title')}
        </Button>
      )}
    </div>
  );
}

/** Undefined while it is being prepared, null if the tour is not on this device. */
function usePreparedTour(tourId: string): PreparedTour | null | undefined {
  const translation = useTranslation();
  const [prepared, setReady] = useState<PreparedTour | null>();

  // Reads the database once, when the dialog opens.
  useEffect(() => {
    let current = true;
    prepareTour(tourId, translation).then(
      (found) => {
        if (current) setReady(found);
      },
      (error: unknown) => {
        console.error('The tour could not be prepared', error);
        if (current) setReady(null);
      },
    );
    return () => {
      current = false;
    };
  }, [tourId, translation]);

  return prepared;
}

async function prepareTour(
  tourId: string,
  translation: ReturnType<typeof useTranslation>,
): Promise<PreparedTour | null> {
  const planned = await plannedTour(tourId);
  if (planned === null) return null;
  const { tour, facts } = planned;
  const name = tour.name === '' ? defaultTourName(tour.countries, facts, translation) : tour.name;
  // A generated name of many countries can exceed the maximum length of a tour's name.
  const fragment = await shareFragment({ ...planned, tour: { ...tour, name: name.slice(0, TOUR_NAME_MAX) } });
  return { planned, name, outline: outlineOf(planned, translation), fragment };
}
