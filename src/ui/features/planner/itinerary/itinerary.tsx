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
import type { ItineraryEntry, Plan } from '../../../../model/plan.ts';
import { useFormat } from '../../../format/use-format.ts';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { stopsOf } from '../describe-change.ts';
import { unavailableOptionKey } from '../unavailable-option.ts';
import { useDragCode } from '../drag/use-drag-code.ts';
import { shareStructure } from '../share-structure.ts';
import { ConnectionRow } from './connection/connection-row.tsx';
import styles from './itinerary.module.css';
import { bookingsByEntry } from './entry-bookings.ts';
import type { EntryBookings } from './entry-bookings.ts';
import { groupItinerary } from './group-itinerary.ts';
import type { ItineraryDay, ItineraryRow } from './group-itinerary.ts';
import { GRIP_HELP } from './stop/stop-controls.tsx';
import { StopCard } from './stop/stop-card.tsx';
import { usePreparedDetails } from './connection/lazy-connection-details.tsx';
import { takePendingFocus } from './pending-focus.ts';
import { useIsNear } from './use-is-near.ts';
import { useItinerarySelection } from './use-itinerary-selection.ts';
import type { Wishes } from './connection/connection-details.tsx';

interface ItineraryProps {
  plan: Plan;
  itinerary: readonly ItineraryEntry[];
  options: Record<string, ConnectionOption[]>;
  lostStops: readonly string[];
  /** Nights that the last change gave to a stop, by its row's id. */
  nightsChanged: { id: string; nights: number } | null;
  /** The plan is one that would be: what is not known of it yet is on its way. */
  held?: boolean;
  /** Shows what the tour would be while a stop is held; without it stops are moved by buttons alone. */
  onPreview?: (plan: Plan | null) => void;
}

interface RowData {
  row: ItineraryRow;
  bookings: EntryBookings | null;
  options: readonly ConnectionOption[];
  missing: boolean;
  /** Key of what was chosen, where it is no longer offered. */
  goneKey: string | null;
  /** The catalogue does not have the stop any more. */
  lost: boolean;
  nightsChanged: number;
  wishes: Wishes;
  /** Its ways are not known yet. */
  coming: boolean;
}

interface DayData {
  day: Omit<ItineraryDay, 'rows'>;
  rows: RowData[];
}

/** After what is seen was drawn. */
const LATER_MS = 120;

const loadDrag = () => import('./itinerary-drag.tsx');
const ItineraryDrag = lazy(loadDrag);

/** The plan as a diary: a heading for each day on which something happens, its ways and its stops. */
export function Itinerary(props: ItineraryProps) {
  const { plan, itinerary, options, lostStops, nightsChanged, held: isHeld = false, onPreview } = props;
  const canDrag = useDragCode(loadDrag, '[data-grip]');
  const { t } = useTranslation();
  const container = useRef<HTMLDivElement>(null);
  const fresh = useMemo(
    () => collect({ plan, itinerary, options, lostStops, nightsChanged, held: isHeld }),
    [plan, itinerary, options, lostStops, nightsChanged, isHeld],
  );
  // Rows that did not change stay the same objects from one plan to the next, so that they are not drawn again.
  const [held, setHeld] = useState({ fresh, days: fresh });
  if (held.fresh !== fresh) setHeld({ fresh, days: shareStructure(held.days, fresh) });
  const { days } = held;
  const stopCount = stopsOf(plan).length;

  const later = useLater(days);

  // Follows the order: the button that moved a stop keeps the focus, though its element moved.
  useLayoutEffect(() => {
    if (plan.timeline.length > 0) takePendingFocus(container.current);
  }, [plan]);
  useItinerarySelection(container);
  usePreparedDetails();

  return (
    <div className={styles.diary} ref={container} role="group" aria-label={t('planner.diary.label')}>
      <p hidden id={GRIP_HELP}>
        {t('planner.drag.help')}
      </p>
      {days.map((day) => (
        // Known by what it begins with: one more night moves every later day to another date, not its rows.
        <Day key={keyOf(day)} data={day} later={later.get(keyOf(day))} stopCount={stopCount} />
      ))}
      {canDrag && onPreview !== undefined && (
        <Suspense fallback={null}>
          <ItineraryDrag diary={container} plan={plan} onPreview={onPreview} />
        </Suspense>
      )}
    </div>
  );
}

/** A day in sight shows what it is now. One far from it follows later, so that a change costs what is seen of it. */
const Day = memo(function Day({
  data,
  later,
  stopCount,
}: {
  data: DayData;
  later: DayData | undefined;
  stopCount: number;
}) {
  const section = useRef<HTMLElement>(null);
  const near = useIsNear(section);
  const shown = near || later === undefined || !hasSameRows(data, later) ? data : later;
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
        <span className={styles.number}>{t('planner.diary.day', { day })}</span>
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
                notes={row.wishes.notes}
              />
            ) : (
              <ConnectionRow
                row={row.row}
                options={row.options}
                bookings={row.bookings}
                missing={row.missing}
                goneKey={row.goneKey}
                wishes={row.wishes}
                coming={row.coming}
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

/** The days as they were a moment ago: for those that nobody sees. */
function useLater(days: readonly DayData[]): ReadonlyMap<string, DayData> {
  const [later, setLater] = useState(days);
  // Follows the days, behind everything that is seen; while a slider moves it waits.
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setLater(days)), LATER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [days]);
  return useMemo(() => new Map(later.map((day) => [keyOf(day), day])), [later]);
}

function hasSameRows(now: DayData, later: DayData): boolean {
  return (
    now.rows.length === later.rows.length &&
    now.rows.every(({ row }, index) => row.id === later.rows[index]?.row.id)
  );
}

const NO_OPTIONS: readonly ConnectionOption[] = [];

function collect({ plan, itinerary, options, lostStops, nightsChanged, held }: ItineraryProps): DayData[] {
  const bookings = bookingsByEntry(plan);
  const warned = (code: 'connection-missing' | 'option-missing') =>
    new Set(plan.warnings.flatMap((warning) => (warning.code === code ? [warning.connection_id] : [])));
  const missing = warned('connection-missing');
  const gone = warned('option-missing');
  const lost = new Set(lostStops);
  const inGroup = groupSizes(plan);
  return groupItinerary(plan, itinerary).map(({ rows, ...day }) => ({
    day,
    rows: rows.map((row) => ({
      row,
      bookings: bookings.get(row.entry.itinIndex) ?? null,
      options: row.kind === 'connection' ? (options[row.entry.key] ?? NO_OPTIONS) : NO_OPTIONS,
      missing: row.kind === 'connection' && missing.has(row.entry.key),
      goneKey:
        row.kind === 'connection' && gone.has(row.entry.key)
          ? unavailableOptionKey(itinerary[row.entry.itinIndex], options[row.entry.key] ?? NO_OPTIONS)
          : null,
      lost: row.kind === 'stop' && lost.has(row.entry.key),
      nightsChanged: nightsChanged?.id === row.id ? nightsChanged.nights : 0,
      wishes: wishesOf(row, itinerary[row.entry.itinIndex], inGroup),
      coming: held === true && row.kind === 'connection' && options[row.entry.key] === undefined,
    })),
  }));
}

/** How many ways each group has. */
function groupSizes({ timeline }: Plan): Map<number, number> {
  const sizes = new Map<number, number>();
  for (const entry of timeline) {
    if (entry.timelineType !== 'connection') continue;
    sizes.set(entry.connectionGroup, (sizes.get(entry.connectionGroup) ?? 0) + 1);
  }
  return sizes;
}

function hasText(notes: string | null | undefined): notes is string {
  return (notes ?? '') !== '';
}

const NO_WISHES: Wishes = { notes: '', justHotel: false, alone: false };

function wishesOf(
  row: ItineraryRow,
  entry: ItineraryEntry | undefined,
  inGroup: ReadonlyMap<number, number>,
): Wishes {
  if (entry === undefined) return NO_WISHES;
  if (row.kind === 'stop') return hasText(entry.notes) ? { ...NO_WISHES, notes: entry.notes } : NO_WISHES;
  return {
    notes: entry.notes ?? '',
    justHotel: entry['justHotel'] === true,
    alone: inGroup.get(row.entry.connectionGroup) === 1,
  };
}
