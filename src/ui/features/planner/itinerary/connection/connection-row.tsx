import { BedDouble, ChevronDown, MoonStar, NotebookPen, TriangleAlert } from 'lucide-react';
import { memo, Suspense, useDeferredValue, useId } from 'react';
import type { ConnectionOption } from '../../../../../model/schemas/connection-option.ts';
import type { TimelineConnection } from '../../../../../model/plan.ts';
import { Skeleton } from '../../../../shell/components/skeleton.tsx';
import { Tag } from '../../../../components/tag.tsx';
import { classNames } from '../../../../shell/components/class-names.ts';
import { lazyPart } from '../../../../shell/routing/lazy-page.tsx';
import { markEstimate } from '../../../../format/option-labels.ts';
import { formatMonths } from '../../../../format/format-months.ts';
import { useFormat } from '../../../../format/use-format.ts';
import { useTranslation } from '../../../../shell/i18n/use-translation.ts';
import { ModeIcon } from '../../mode-icon.tsx';
import { modeLine } from '../../mode-line.ts';
import { usePlannerNames } from '../../planner-context.tsx';
import { useIsSelected } from '../../selection-store.ts';
import { useJourneyTimes } from '../../use-journey-times.ts';
import { useOptionLabels } from '../../use-option-labels.ts';
import styles from './connection-row.module.css';
import { bookedFrom, type EntryBookings } from '../entry-bookings.ts';
import type { ItineraryConnection } from '../group-itinerary.ts';
import { isThroughTheNight } from './night-departure.ts';
import { toggleConnection, useIsOpen } from './expanded-connections.ts';
import { isOpenIn } from './is-open-in.ts';
import { connectionPriceUsd } from './sort-options.ts';
import { ConnectionDetails } from './lazy-connection-details.tsx';
import type { EntryDetails } from './connection-details.tsx';

const missingConnection = lazyPart<{ entry: TimelineConnection }>(() => import('./missing-connection.tsx'));

interface ConnectionRowProps {
  row: ItineraryConnection;
  options: readonly ConnectionOption[];
  bookings: EntryBookings | null;
  /** No connection between the two places is known. */
  missing: boolean;
  /** Key of the selected option that is no longer offered; another option is shown as fallback. */
  unavailableKey: string | null;
  details: EntryDetails;
  /** The options are not loaded yet: the plan is a preview. */
  loading?: boolean;
}

/** A connection of the itinerary as one slim row, which expands. */
export const ConnectionRow = memo(function ConnectionRow({
  row,
  options,
  bookings,
  missing,
  unavailableKey,
  details,
  loading = false,
}: ConnectionRowProps) {
  const { t, tn, locale } = useTranslation();
  const format = useFormat();
  const { connectionName, placeName, connectionEnds } = usePlannerNames();
  const { modeName, modeOfKey } = useOptionLabels();
  const journeyTimes = useJourneyTimes();
  const panelId = useId();
  const open = useIsOpen(row.id);
  // The row responds immediately; its details render deferred.
  const shown = useDeferredValue(open) && open;
  const selected = useIsSelected('connection', row.id);
  const { entry, nightsBefore, nightsEnRoute } = row;
  const chosen = options[entry.selected] ?? options[0];
  if (loading) return <ConnectionSkeleton name={connectionName(entry.key)} />;
  if (missing || chosen === undefined)
    return (
      <Suspense fallback={<Skeleton height="120px" />}>
        <missingConnection.Component entry={entry} />
      </Suspense>
    );

  const priceUsd = connectionPriceUsd(chosen);
  const isClosed = !isOpenIn(chosen, entry.departure);
  const parts = [
    markEstimate(chosen, format.duration(chosen.duration)),
    typeof chosen.distance !== 'number' || chosen.type === 'flight'
      ? null
      : markEstimate(chosen, format.distance(chosen.distance)),
  ].filter((part) => part !== null);
  const [origin, destination] = connectionEnds(entry.key);
  const { both: times } = journeyTimes({ ...entry, origin, destination });
  const facts = [...parts, times, ...(chosen.estimated === true ? [t('planner.estimate')] : [])];
  const originName = placeName(origin);
  const night = isThroughTheNight(entry);
  const bookedAt = bookings ? bookedFrom(bookings) : null;
  // As in the expanded row: if there is a booking, it stores the notes.
  const note = bookings?.transport === undefined ? details.notes : (bookings.transport.notes ?? '');

  return (
    <div
      className={styles.connection}
      data-line={modeLine(chosen.type)}
      data-select-connection={row.id}
      data-selected={selected}
      id={`connection-${row.id}`}
      tabIndex={-1}
    >
      {nightsBefore > 0 && (
        <p className={styles.night}>
          <BedDouble size={20} strokeWidth={1.75} aria-hidden="true" />
          {tn('planner.connection.nights-before', nightsBefore, { place: originName })}
        </p>
      )}
      <button
        type="button"
        className={styles.row}
        aria-expanded={open}
        aria-controls={shown ? panelId : undefined}
        onClick={() => toggleConnection(row.id)}
      >
        <span className={styles.rail}>
          <span className={styles.mode}>
            <ModeIcon type={chosen.type} />
          </span>
        </span>
        <span className={styles.text}>
          <b className={styles.name}>
            {modeName(chosen)}
            {chosen.type === 'flight' && ` ${connectionName(entry.key)}`}
          </b>{' '}
          <span className={styles.facts}>
            {facts.map((fact, index) => (
              <span key={fact} className={styles.fact}>
                {index > 0 && <span className={styles.dot}> · </span>}
                {fact}
              </span>
            ))}
          </span>
        </span>
        <span className={styles.price}>
          {priceUsd === null ? (
            <span className={styles.unknown}>{t('planner.connection.no-price')}</span>
          ) : (
            <>
              {chosen.estimated === true && <span className={styles.about}>{t('planner.about')} </span>}
              {priceUsd === 0 ? t('planner.free') : format.money(priceUsd)}
            </>
          )}
        </span>
        <ChevronDown
          className={classNames(styles.chevron, open && styles.up)}
          size={20}
          strokeWidth={1.75}
          aria-hidden="true"
        />
      </button>
      {(unavailableKey !== null || bookings?.mismatch === true || isClosed) && (
        <div className={styles.warnings}>
          {isClosed && (
            <Tag tone="warn" icon={TriangleAlert}>
              {t('planner.connection.closed-months', {
                months: formatMonths(chosen.months ?? [], locale, 'long'),
              })}
            </Tag>
          )}
          {unavailableKey !== null && (
            <Tag tone="warn" icon={TriangleAlert}>
              {t('planner.connection.gone', { mode: modeOfKey(unavailableKey) })}
            </Tag>
          )}
          {bookings?.mismatch === true && bookedAt !== null && (
            <Tag tone="warn" icon={TriangleAlert}>
              {t('planner.booked-dates', { dates: format.date(bookedAt, 'day') })}
            </Tag>
          )}
        </div>
      )}
      {night && (
        <p className={styles.night}>
          <MoonStar size={20} strokeWidth={1.75} aria-hidden="true" />
          {t('planner.night.row')}
        </p>
      )}
      {details.justHotel && bookings?.stay?.hotelOnly === true && (
        <p className={styles.night}>
          <BedDouble size={20} strokeWidth={1.75} aria-hidden="true" />
          {t('planner.hotelOnly.row', { date: format.date(bookings.stay.arrival, 'day') })}
        </p>
      )}
      {note !== '' && !open && (
        <p className={styles.night}>
          <NotebookPen size={20} strokeWidth={1.75} aria-hidden="true" />
          <span className={styles.noteText}>{note}</span>
        </p>
      )}
      {nightsEnRoute > 0 && (
        <p className={styles.night}>
          <BedDouble size={20} strokeWidth={1.75} aria-hidden="true" />
          {tn('planner.connection.nights-on-the-way', nightsEnRoute)}
        </p>
      )}
      {shown && (
        <div id={panelId} className={styles.panel}>
          <ConnectionDetails
            entry={entry}
            options={options}
            booking={bookings?.transport ?? null}
            details={details}
            hasNight={nightsBefore + nightsEnRoute > 0}
          />
        </div>
      )}
    </div>
  );
});

/** Placeholder of a connection whose options are not loaded yet. */
function ConnectionSkeleton({ name }: { name: string }) {
  return (
    <div className={styles.connection} data-line="road">
      <div className={styles.row}>
        <span className={styles.rail} />
        <span className={styles.text}>
          <span className={styles.facts}>{name}</span> <Skeleton width="120px" height="14px" />
        </span>
      </div>
    </div>
  );
}
