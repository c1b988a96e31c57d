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
import { namelessTour, outlineOf, stopsOf } from './outline.ts';
import { shareFragment } from './share-link.ts';
import styles from './export-dialog.module.css';
import type { ExportFormat } from './export-formats.ts';
import { type ReadyTour, type ExportFailure, useTakeOut } from './use-export.ts';

const NAME_MAX = 200;
const WIDTH_PX = 620;

/** Everything that a tour can become outside of the site, made on the device. */
export default function TakeOutDialog({ tourId, onClose }: { tourId: string; onClose: () => void }) {
  const { t, locale } = useTranslation();
  const [, navigate] = useLocation();
  const ready = useReadyTour(tourId);
  const make = useTakeOut(ready ?? null, onClose);
  const outline = ready?.outline ?? null;
  const empty = outline !== null && stopsOf(outline).length === 0;

  return (
    <Dialog open onClose={onClose} title={t('myTours.takeOut')} width={WIDTH_PX}>
      {ready === undefined && (
        <div role="status" aria-label={t('takeOut.loading')}>
          <Skeleton height="420px" />
        </div>
      )}
      {ready === null && <p>{t('takeOut.gone')}</p>}
      {empty && <p>{t('takeOut.empty')}</p>}
      {ready && !empty && (
        <>
          <p className={styles.about}>{t('takeOut.about')}</p>
          {outline === null && <p className={styles.trouble}>{t('takeOut.noPlan')}</p>}
          <div role="alert">
            {make.fault !== null && <Trouble fault={make.fault} onFile={() => void make.file()} />}
          </div>
          <ul className={styles.ways}>
            <Way name="share" icon={Share2} onPick={make.share} />
            {outline !== null && (
              <>
                <Way name="calendar" icon={CalendarDays} onPick={make.calendar} />
                <Way
                  name="print"
                  icon={Printer}
                  onPick={() => {
                    onClose();
                    navigate(pathOf('tours-print', locale, { tour: tourId }));
                  }}
                />
                <Way name="gpx" icon={MapPinned} onPick={make.gpx} />
                <Way name="kml" icon={Earth} onPick={make.kml} />
                <Way name="text" icon={ClipboardCopy} onPick={make.text} />
              </>
            )}
            <Way name="file" icon={FileJson2} onPick={make.file} />
          </ul>
        </>
      )}
    </Dialog>
  );
}

interface ConnectionProps {
  name: ExportFormat;
  icon: LucideIcon;
  onPick: () => void | Promise<void>;
}

/** One of them, a button as large as its row. */
function Way({ name, icon: Icon, onPick }: ConnectionProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <li>
      <button
        type="button"
        className={styles.way}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-about`}
        onClick={() => void onPick()}
      >
        <Icon className={styles.icon} aria-hidden />
        <span className={styles.words}>
          <b id={`${id}-title`}>{t(`takeOut.${name}.title`)}</b>
          <span id={`${id}-about`}>{t(`takeOut.${name}.about`)}</span>
        </span>
      </button>
    </li>
  );
}

function Trouble({ fault, onFile }: { fault: ExportFailure; onFile: () => void }) {
  const { t } = useTranslation();
  if (fault.code === 'by-hand') {
    return (
      <div className={styles.trouble}>
        <p>{t('takeOut.byHand')}</p>
        <TextArea label={t('takeOut.byHandLabel')} value={fault.text} onChange={keep} readOnly rows={5} />
      </div>
    );
  }
  return (
    <div className={styles.trouble}>
      <p>{t(fault.code === 'too-long' ? 'takeOut.tooLong' : 'takeOut.failed')}</p>
      {fault.code === 'too-long' && (
        <Button variant="outline" size="sm" icon={FileJson2} onClick={onFile}>
          {t('takeOut.file.title')}
        </Button>
      )}
    </div>
  );
}

/** The text is only to be copied. */
function keep(): void {
  // Nothing changes it.
}

/** Undefined while it is put together, null where the tour is not here. */
function useReadyTour(tourId: string): ReadyTour | null | undefined {
  const words = useTranslation();
  const [ready, setReady] = useState<ReadyTour | null>();

  // Follows the device's database, as it is when the dialog opens.
  useEffect(() => {
    let current = true;
    readyTour(tourId, words).then(
      (found) => {
        if (current) setReady(found);
      },
      (error: unknown) => {
        console.error('The tour could not be put together', error);
        if (current) setReady(null);
      },
    );
    return () => {
      current = false;
    };
  }, [tourId, words]);

  return ready;
}

async function readyTour(
  tourId: string,
  words: ReturnType<typeof useTranslation>,
): Promise<ReadyTour | null> {
  const planned = await plannedTour(tourId);
  if (planned === null) return null;
  const { tour, facts } = planned;
  const name = tour.name === '' ? namelessTour(tour.countries, facts, words) : tour.name;
  // Named by many countries it may be longer than a tour that is opened may be called.
  const fragment = await shareFragment({ ...planned, tour: { ...tour, name: name.slice(0, NAME_MAX) } });
  return { planned, name, outline: outlineOf(planned, words), fragment };
}
