import type { Planned } from '../../../data/planner/ready-made-plan.ts';
import type { TourStops } from '../../../data/catalogue/tour-queries.ts';
import type { TourSummary } from '../../../model/schemas/catalogue.ts';
import { classNames } from '../../shell/components/class-names.ts';
import { Skeleton } from '../../shell/components/skeleton.tsx';
import { groupItinerary } from '../../features/planner/itinerary/group-itinerary.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { ItineraryConnection } from './itinerary-connection.tsx';
import { ItineraryStop } from './itinerary-stop.tsx';
import styles from './itinerary.module.css';
import { stopId } from './route-on-map.ts';

interface ItineraryProps {
  tour: TourSummary;
  planned: Planned | null | undefined;
  stops: TourStops;
  /** Palette of the country, as a placeholder without a picture. */
  palette: readonly string[];
  year: number;
  /** Id of the stop that is selected in the list and on the map. */
  selected: string;
  onSelect: (id: string) => void;
}

/** The tour by day: numbered stops on a line, connections between them. Days are numbered, without dates. */
export function Itinerary(props: ItineraryProps) {
  const { planned, year } = props;
  const { t } = useTranslation();
  return (
    <section id="itinerary" aria-labelledby="itinerary-title">
      <div className={styles.head}>
        <h2 id="itinerary-title">{t('tour.section.itinerary')}</h2>
        {planned && <p>{t('tour.itinerary.note', { year })}</p>}
      </div>
      {planned === undefined ? (
        <div className={styles.days} role="status" aria-label={t('tour.itinerary.loading')}>
          {props.tour.experiences.map(({ key }, index) => (
            // An experience may be visited twice.
            // oxlint-disable-next-line react/no-array-index-key
            <Skeleton key={`${key}-${index}`} height="176px" className={styles.waiting} />
          ))}
        </div>
      ) : planned === null ? (
        <StopsOnly {...props} />
      ) : (
        <Days {...props} planned={planned} />
      )}
    </section>
  );
}

function Days({ planned, stops, palette, selected, onSelect }: ItineraryProps & { planned: Planned }) {
  const { t } = useTranslation();
  const days = groupItinerary(planned.plan, planned.plan.itinerary);
  return (
    <ol className={styles.days}>
      {days.map(({ day, date, rows }, index) => (
        <li key={date}>
          <h3 className={styles.day}>{t('tour.day', { day })}</h3>
          <ol
            className={classNames(
              styles.rows,
              index === 0 && styles.first,
              index === days.length - 1 && styles.last,
            )}
          >
            {rows.map((row) =>
              row.kind === 'connection' ? (
                <li key={row.id}>
                  <ItineraryConnection
                    row={row}
                    options={planned.options[row.entry.key] ?? []}
                    from={stops.places.get(row.entry.key.split('_')[0] ?? '')}
                  />
                </li>
              ) : (
                <li key={row.id}>
                  <ItineraryStop
                    position={row.position}
                    place={stops.places.get(row.entry.key)}
                    text={stops.texts.get(row.entry.key)}
                    palette={palette}
                    stay={row.entry}
                    selected={selected === stopId(row.position)}
                    onSelect={onSelect}
                  />
                </li>
              ),
            )}
          </ol>
        </li>
      ))}
    </ol>
  );
}

/** The stops only, for a device that cannot plan the tour at the moment. */
function StopsOnly({ tour, stops, palette, selected, onSelect }: ItineraryProps) {
  const { t } = useTranslation();
  return (
    <>
      <p className={styles.none}>{t('tour.itinerary.none')}</p>
      <ol className={classNames(styles.days, styles.rows, styles.plain, styles.first, styles.last)}>
        {tour.experiences.map(({ key }, position) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${key}-${position}`}>
            <ItineraryStop
              position={position}
              place={stops.places.get(key)}
              text={stops.texts.get(key)}
              palette={palette}
              stay={null}
              selected={selected === stopId(position)}
              onSelect={onSelect}
            />
          </li>
        ))}
      </ol>
    </>
  );
}
