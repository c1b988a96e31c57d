import { CalendarDays, Check, NotebookPen, TriangleAlert } from 'lucide-react';
import { memo, Suspense, useState } from 'react';
import { isOwnKey } from '../../../../../model/own-key.ts';
import { ExperiencePicture } from '../../../../components/experience-picture.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Stepper } from '../../../../components/form/stepper.tsx';
import { Tag } from '../../../../components/tag.tsx';
import { useFormat } from '../../../../format/use-format.ts';
import { useTranslation } from '../../../../shell/i18n/use-translation.ts';
import { lazyPart } from '../../../../shell/routing/lazy-page.tsx';
import { useDraggedBy } from '../../drag/drag-store.ts';
import { StopHints } from '../../hints/stop-hints.tsx';
import { usePlannerNames } from '../../planner-context.tsx';
import { useIsSelected } from '../../selection-store.ts';
import { stayLabel } from '../../stay-label.ts';
import { LazyStopDays } from '../days/lazy-stop-days.tsx';
import { toggleDays, useDaysOpen } from '../days/open-days.ts';
import { DayOnly } from './day-only.tsx';
import type { EntryBookings } from '../entry-bookings.ts';
import type { ItineraryStop } from '../group-itinerary.ts';
import { MAX_NIGHTS } from '../../../../../model/max-nights.ts';
import { NotesDialog } from '../notes-dialog.tsx';
import styles from './stop-card.module.css';
import { StopControls } from './stop-controls.tsx';
import { onStop, currentStop } from './current-entry.ts';

const nightsDialog = lazyPart<{ row: ItineraryStop; onClose: () => void }>(
  () => import('../nights-dialog.tsx'),
);

interface StopCardProps {
  row: ItineraryStop;
  stopCount: number;
  bookings: EntryBookings | null;
  /** Nights that the last change added or removed. */
  nightsChanged: number;
  /** The experience was removed from the catalogue. */
  lost: boolean;
  /** Number of things to do there. */
  itemCount: number;
  /** Notes of the stop itself: without a night there is no booking to store them. */
  notes?: string;
}

/** A stop of the itinerary: times, length of stay, price per night, and its actions. */
export const StopCard = memo(function StopCard({
  row,
  stopCount,
  bookings,
  nightsChanged,
  lost,
  itemCount,
  notes = '',
}: StopCardProps) {
  const { t, tn } = useTranslation();
  const format = useFormat();
  const { session, places, countries, placeName, placeTitle, money } = usePlannerNames();
  const [dialog, setDialog] = useState<'nights' | 'notes' | null>(null);
  const { entry, position, id, leaves } = row;
  const selected = useIsSelected('stop', id);
  const draggedBy = useDraggedBy(id);
  const daysOpen = useDaysOpen(id);
  const place = places.get(entry.key);
  const palette = place && countries.get(place.country_key)?.palette;
  const name = placeName(entry.key);
  const stay = bookings?.stay ?? null;
  const storedNotes = stay === null ? notes : (stay.notes ?? '');
  const perNightUsd = stay?.price_per_night ?? null;
  const changed = entry.nights > 0 || nightsChanged !== 0 ? 'nights-changed' : 'duration-changed';
  const step = (op: 'reduce' | 'increase') => () =>
    void session.apply(
      onStop(row, ({ index }) => ({ op, entry: index })),
      changed,
      entry.key,
    );

  return (
    <>
      <article
        className={styles.card}
        id={`stop-${id}`}
        data-position={position}
        data-select-stop={id}
        data-selected={selected}
        data-dragged={draggedBy}
        tabIndex={-1}
        aria-labelledby={`stop-${id}-title`}
      >
        <div className={styles.picture}>
          <ExperiencePicture
            picture={place?.image_uris[0]}
            palette={palette ?? []}
            sizes="(min-width: 600px) 160px, 112px"
            alt=""
          />
          <span className={styles.badge} aria-hidden="true">
            {position + 1}
          </span>
        </div>
        <div className={styles.body}>
          <h4 className={styles.title} id={`stop-${id}-title`}>
            {placeTitle(entry.key)}
          </h4>
          <p className={styles.times}>
            {format.date(entry.arrival, 'weekday')} {format.clock(entry.arrival)} –{' '}
            {entry.arrival.slice(0, 10) === leaves.slice(0, 10) ? (
              <span className={styles.nowrap}>{format.clock(leaves)}</span>
            ) : (
              <>
                <b className={styles.leave}>{format.date(leaves, 'day')}</b>
                <span className={styles.nowrap}>, {format.clock(leaves)}</span>
              </>
            )}
          </p>
          {storedNotes !== '' && (
            <p className={styles.note}>
              <NotebookPen size={16} aria-hidden="true" /> {storedNotes}
            </p>
          )}
          {lost && (
            <p className={styles.lost}>
              <Tag tone="warn" icon={TriangleAlert}>
                {t(isOwnKey(entry.key) ? 'planner.stop.lostOwn' : 'planner.stop.lost')}
              </Tag>
            </p>
          )}
          {place?.day_only === true && <DayOnly row={row} city={place.hotel_city} />}
          <div className={styles.foot}>
            <Stepper
              value={stayLabel(entry, { t, tn }, format.number)}
              onDecrease={step('reduce')}
              onIncrease={step('increase')}
              canDecrease={entry.canReduce}
              canIncrease={entry.canIncrease && entry.nights < MAX_NIGHTS}
              decreaseLabel={t('planner.stop.shorter', { place: name })}
              increaseLabel={t('planner.stop.longer', { place: name })}
            />
            {nightsChanged !== 0 && (
              <Tag tone="tint">
                {formatSigned(tn('planner.nights', Math.abs(nightsChanged)), nightsChanged)}
              </Tag>
            )}
            {perNightUsd !== null && perNightUsd > 0 && nightsChanged === 0 && stay?.booked !== true && (
              <span className={styles.price}>
                {t('planner.about-a-night', { price: money(perNightUsd) })}
              </span>
            )}
            {stay?.booked === true && !bookings?.mismatch && (
              <Tag tone="good" icon={Check}>
                {t('planner.booked')}
              </Tag>
            )}
            {stay !== null && bookings?.mismatch === true && (
              <Tag tone="warn" icon={TriangleAlert}>
                {t('planner.booked-dates', {
                  dates: format.dateRange(stay.arrival, stay.departure, 'short'),
                })}
              </Tag>
            )}
            <Button
              variant="text"
              size="sm"
              icon={CalendarDays}
              aria-expanded={daysOpen}
              aria-label={t('planner.stop.day-plan-of', { place: name })}
              onClick={() => toggleDays(id)}
            >
              {t('planner.stop.day-plan')}
              {itemCount > 0 && ` (${itemCount})`}
            </Button>
          </div>
          <StopHints stopId={id} />
        </div>
        <StopControls
          row={row}
          stopCount={stopCount}
          onNights={place?.day_only === true ? null : () => setDialog('nights')}
          onNotes={() => setDialog('notes')}
        />
        {dialog === 'nights' && (
          <Suspense>
            <nightsDialog.Component row={row} onClose={() => setDialog(null)} />
          </Suspense>
        )}
        {dialog === 'notes' && (
          <NotesDialog
            uid={stay?.uid ?? null}
            place={(tour) => currentStop(tour, row).index}
            notes={storedNotes}
            about={name}
            onClose={() => setDialog(null)}
          />
        )}
      </article>
      {draggedBy === undefined && <LazyStopDays row={row} />}
    </>
  );
});

function formatSigned(label: string, change: number): string {
  return (change < 0 ? '−' : '+') + label;
}
