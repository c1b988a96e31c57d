import { FLIGHT_LIMITS, MOMENT, STAY_LIMITS } from '../../../../../model/booking-details.ts';
import { instantOf } from '../../../../../model/calendar/zoned-moment.ts';
import { zoneOfPlace } from '../../../../../model/place/place-zone.ts';
import type { BookingPatch } from '../../../../../data/planner/planner-state.ts';
import { TextField } from '../../../../components/form/text-field.tsx';
import { useTranslation } from '../../../../shell/i18n/use-translation.ts';
import { usePlannerNames, type PlannerNames } from '../../planner-context.tsx';
import styles from './detail-fields.module.css';
import type { BookingRow } from './booking-rows.ts';

/** Fields of the dialog as texts; moments as "2027-03-14T21:30" on the clock of their place. */
export type BookingTexts = Record<(typeof STAY_FIELDS | typeof RIDE_FIELDS)[number], string>;

const STAY_FIELDS = ['name', 'address', 'phone', 'checkIn', 'checkOut'] as const;
const OUT_FIELDS = ['date', 'arrival', 'flightNumber', 'terminal', 'seat'] as const;
const BACK_FIELDS = [
  'dateReturn',
  'arrivalReturn',
  'flightNumberReturn',
  'terminalReturn',
  'seatReturn',
] as const;
const RIDE_FIELDS = ['airline', ...OUT_FIELDS, ...BACK_FIELDS] as const;
const FIELDS = [...STAY_FIELDS, ...RIDE_FIELDS];
const TIMES: ReadonlySet<string> = new Set(['date', 'arrival', 'dateReturn', 'arrivalReturn']);

/** Rides with a ticket for a certain departure. */
const TICKETED: ReadonlySet<string> = new Set(['train', 'rail', 'bus', 'ferry']);

export const isTicketed = (row: BookingRow): boolean =>
  row.kind === 'flights' || (row.kind === 'transport' && TICKETED.has(row.booking.type ?? ''));

/** Departures are prefilled from the plan; arrivals only once they are booked. */
export function bookingTexts(row: BookingRow): BookingTexts {
  const stored: Partial<Record<string, unknown>> = { ...row.booking };
  const text = (field: string) => {
    const value = stored[field];
    return typeof value === 'string' ? value : '';
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every field is listed
  return Object.fromEntries(FIELDS.map((field) => [field, text(field)])) as BookingTexts;
}

/** Changed fields as a patch. A booking with times of its own counts as booked: else the next plan would replace them. */
export function detailsPatch(row: BookingRow, changes: Partial<BookingTexts>): BookingPatch {
  const written = Object.entries(changes).flatMap(([field, value]) => {
    // A departure always stays known.
    if ((field === 'date' || field === 'dateReturn') && value === '') return [];
    return [[field, value.trim() === '' ? null : value.trim()]];
  });
  const patch: BookingPatch = Object.fromEntries(written);
  return written.some(([field]) => TIMES.has(String(field))) && !row.booked
    ? { ...patch, booked: true }
    : patch;
}

/** Whether an arrival is not after its departure, in UTC. */
export function arrivesTooEarly(
  [from, to]: readonly [string, string],
  [departure, arrival]: readonly [string, string],
  facts: Parameters<typeof zoneOfPlace>[1],
): boolean {
  if (!MOMENT.test(departure) || !MOMENT.test(arrival)) return false;
  const [fromZone, toZone] = [zoneOfPlace(from, facts), zoneOfPlace(to, facts)];
  if (fromZone === null || toZone === null) return false;
  return instantOf(arrival, toZone) <= instantOf(departure, fromZone);
}

/** Keys of the places that a ride or flight joins. */
export function endsOfRow(row: BookingRow): readonly [from: string, to: string] {
  if (row.kind !== 'flights' && row.kind !== 'transport') return ['', ''];
  const { origin, destination } = row.kind === 'flights' ? (row.booking.flight ?? {}) : {};
  const [from = '', to = ''] = row.booking.connection_id.split('_');
  return [origin ?? from, destination ?? to];
}

/** True if the arrival of the ride or of the flight back is not after its departure. */
export function hasWrongTimes(row: BookingRow, texts: BookingTexts, facts: PlannerNames): boolean {
  const [from, to] = endsOfRow(row);
  return (
    arrivesTooEarly([from, to], [texts.date, texts.arrival], facts) ||
    arrivesTooEarly([to, from], [texts.dateReturn, texts.arrivalReturn], facts)
  );
}

interface DetailFieldsProps {
  row: BookingRow;
  texts: BookingTexts;
  onChange: (changes: Partial<BookingTexts>) => void;
}

/** What was booked: the place to stay, or the flight or ride with its times. */
export function DetailFields({ row, texts, onChange }: DetailFieldsProps) {
  const { t } = useTranslation();
  if (row.kind === 'stays') return <StayFields texts={texts} onChange={onChange} />;
  if (!isTicketed(row)) return null;
  const [from, to] = endsOfRow(row);
  const hasReturn = row.kind === 'flights' && row.booking.dateReturn !== undefined;
  return (
    <>
      {row.kind === 'flights' && (
        <TextField
          label={t('planner.book.details.airline')}
          value={texts.airline}
          onChange={(airline) => onChange({ airline })}
          maxLength={FLIGHT_LIMITS.airline}
          autoComplete="off"
        />
      )}
      <RideFields
        legend={hasReturn ? t('planner.book.details.flightOut') : null}
        ends={[from, to]}
        fields={OUT_FIELDS}
        isFlight={row.kind === 'flights'}
        texts={texts}
        onChange={onChange}
      />
      {hasReturn && (
        <RideFields
          legend={t('planner.book.details.flightBack')}
          ends={[to, from]}
          fields={BACK_FIELDS}
          isFlight
          texts={texts}
          onChange={onChange}
        />
      )}
      <p className={styles.hint}>{t('planner.book.details.timesHint')}</p>
    </>
  );
}

function StayFields({ texts, onChange }: Omit<DetailFieldsProps, 'row'>) {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        label={t('planner.book.details.lodging')}
        value={texts.name}
        onChange={(name) => onChange({ name })}
        maxLength={STAY_LIMITS.name}
        autoComplete="off"
      />
      <TextField
        label={t('planner.book.details.address')}
        value={texts.address}
        onChange={(address) => onChange({ address })}
        maxLength={STAY_LIMITS.address}
        autoComplete="off"
      />
      <div className={styles.pair}>
        <TextField
          label={t('planner.book.details.checkIn')}
          type="time"
          value={texts.checkIn}
          onChange={(checkIn) => onChange({ checkIn })}
        />
        <TextField
          label={t('planner.book.details.checkOut')}
          type="time"
          value={texts.checkOut}
          onChange={(checkOut) => onChange({ checkOut })}
        />
      </div>
      <TextField
        label={t('planner.book.details.phone')}
        type="tel"
        inputMode="tel"
        value={texts.phone}
        onChange={(phone) => onChange({ phone })}
        maxLength={STAY_LIMITS.phone}
        autoComplete="off"
      />
    </>
  );
}

interface RideFieldsProps extends Omit<DetailFieldsProps, 'row'> {
  legend: string | null;
  ends: readonly [from: string, to: string];
  fields: typeof OUT_FIELDS | typeof BACK_FIELDS;
  isFlight: boolean;
}

function RideFields({ legend, ends, fields, isFlight, texts, onChange }: RideFieldsProps) {
  const { t } = useTranslation();
  const names = usePlannerNames();
  const [date, arrival, flightNumber, terminal, seat] = fields;
  const isWrong = arrivesTooEarly(ends, [texts[date], texts[arrival]], names);
  const field = (name: keyof BookingTexts, label: string, maxLength: number) => (
    <TextField
      label={label}
      value={texts[name]}
      onChange={(value) => onChange({ [name]: value })}
      maxLength={maxLength}
      autoComplete="off"
    />
  );
  return (
    <fieldset className={styles.ride}>
      {legend !== null && <legend className={styles.legend}>{legend}</legend>}
      {isFlight && field(flightNumber, t('planner.book.details.flightNumber'), FLIGHT_LIMITS.flightNumber)}
      <TextField
        label={t('planner.book.details.departureAt', { place: names.placeName(ends[0]) })}
        type="datetime-local"
        value={texts[date]}
        onChange={(value) => onChange({ [date]: value })}
      />
      <TextField
        label={t('planner.book.details.arrivalAt', { place: names.placeName(ends[1]) })}
        type="datetime-local"
        value={texts[arrival]}
        onChange={(value) => onChange({ [arrival]: value })}
        error={isWrong ? t('planner.book.details.arrivalBefore') : null}
      />
      {isFlight && (
        <div className={styles.pair}>
          {field(terminal, t('planner.book.details.terminal'), FLIGHT_LIMITS.terminal)}
          {field(seat, t('planner.book.details.seat'), FLIGHT_LIMITS.seat)}
        </div>
      )}
    </fieldset>
  );
}
