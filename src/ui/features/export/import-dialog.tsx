import { CircleCheck, FileUp, TriangleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { importTourFile, type TourImport } from '../../../data/tours/files/import-tour.ts';
import { Button } from '../../components/form/button.tsx';
import { classNames } from '../../shell/components/class-names.ts';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import { failureLabels } from './failure-labels.ts';
import styles from './import-dialog.module.css';
import { useFileDrop } from './use-file-drop.ts';

const WIDTH_PX = 520;

/** Imports a tour file that was selected, or dropped here or earlier. Validation errors are shown by field. */
export default function ImportDialog({ file, onClose }: { file: File | null; onClose: () => void }) {
  const { t, tn, locale } = useTranslation();
  const [, navigate] = useLocation();
  const [outcome, setOutcome] = useState<TourImport | 'reading' | null>(file === null ? null : 'reading');
  const input = useRef<HTMLInputElement>(null);
  const drop = useFileDrop((dropped) => void importFile(dropped));

  async function importFile(chosen: File): Promise<void> {
    setOutcome('reading');
    setOutcome(await importTourFile(chosen));
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

  const imported = outcome !== null && outcome !== 'reading' && outcome.ok ? outcome : null;
  const error = outcome !== null && outcome !== 'reading' && !outcome.ok ? outcome.fault : null;
  const wrong = error && failureLabels(error, { t });

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('myTours.import')}
      width={WIDTH_PX}
      footer={
        imported === null ? undefined : (
          <>
            <Button variant="ghost" onClick={onClose}>
              {t('export.import.later')}
            </Button>
            <Button
              variant="primary"
              onClick={() => {
                onClose();
                navigate(pathOf('tours-edit', locale, { tour: imported.tourId, step: 'customize' }));
              }}
            >
              {t('export.import.open')}
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
        {wrong && (
          <div className={styles.error}>
            <TriangleAlert aria-hidden />
            <div>
              <p>
                <b>{wrong.message}</b>
              </p>
              {wrong.path !== null && (
                <p className={styles.path}>{t('export.import.path', { path: wrong.path })}</p>
              )}
              <p>{t('export.import.nothing')}</p>
            </div>
          </div>
        )}
      </div>
      {!imported && outcome !== 'reading' && (
        <div className={classNames(styles.zone, drop.over && styles.over)} {...drop.handlers}>
          {error === null && <p className={styles.about}>{t('export.import.about')}</p>}
          <Button variant="outline" icon={FileUp} onClick={() => input.current?.click()}>
            {t(error === null ? 'export.import.choose' : 'export.import.another')}
          </Button>
          <p className={styles.drop}>{t('export.import.drop')}</p>
          <input
            ref={input}
            type="file"
            accept=".json,application/json"
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
