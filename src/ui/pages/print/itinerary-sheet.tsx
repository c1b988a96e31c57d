import type { TourFacts } from '../../../data/planner/planned-tour.ts';
import { NoAmbulanceNote } from '../../features/details/no-ambulance-note.tsx';
import {
  clocksLine,
  entryLines,
  nightTitle,
  stayLength,
  connectionMeasures,
  connectionTitle,
  type Wording,
} from '../../features/export/entry-lines.ts';
import type { Outline, OutlineStop, OutlineConnection } from '../../features/export/outline.ts';
import styles from './itinerary-sheet.module.css';
import { PIN_RADIUS } from './place-names.ts';
import { SKETCH_HEIGHT, SKETCH_WIDTH, sketchRoute } from './route-sketch.ts';

interface SheetProps {
  outline: Outline;
  facts: TourFacts;
  words: Wording;
}

/** The itinerary for paper: route, days with their stops and ways, what is booked, whom to call. */
export function ItinerarySheet({ outline, facts, words }: SheetProps) {
  const { t, tn, format } = words;
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <h1>{outline.name}</h1>
        <p>
          {format.dateRange(outline.start, outline.end, 'short-year')} ·{' '}
          {tn('takeOut.days', outline.dayCount)} · {tn('takeOut.sheet.travellers', outline.travellers)}
        </p>
        {!outline.dated && <p>{t('takeOut.noDates')}</p>}
      </header>
      <Sketch outline={outline} words={words} />
      {outline.notes !== '' && (
        <section className={styles.notes}>
          <h2>{t('takeOut.sheet.notes')}</h2>
          <p>{outline.notes}</p>
        </section>
      )}
      {outline.days.map(({ day, date, entries }) => (
        <section key={date} className={styles.day}>
          <h2>{t('takeOut.day', { day, date: format.date(date, 'long') })}</h2>
          <ul>
            {entries.map((entry) => (
              <li key={entry.id} className={styles.entry}>
                {entry.kind === 'stop' ? (
                  <Stop stop={entry} words={words} />
                ) : (
                  <Way way={entry} words={words} />
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Emergency facts={facts} words={words} />
      <footer className={styles.foot}>{t('takeOut.sheet.foot')}</footer>
    </article>
  );
}

function Sketch({ outline, words: { t, format } }: Pick<SheetProps, 'outline' | 'words'>) {
  const sketch = sketchRoute(outline);
  if (sketch === null) return null;
  const { scale } = sketch;
  const label = format.distance(scale.km * 1000);
  return (
    <figure className={styles.route}>
      <svg viewBox={`0 0 ${SKETCH_WIDTH} ${SKETCH_HEIGHT}`} role="img" aria-label={t('takeOut.sheet.route')}>
        {sketch.ways.map(({ id, kind, points }) => (
          <polyline key={id} className={styles[kind]} points={points} />
        ))}
        {sketch.stops.map(({ number, x, y }) => (
          <g key={number} transform={`translate(${x} ${y})`}>
            <circle r={PIN_RADIUS} />
            <text y="4">{number}</text>
          </g>
        ))}
        {sketch.names.map(({ number, name, x, y, anchor }) => (
          <text key={number} className={styles.place} x={x} y={y + 4} textAnchor={anchor}>
            {name}
          </text>
        ))}
        <g className={styles.scale} transform={`translate(8 ${SKETCH_HEIGHT - 10})`}>
          <path d={`M0 -5v5h${scale.length}v-5`} />
          <text x={scale.length + 6}>{label}</text>
        </g>
      </svg>
      <figcaption>{t('takeOut.sheet.route')}</figcaption>
    </figure>
  );
}

function Stop({ stop, words }: { stop: OutlineStop; words: Wording }) {
  const { t, format } = words;
  // The plan frees the whole morning: when one sets off stands with the way.
  const leaving = format.date(stop.departure, 'day');
  return (
    <>
      <p className={styles.clock}>{format.clock(stop.arrival)}</p>
      <div>
        <h3>
          {stop.number}. {stop.title} <span className={styles.quiet}>{stayLength(stop, words)}</span>
        </h3>
        <Lines
          lines={[
            stop.address,
            ...entryLines(onPaper(stop), words),
            stop.nights > 0 ? t('takeOut.sheet.leave', { date: leaving }) : '',
          ]}
        />
      </div>
    </>
  );
}

function Way({ way, words }: { way: OutlineConnection; words: Wording }) {
  const { t, format } = words;
  const { departure, arrival } = way.clocks ?? way;
  return (
    <>
      <div className={styles.clock}>
        {way.mode !== null && <p>{`${format.clock(departure)}–${format.clock(arrival)}`}</p>}
        {departure.slice(0, 10) !== arrival.slice(0, 10) && (
          <p className={styles.later}>{t('takeOut.until', { date: format.date(arrival, 'day') })}</p>
        )}
      </div>
      <div>
        {way.night !== null && (
          <>
            <p className={styles.quiet}>{nightTitle(way, words)}</p>
            <Lines lines={entryLines(onPaper({ booking: way.night.booking, notes: '' }), words)} />
          </>
        )}
        <p>
          {way.mode === null ? t('takeOut.unknownWay', { way: connectionTitle(way) }) : connectionTitle(way)}{' '}
          <span className={styles.quiet}>{connectionMeasures(way, words)}</span>
        </p>
        <Lines lines={[way.detail, clocksLine(way, words), ...entryLines(onPaper(way), words)]} />
      </div>
    </>
  );
}

/** A link to look for something is of no use on paper; one to what is booked may be typed in. */
function onPaper({
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

function Emergency({ facts, words: { t, locale } }: Pick<SheetProps, 'facts' | 'words'>) {
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const countries = [...facts.countryTexts.values()].filter(({ emergency }) => emergency.length > 0);
  if (countries.length === 0) return null;
  return (
    <section className={styles.emergency}>
      <h2>{t('takeOut.sheet.emergency')}</h2>
      <dl>
        {countries.map(({ key, emergency, calling_code: code }) => (
          <div key={key}>
            <dt>
              {facts.countries.get(key)?.[locale].name ?? key} ({code})
            </dt>
            <dd>
              {[...new Set(emergency.map(({ number }) => number))].map((number) => {
                const services = emergency.filter((one) => one.number === number && one.service !== '');
                return (
                  <span key={number}>
                    <b>{number}</b>{' '}
                    {list.format(services.map(({ service }) => t(`destination.service.${service}`)))}
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
