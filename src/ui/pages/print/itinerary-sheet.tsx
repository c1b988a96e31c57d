import { groupEmergency } from '../../../model/place/group-emergency.ts';
import { textKeyOf } from '../../../../locales/text-keys.ts';
import type { TourFacts } from '../../../data/planner/planned-tour.ts';
import { MapSketch } from '../../components/map/sketch/map-sketch.tsx';
import { NoAmbulanceNote } from '../../features/details/no-ambulance-note.tsx';
import {
  clocksLine,
  entryLines,
  itemLine,
  nightTitle,
  stayLength,
  connectionMeasures,
  connectionTitle,
  type Wording,
} from '../../features/export/entry-lines.ts';
import type { Outline, OutlineStop, OutlineConnection } from '../../features/export/outline.ts';
import styles from './itinerary-sheet.module.css';
import { sketchRoute } from './route-sketch.ts';

interface SheetProps {
  outline: Outline;
  facts: TourFacts;
  wording: Wording;
}

/** Printable itinerary: route sketch, days with stops and connections, bookings, emergency numbers. */
export function ItinerarySheet({ outline, facts, wording }: SheetProps) {
  const { t, tn, format } = wording;
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <h1>{outline.name}</h1>
        <p>
          {format.dateRange(outline.start, outline.end, 'short-year')} · {tn('export.days', outline.dayCount)}{' '}
          · {tn('export.sheet.travellers', outline.travellers)}
        </p>
        {!outline.dated && <p>{t('export.noDates')}</p>}
      </header>
      <MapSketch sketch={sketchRoute(outline)} label={t('export.sheet.route')} />
      {outline.notes !== '' && (
        <section className={styles.notes}>
          <h2>{t('export.sheet.notes')}</h2>
          <p>{outline.notes}</p>
        </section>
      )}
      {outline.days.map(({ day, date, entries }) => (
        <section key={date} className={styles.day}>
          <h2>{t('export.day', { day, date: format.date(date, 'long') })}</h2>
          <ul>
            {entries.map((entry) => (
              <li key={entry.id} className={styles.entry}>
                {entry.kind === 'stop' ? (
                  <Stop stop={entry} wording={wording} />
                ) : (
                  <Connection connection={entry} wording={wording} />
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Emergency facts={facts} wording={wording} />
      <footer className={styles.foot}>{t('export.sheet.foot')}</footer>
    </article>
  );
}

function Stop({ stop, wording }: { stop: OutlineStop; wording: Wording }) {
  const { t, format } = wording;
  // The plan leaves the morning free; the departure time is with the connection.
  const leaving = format.date(stop.departure, 'day');
  return (
    <>
      <p className={styles.clock}>{format.clock(stop.arrival)}</p>
      <div>
        <h3>
          {stop.number}. {stop.title} <span className={styles.quiet}>{stayLength(stop, wording)}</span>
        </h3>
        <Lines
          lines={[
            stop.address,
            ...entryLines(withoutSearchLink(stop), wording),
            stop.nights > 0 ? t('export.sheet.leave', { date: leaving }) : '',
          ]}
        />
        {stop.items.length > 0 && (
          <ul className={styles.items}>
            {stop.items.map((item) => (
              <li key={item.id}>{itemLine(item, wording)}</li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

function Connection({ connection, wording }: { connection: OutlineConnection; wording: Wording }) {
  const { t, format } = wording;
  const { departure, arrival } = connection;
  return (
    <>
      <div className={styles.clock}>
        {connection.mode !== null && <p>{`${format.clock(departure)}–${format.clock(arrival)}`}</p>}
        {departure.slice(0, 10) !== arrival.slice(0, 10) && (
          <p className={styles.later}>{t('export.until', { date: format.date(arrival, 'day') })}</p>
        )}
      </div>
      <div>
        {connection.night !== null && (
          <>
            <p className={styles.quiet}>{nightTitle(connection, wording)}</p>
            <Lines
              lines={entryLines(withoutSearchLink({ booking: connection.night.booking, notes: '' }), wording)}
            />
          </>
        )}
        <p>
          {connection.mode === null
            ? t('export.unknownConnection', { way: connectionTitle(connection) })
            : connectionTitle(connection)}{' '}
          <span className={styles.quiet}>{connectionMeasures(connection, wording)}</span>
        </p>
        <Lines
          lines={[
            connection.detail,
            clocksLine(connection, wording),
            ...entryLines(withoutSearchLink(connection), wording),
          ]}
        />
      </div>
    </>
  );
}

/** On paper a search link is useless; a link to a booking can be typed. */
function withoutSearchLink({
  booking,
  notes,
}: Pick<OutlineStop, 'booking' | 'notes'>): Pick<OutlineStop, 'booking' | 'notes'> {
  return { booking: booking === null || booking.booked ? booking : { ...booking, link: '' }, notes };
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines
    .filter((line) => line !== '')
    .map((line) => (
      <p key={line} className={styles.line}>
        {line}
      </p>
    ));
}

function Emergency({ facts, wording: { t, locale } }: Pick<SheetProps, 'facts' | 'wording'>) {
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const countries = [...facts.visitedCountries].flatMap((key) => facts.countries.get(key) ?? []);
  if (countries.length === 0) return null;
  return (
    <section className={styles.emergency}>
      <h2>{t('export.sheet.emergency')}</h2>
      <dl>
        {countries.map(({ key, emergency = [], calling_code: code = '', [locale]: { name } }) => (
          <div key={key}>
            <dt>
              {name} {code !== '' && `(${code})`}
            </dt>
            <dd>
              {groupEmergency(emergency).map(({ number, services }) => {
                const named = services.filter((one) => one !== '');
                return (
                  <span key={number}>
                    <b>{number}</b>{' '}
                    {list.format(named.map((service) => t(textKeyOf('destination.service', service))))}
                  </span>
                );
              })}
              <NoAmbulanceNote emergency={emergency} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
