import { ArrowLeft, Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { type PlannedTour, plannedTour } from '../../../data/planner/planned-tour.ts';
import { Button } from '../../components/form/button.tsx';
import { printPage } from '../../components/print/print-page.ts';
import { usePrinting } from '../../components/print/printing.ts';
import { Skeleton } from '../../shell/components/skeleton.tsx';
import { MinimalLayout } from '../../layout/parts/minimal-layout.tsx';
import { outlineOf } from '../../features/export/outline.ts';
import { useWording } from '../../features/export/use-wording.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import { useTitle } from '../../shell/routing/use-title.ts';
import { ItinerarySheet } from './itinerary-sheet.tsx';
import styles from './print-page.module.css';

/** `/tours/print?tour=<id>`: print preview of the itinerary with a print button. */
export default function PrintPage() {
  const wording = useWording();
  const { t, locale } = wording;
  const printing = usePrinting();
  const tourId = new URLSearchParams(useSearch()).get('tour') ?? '';
  const planned = usePlannedTour(tourId);
  const outline = planned && outlineOf(planned, wording);
  useTitle(outline?.name ?? t('export.print.title'));
  const back =
    tourId === ''
      ? pathOf('tours-bookmarked', locale)
      : pathOf('tours-edit', locale, { tour: tourId, step: 'book' });

  return (
    <MinimalLayout
      className={styles.page}
      head={
        <nav className={styles.bar} aria-label={t('export.print.title')}>
          <Button variant="text" icon={ArrowLeft} href={back}>
            {t('export.sheet.back')}
          </Button>
          {outline && (
            <Button variant="accent" icon={Printer} busy={printing} onClick={() => void printPage()}>
              {t('export.sheet.print')}
            </Button>
          )}
        </nav>
      }
    >
      <main id="content" className={styles.sheet} tabIndex={-1}>
        {planned === undefined && (
          <div role="status" aria-label={t('export.loading')}>
            <Skeleton height="480px" />
          </div>
        )}
        {planned !== undefined && !outline && (
          <>
            <h1>{t('export.print.title')}</h1>
            <p>{t(planned === null ? 'export.sheet.missing' : 'export.noPlan')}</p>
          </>
        )}
        {planned && outline && <ItinerarySheet outline={outline} facts={planned.facts} wording={wording} />}
      </main>
    </MinimalLayout>
  );
}

/** Undefined while loading, null if the tour is not on this device. */
function usePlannedTour(tourId: string): PlannedTour | null | undefined {
  const [loaded, setLoaded] = useState<{ tourId: string; planned: PlannedTour | null }>();

  // Reads the database once, when the page opens.
  useEffect(() => {
    let current = true;
    plannedTour(tourId).then(
      (planned) => {
        if (current) setLoaded({ tourId, planned });
      },
      (error: unknown) => {
        console.error('The tour could not be prepared', error);
        if (current) setLoaded({ tourId, planned: null });
      },
    );
    return () => {
      current = false;
    };
  }, [tourId]);

  return loaded?.tourId === tourId ? loaded.planned : undefined;
}
