import type { PlannedTour } from '../../../data/planner/planned-tour.ts';
import { isStop } from '../../../model/plan.ts';
import { classNames } from '../../shell/components/class-names.ts';
import { groupItinerary } from '../../features/planner/itinerary/group-itinerary.ts';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { ItineraryLeg } from '../tour/itinerary-leg.tsx';
import { ItineraryStop } from '../tour/itinerary-stop.tsx';
import days from '../tour/itinerary.module.css';
import { stopId } from '../tour/route-on-map.ts';
import styles from './shared-tour-page.module.css';

interface SharedDaysProps {
  planned: PlannedTour;
  /** Id of the stop that is marked here and on the map. */
  selected: string;
  onSelect: (id: string) => void;
}

/** Day by day, with dates where the tour has some; where it cannot be planned here its stops in their order. */
export function SharedDays({ planned, selected, onSelect }: SharedDaysProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { tour, planned: made, facts } = planned;
  const palette = facts.countries.get(tour.countries[0] ?? '')?.palette ?? [];

  function stop(key: string, position: number, stay: { nights: number; duration: number } | null) {
    const place = facts.places.get(key);
    // The catalogue here does not have it.
    if (place === undefined) return <p className={styles.unknown}>{`${position + 1}. ${key}`}</p>;
    return (
      <ItineraryStop
        position={position}
        place={place}
        text={facts.placeTexts.get(key)}
        palette={palette}
        stay={stay}
        selected={selected === stopId(position)}
        onSelect={onSelect}
      />
    );
  }

  if (made === null) {
    return (
      <>
        <p className={styles.note}>{t('takeOut.shared.notPlanned')}</p>
        <ol className={classNames(days.days, days.rows, days.plain, days.first, days.last)}>
          {tour.itinerary.filter(isStop).map(({ experience_id: key, id }, position) => (
            <li key={id ?? key}>{stop(key, position, null)}</li>
          ))}
        </ol>
      </>
    );
  }
  const diary = groupItinerary(made.plan, made.plan.itinerary);
  return (
    <ol className={days.days}>
      {diary.map(({ day, date, rows }, index) => (
        <li key={date}>
          <h3 className={days.day}>
            {tour.startDate === null
              ? t('tour.day', { day })
              : t('takeOut.day', { day, date: format.date(date, 'day') })}
          </h3>
          <ol
            className={classNames(
              days.rows,
              index === 0 && days.first,
              index === diary.length - 1 && days.last,
            )}
          >
            {rows.map((row) => (
              <li key={row.id}>
                {row.kind === 'connection' ? (
                  <ItineraryLeg
                    row={row}
                    options={made.options[row.entry.key] ?? []}
                    from={facts.places.get(row.entry.key.split('_')[0] ?? '')}
                  />
                ) : (
                  stop(row.entry.key, row.position, row.entry)
                )}
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}
