import { ArrowLeft, Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { type PlannedTour, plannedTour } from '../../../data/planner/planned-tour.ts';
import { Button } from '../../components/form/button.tsx';
import { Skeleton } from '../../shell/components/skeleton.tsx';
import { outlineOf } from '../../features/export/outline.ts';
import { useWording } from '../../features/export/use-wording.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import { useTitle } from '../../shell/routing/use-title.ts';
import { ItinerarySheet } from './itinerary-sheet.tsx';
import styles from './print-page.module.css';

/** `/tours/print?tour=<id>`: the itinerary as it will lie on paper, and a button that prints it. */
export default function PrintPage() {
  const words = useWording();
  const { t, locale } = words;
  const tourId = new URLSearchParams(useSearch()).get('tour') ?? '';
  const planned = usePlannedTour(tourId);
  const outline = planned && outlineOf(planned, words);
  useTitle(outline?.name ?? t('takeOut.print.title'));
  const back =
    tourId === ''
      ? pathOf('tours-bookmarked', locale)
      : pathOf('tours-edit', locale, { tour: tourId, step: 'book' });

  return (
    <div className={styles.page}>
      <nav className={styles.bar} aria-label={t('takeOut.print.title')}>
        <Button variant="text" icon={ArrowLeft} href={back}>
          {t('takeOut.sheet.back')}
        </Button>
        {outline && (
          <Button
            variant="accent"
            icon={Printer}
            onClick={() => {
              window.print();
            }}
          >
            {t('takeOut.sheet.print')}
          </Button>
        )}
      </nav>
      <main id="content" className={styles.sheet} tabIndex={-1}>
        {planned === undefined && (
          <div role="status" aria-label={t('takeOut.loading')}>
            <Skeleton height="480px" />
          </div>
        )}
        {planned !== undefined && !outline && (
          <>
            <h1>{t('takeOut.print.title')}</h1>
            <p>{t(planned === null ? 'takeOut.sheet.missing' : 'takeOut.noPlan')}</p>
          </>
        )}
        {planned && outline && <ItinerarySheet outline={outline} facts={planned.facts} words={words} />}
      </main>
    </div>
  );
}

/** Undefined while it is put together, null where the tour is not here. */
function usePlannedTour(tourId: string): PlannedTour | null | undefined {
  const [held, setHeld] = useState<{ tourId: string; planned: PlannedTour | null }>();

  // Follows the device's database, as it is when the page opens.
  useEffect(() => {
    let current = true;
    plannedTour(tourId).then(
      (planned) => {
        if (current) setHeld({ tourId, planned });
      },
      (error: unknown) => {
        console.error('The tour could not be put together', error);
        if (current) setHeld({ tourId, planned: null });
      },
    );
    return () => {
      current = false;
    };
  }, [tourId]);

  return held?.tourId === tourId ? held.planned : undefined;
}
