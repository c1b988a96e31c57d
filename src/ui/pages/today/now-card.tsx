import { Clock, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { localMoment } from '../../../data/tours/local-moment.ts';
import type { TourFacts } from '../../../data/planner/planned-tour.ts';
import { daysBetween } from '../../../model/calendar/calendar-days.ts';
import { sunTimes } from '../../../model/calendar/sun-times.ts';
import type { TourToday } from '../../../model/tour-today.ts';
import { ExperiencePicture } from '../../components/experience-picture.tsx';
import { nightTitle, connectionTitle } from '../../features/export/entry-lines.ts';
import type { OutlineStop } from '../../features/export/outline.ts';
import { useWording } from '../../features/export/use-wording.ts';
import { BookingNote } from './booking-note.tsx';
import { PlaceNote } from './place-note.tsx';
import styles from './today-page.module.css';
import { type TodayStep, connectionBooking } from './today-steps.ts';
import { useWhen } from './use-when.ts';

interface NowCardProps {
  today: TourToday<TodayStep>;
  facts: TourFacts;
  tourId: string;
  now: Date;
}

/** Where the user is according to the plan. */
export function NowCard({ today, facts, tourId, now }: NowCardProps) {
  const wording = useWording();
  const { t } = wording;
  const when = useWhen(today.date);
  const step = today.now;
  if (step?.kind === 'stop')
    return <CurrentStop stop={step.entry} today={today} facts={facts} tourId={tourId} now={now} />;
  if (step?.kind === 'connection') {
    return (
      <Frame eyebrow={t('today.now.on-the-way')} title={connectionTitle(step.entry)}>
        <p className={styles.facts}>{t('today.next.arrives', { when: when(step.ends.at) })}</p>
        <BookingNote booking={connectionBooking(step.entry)} entryNotes={step.entry.notes} tourId={tourId} />
      </Frame>
    );
  }
  if (today.phase === 'on-the-way' && today.next?.kind === 'connection') {
    const { entry } = today.next;
    return (
      <Frame
        eyebrow={t('today.now.on-the-way')}
        title={t('today.now.between', { place: entry.night?.place?.name ?? entry.from })}
      >
        <p className={styles.facts}>
          {entry.night === null ? t('today.now.betweenText') : nightTitle(entry, wording)}
        </p>
        <BookingNote booking={entry.night?.booking ?? null} tourId={tourId} />
      </Frame>
    );
  }
  if (today.phase === 'after') {
    return (
      <Frame eyebrow={t('today.title')} title={t('today.now.after')}>
        <p>{t('today.now.afterText')}</p>
      </Frame>
    );
  }
  const first = today.next ?? today.nextStop;
  return (
    <Frame eyebrow={t('today.title')} title={t('today.now.before')}>
      {first !== null && (
        <p className={styles.facts}>{t('today.next.sets', { when: when(first.starts.at) })}</p>
      )}
    </Frame>
  );
}

function CurrentStop({ stop, today, facts, tourId, now }: NowCardProps & { stop: OutlineStop }) {
  const { t, tn, format } = useWording();
  const place = facts.places.get(stop.key);
  const until = today.next?.starts.at ?? stop.departure;
  const nightsLeft = daysBetween(today.date, until);
  return (
    <Frame
      eyebrow={t('today.now.here')}
      title={stop.title}
      picture={
        <div className={styles.picture}>
          <ExperiencePicture
            picture={place?.image_uris[0]}
            palette={facts.countries.get(place?.country_key ?? '')?.palette ?? []}
            sizes="(min-width: 960px) 720px, 100vw"
            alt=""
            eager
          />
        </div>
      }
    >
      <p className={styles.facts}>
        <span>
          {t('today.now.until', {
            date: format.date(until, 'day'),
            time: format.clock(until),
          })}
        </span>
        {nightsLeft > 0 && <span>{tn('today.now.nights', nightsLeft)}</span>}
      </p>
      <Sky stop={stop} today={today} now={now} />
      <TodaysItems stop={stop} today={today} />
      <PlaceNote stop={stop} />
      <BookingNote booking={stop.booking} entryNotes={stop.notes} tourId={tourId} />
    </Frame>
  );
}

/** What is planned for today at the stop, by time. */
function TodaysItems({ stop, today }: Pick<NowCardProps, 'today'> & { stop: OutlineStop }) {
  const { t, format } = useWording();
  const items = stop.items.filter(({ date }) => date === today.date);
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="today-items">
      <h3 id="today-items" className={styles.itemsTitle}>
        {t('today.now.items')}
      </h3>
      <ul className={styles.items}>
        {items.map(({ id, title, start, minutes }) => (
          <li key={id}>
            <b className={styles.itemTime}>{start}</b>
            <span>
              {title}
              {minutes !== null && <span className={styles.quiet}> {format.duration(minutes * 60)}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Sunrise and sunset at the stop, and its local time if the device shows another. */
function Sky({ stop, today, now }: Pick<NowCardProps, 'today' | 'now'> & { stop: OutlineStop }) {
  const { t, format } = useWording();
  const sun = stop.at === null || stop.zone === null ? null : sunTimes(stop.at, today.date, stop.zone);
  const elsewhere = localMoment(now) !== today.moment;
  if (sun === null && !elsewhere) return null;
  return (
    <p className={styles.facts}>
      {elsewhere && (
        <span>
          <Clock aria-hidden />
          {t('today.now.clock', { time: format.clock(today.moment) })}
        </span>
      )}
      {sun !== null && (
        <span>
          <Sun aria-hidden />
          {sun === 'never-sets'
            ? t('today.now.neverSets')
            : sun === 'never-rises'
              ? t('today.now.neverRises')
              : t('today.now.sun', { rises: format.clock(sun.rises), sets: format.clock(sun.sets) })}
        </span>
      )}
    </p>
  );
}

function Frame({
  eyebrow,
  title,
  picture,
  children,
}: {
  eyebrow: string;
  title: string;
  picture?: ReactNode;
  children: ReactNode;
}) {
  const { t } = useWording();
  return (
    <section className={styles.card} aria-labelledby="today-now" data-today="now">
      {picture}
      <div className={styles.body}>
        <p className={styles.eyebrow}>
          {eyebrow} <span className={styles.quiet}>{t('today.byPlan')}</span>
        </p>
        <h2 id="today-now" className={styles.title}>
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
}
