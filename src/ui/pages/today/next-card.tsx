import { Route } from 'lucide-react';
import type { TourToday } from '../../../model/tour-today.ts';
import { ModeIcon } from '../../features/planner/mode-icon.tsx';
import { clocksLine, nightTitle, connectionMeasures } from '../../features/export/entry-lines.ts';
import type { OutlineStop, OutlineConnection } from '../../features/export/outline.ts';
import { useWording } from '../../features/export/use-wording.ts';
import { BookingNote } from './booking-note.tsx';
import { PlaceNote } from './place-note.tsx';
import { StepList } from './step-list.tsx';
import styles from './today-page.module.css';
import { type TodayStep, connectionBooking, type ConnectionStep } from './today-steps.ts';
import { useWhen } from './use-when.ts';

/** The next connection with its times and destination, and later steps of today. */
export function NextCard({ today, tourId }: { today: TourToday<TodayStep>; tourId: string }) {
  const { t } = useWording();
  const { next, nextStop, laterToday } = today;
  // During a connection, its destination comes before the next connection.
  const arrivesFirst =
    nextStop !== null && (next === null || nextStop.starts.at < next.starts.at) ? nextStop : null;
  return (
    <section className={styles.card} aria-labelledby="today-next" data-today="next">
      <div className={styles.body}>
        <h2 id="today-next" className={styles.eyebrow}>
          {t('today.next.title')}
        </h2>
        {arrivesFirst?.kind === 'stop' && (
          <ArrivalRow stop={arrivesFirst.entry} today={today} tourId={tourId} first />
        )}
        {next?.kind === 'connection' && <NextConnection step={next} today={today} tourId={tourId} />}
        {arrivesFirst === null && nextStop?.kind === 'stop' && (
          <ArrivalRow stop={nextStop.entry} today={today} tourId={tourId} first={false} />
        )}
        {next === null && nextStop === null && <p>{t('today.next.none')}</p>}
        {laterToday.length > 0 && (
          <>
            <h3 className={styles.label}>{t('today.later')}</h3>
            <StepList steps={laterToday} />
          </>
        )}
      </div>
    </section>
  );
}

function NextConnection({
  step: { entry, starts, ends },
  today,
  tourId,
}: {
  step: ConnectionStep;
  today: TourToday<TodayStep>;
  tourId: string;
}) {
  const wording = useWording();
  const { t } = wording;
  const when = useWhen(today.date);
  const clocks = clocksLine(entry, wording);
  const measures = connectionMeasures(entry, wording);
  const night = nightTitle(entry, wording);
  return (
    <div className={styles.connection}>
      <span className={styles.mode}>
        {entry.type === null ? <Route size={24} aria-hidden /> : <ModeIcon type={entry.type} size={24} />}
      </span>
      <div className={styles.lines}>
        <p className={styles.leaves}>{t('today.next.leaves', { when: when(starts.at) })}</p>
        <p className={styles.route}>{routeOf(entry, t('today.next.unknown'))}</p>
        {entry.mode !== null && (
          <p className={styles.facts}>
            <span>{t('today.next.arrives', { when: when(ends.at) })}</span>
            {measures !== '' && <span>{measures}</span>}
          </p>
        )}
        {entry.detail !== '' && <p className={styles.quiet}>{entry.detail}</p>}
        {clocks !== '' && <p className={styles.quiet}>{clocks}</p>}
        <BookingNote booking={connectionBooking(entry)} entryNotes={entry.notes} tourId={tourId} />
        {night !== '' && today.phase !== 'on-the-way' && (
          <>
            <p className={styles.label}>{night}</p>
            <BookingNote booking={entry.night?.booking ?? null} tourId={tourId} />
          </>
        )}
      </div>
    </div>
  );
}

function routeOf({ mode, from, to }: OutlineConnection, unknown: string): string {
  return `${mode ?? unknown}: ${from} – ${to}`;
}

function ArrivalRow({
  stop,
  today,
  tourId,
  first,
}: {
  stop: OutlineStop;
  today: TourToday<TodayStep>;
  tourId: string;
  /** It is the next step. */
  first: boolean;
}) {
  const { t } = useWording();
  const when = useWhen(today.date);
  return (
    <div className={styles.arrival}>
      <h3 className={styles.label}>{t('today.next.place')}</h3>
      <p className={styles.place}>{stop.title}</p>
      {first && <p className={styles.facts}>{t('today.next.arrives', { when: when(stop.arrival) })}</p>}
      <PlaceNote stop={stop} />
      <BookingNote booking={stop.booking} entryNotes={stop.notes} tourId={tourId} />
    </div>
  );
}
