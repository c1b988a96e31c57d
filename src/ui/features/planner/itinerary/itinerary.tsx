import {
  lazy,
  memo,
  startTransition,
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { RefObject } from 'react';
import type { ConnectionOption } from '../../../../model/schemas/connection-option.ts';
import { isConnection, isStop, type ItineraryEntry, type Plan } from '../../../../model/plan.ts';
import { useFormat } from '../../../format/use-format.ts';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { stopsOf } from '../../../../model/plan-stops.ts';
import { unavailableOptionKey } from '../unavailable-option.ts';
import { useDragCode } from '../drag/use-drag-code.ts';
import { shareStructure } from '../../../../model/base/share-structure.ts';
import { ConnectionRow } from './connection/connection-row.tsx';
import styles from './itinerary.module.css';
import { bookingsByEntry } from './entry-bookings.ts';
import type { EntryBookings } from './entry-bookings.ts';
import { groupItinerary } from './group-itinerary.ts';
import type { ItineraryDay, ItineraryRow } from './group-itinerary.ts';
import { GRIP_HELP } from './stop/stop-controls.tsx';
import { StopCard } from './stop/stop-card.tsx';
import { usePreloadedDetails } from './connection/lazy-connection-details.tsx';
import { applyPendingFocus } from './pending-focus.ts';
import { useIsNear } from './use-is-near.ts';
import { useItinerarySelection } from './use-itinerary-selection.ts';
import type { EntryDetails } from './connection/connection-details.tsx';

interface ItineraryProps {
  plan: Plan;
  itinerary: readonly ItineraryEntry[];
  options: Record<string, ConnectionOption[]>;
  lostStops: readonly string[];
  /** Nights that the last change added to a stop, by row id. */
  nightsChanged: { id: string; nights: number } | null;
  /** The plan is a preview, whose options may not be loaded yet. */
  isPreview?: boolean;
  /** Shows a preview during a drag; without it stops can be moved by buttons only. */
  onPreview?: (plan: Plan | null) => void;
}

interface RowData {
  row: ItineraryRow;
  bookings: EntryBookings | null;
  options: readonly ConnectionOption[];
  missing: boolean;
  /** Key of the selected option that is no longer offered. */
  unavailableKey: string | null;
  /** The stop's experience was removed from the catalogue. */
  lost: boolean;
  nightsChanged: number;
  /** Things to do at the stop. */
  itemCount: number;
  details: EntryDetails;
  /** Its options are not loaded yet. */
  loading: boolean;
}

interface DayData {
  day: Omit<ItineraryDay, 'rows'>;
  rows: RowData[];
}

/** Delay of days outside the viewport. */
const DEFER_MS = 120;

const loadDrag = () => import('./itinerary-drag.tsx');
const ItineraryDrag = lazy(loadDrag);

/** The itinerary: one section for each day on which something happens, with its connections and stops. */
export function Itinerary(props: ItineraryProps) {
  const { plan, itinerary, options, lostStops, nightsChanged, isPreview = false, onPreview } = props;
  const canDrag = useDragCode(loadDrag, '[data-grip]');
  const { t } = useTranslation();
  const container = useRef<HTMLDivElement>(null);
  const fresh = useMemo(
    () => collectDays({ plan, itinerary, options, lostStops, nightsChanged, isPreview }),
    [plan, itinerary, options, lostStops, nightsChanged, isPreview],
  );
  // Unchanged rows keep their identity between plans, so that their memoized components do not rerender.
  const [shared, setShared] = useState({ fresh, days: fresh });
  if (shared.fresh !== fresh) setShared({ fresh, days: shareStructure(shared.days, fresh) });
  const { days } = shared;
  const stopCount = stopsOf(plan).length;

  const deferred = useDeferredDays(days);

  // After every render: the button that moved a stop keeps the focus, though its element moved.
  useLayoutEffect(() => {
    if (plan.timeline.length > 0) applyPendingFocus(container.current);
  });
  useItinerarySelection(container);
  usePreloadedDetails();

  return (
    <div className={styles.itinerary} ref={container} role="group" aria-label={t('planner.itinerary.label')}>
      <p hidden id={GRIP_HELP}>
        {t('planner.drag.help')}
      </p>
      {days.map((day) => (
        // Keyed by its first row: an added night changes the date of every later day, but not its rows.
        <Day key={keyOf(day)} data={day} deferred={deferred.get(keyOf(day))} stopCount={stopCount} />
      ))}
      {canDrag && onPreview !== undefined && (
        <Suspense fallback={null}>
          <ItineraryDrag container={container} plan={plan} onPreview={onPreview} />
        </Suspense>
      )}
    </div>
  );
}

/** Renders a day near the viewport immediately and a distant one deferred: a change costs only the visible days. */
const Day = memo(function Day({
  data,
  deferred,
  stopCount,
}: {
  data: DayData;
  deferred: DayData | undefined;
  stopCount: number;
}) {
  const section = useRef<HTMLElement>(null);
  const near = useIsNear(section);
  const shown = near || deferred === undefined || !hasSameRows(data, deferred) ? data : deferred;
  return <ItineraryDaySection section={section} data={shown} stopCount={stopCount} />;
});

const ItineraryDaySection = memo(function ItineraryDaySection({
  section,
  data,
  stopCount,
}: {
  section: RefObject<HTMLElement | null>;
  data: DayData;
  stopCount: number;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { date, day } = data.day;
  return (
    <section ref={section} className={styles.day} aria-labelledby={`day-${date}`}>
      <h3 className={styles.date} id={`day-${date}`}>
        <span className={styles.weekday}>{format.date(date, 'weekday')}</span>{' '}
        <span className={styles.numeral}>
          {format.date(date, 'numeral')}
          {format.locale === 'de' && '.'}
        </span>{' '}
        <span className={styles.month}>{format.date(date, 'month')}</span>{' '}
        <span className={styles.number}>{t('planner.itinerary.day', { day })}</span>
      </h3>
      <ol className={styles.rows}>
        {data.rows.map((row) => (
          <li key={row.row.id} className={styles.row}>
            {row.row.kind === 'stop' ? (
              <StopCard
                row={row.row}
                stopCount={stopCount}
                bookings={row.bookings}
                nightsChanged={row.nightsChanged}
                lost={row.lost}
                itemCount={row.itemCount}
                notes={row.details.notes}
              />
            ) : (
              <ConnectionRow
                row={row.row}
                options={row.options}
                bookings={row.bookings}
                missing={row.missing}
                unavailableKey={row.unavailableKey}
                details={row.details}
                loading={row.loading}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
});

function keyOf({ day, rows }: DayData): string {
  return rows[0]?.row.id ?? day.date;
}

/** A deferred copy of the days, for those outside the viewport. */
function useDeferredDays(days: readonly DayData[]): ReadonlyMap<string, DayData> {
  const [deferred, setDeferred] = useState(days);
  // Debounced, so that it does not run during a drag of the slider.
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setDeferred(days)), DEFER_MS);
    return () => clearTimeout(timer);
  }, [days]);
  return useMemo(() => new Map(deferred.map((day) => [keyOf(day), day])), [deferred]);
}

function hasSameRows(now: DayData, deferred: DayData): boolean {
  return (
    now.rows.length === deferred.rows.length &&
    now.rows.every(({ row }, index) => row.id === deferred.rows[index]?.row.id)
  );
}

const NO_OPTIONS: readonly ConnectionOption[] = [];

function collectDays({
  plan,
  itinerary,
  options,
  lostStops,
  nightsChanged,
  isPreview,
}: ItineraryProps): DayData[] {
  const bookings = bookingsByEntry(plan);
  const warnedConnections = (code: 'connection-missing' | 'option-missing') =>
    new Set(plan.warnings.flatMap((warning) => (warning.code === code ? [warning.connection_id] : [])));
  const missing = warnedConnections('connection-missing');
  const unavailable = warnedConnections('option-missing');
  const lost = new Set(lostStops);
  const inGroup = groupSizes(plan);
  return groupItinerary(plan, itinerary).map(({ rows, ...day }) => ({
    day,
    rows: rows.map((row) => ({
      row,
      bookings: bookings.get(row.entry.itinIndex) ?? null,
      options: row.kind === 'connection' ? (options[row.entry.key] ?? NO_OPTIONS) : NO_OPTIONS,
      missing: row.kind === 'connection' && missing.has(row.entry.key),
      unavailableKey:
        row.kind === 'connection' && unavailable.has(row.entry.key)
          ? unavailableOptionKey(itinerary[row.entry.itinIndex], options[row.entry.key] ?? NO_OPTIONS)
          : null,
      lost: row.kind === 'stop' && lost.has(row.entry.key),
      itemCount: itemCountOf(itinerary[row.entry.itinIndex]),
      nightsChanged: nightsChanged?.id === row.id ? nightsChanged.nights : 0,
      details: detailsOf(row, itinerary[row.entry.itinIndex], inGroup),
      loading: isPreview === true && row.kind === 'connection' && options[row.entry.key] === undefined,
    })),
  }));
}

/** Number of connections of each transfer. */
function groupSizes({ timeline }: Plan): Map<number, number> {
  const sizes = new Map<number, number>();
  for (const entry of timeline) {
    if (entry.timelineType !== 'connection') continue;
    sizes.set(entry.connectionGroup, (sizes.get(entry.connectionGroup) ?? 0) + 1);
  }
  return sizes;
}

function itemCountOf(entry: ItineraryEntry | undefined): number {
  return entry !== undefined && isStop(entry) ? (entry.items?.length ?? 0) : 0;
}

function hasText(notes: string | null | undefined): notes is string {
  return (notes ?? '') !== '';
}

const NO_DETAILS: EntryDetails = { notes: '', justHotel: false, isOnlyConnection: false };

function detailsOf(
  row: ItineraryRow,
  entry: ItineraryEntry | undefined,
  inGroup: ReadonlyMap<number, number>,
): EntryDetails {
  if (entry === undefined) return NO_DETAILS;
  if (row.kind === 'stop') return hasText(entry.notes) ? { ...NO_DETAILS, notes: entry.notes } : NO_DETAILS;
  return {
    notes: entry.notes ?? '',
    justHotel: isConnection(entry) && entry.justHotel === true,
    isOnlyConnection: inGroup.get(row.entry.connectionGroup) === 1,
  };
}
