import type { PlannedTour } from '../../../data/planner/planned-tour.ts';
import { daysBetween } from '../../../model/calendar/calendar-days.ts';
import { type DateText, isStop, type Plan, type TimelineStop } from '../../../model/plan.ts';
import { classNames } from '../../shell/components/class-names.ts';
import { itemLine } from '../../features/export/entry-lines.ts';
import { outlineItems } from '../../features/export/outline-items.ts';
import { groupItinerary } from '../../features/planner/itinerary/group-itinerary.ts';
import { useWording } from '../../features/export/use-wording.ts';
import { ItineraryConnection } from '../tour/itinerary-connection.tsx';
import { ItineraryStop } from '../tour/itinerary-stop.tsx';
import days from '../tour/itinerary.module.css';
import { stopId } from '../tour/route-on-map.ts';
import styles from './shared-tour-page.module.css';

interface SharedDaysProps {
  planned: PlannedTour;
  /** Id of the stop that is selected in the list and on the map. */
  selected: string;
  onSelect: (id: string) => void;
}

/** The tour by day, with dates if it has some; if it cannot be planned on this device, only its stops in order. */
export function SharedDays({ planned, selected, onSelect }: SharedDaysProps) {
  const wording = useWording();
  const { t, format } = wording;
  const { tour, planned: planResult, facts } = planned;
  const palette = facts.countries.get(tour.countries[0] ?? '')?.palette ?? [];

  const dayLabel = (day: number, date: DateText) =>
    tour.startDate === null
      ? t('tour.day', { day })
      : t('export.day', { day, date: format.date(date, 'day') });
  const itemLines = (stay: TimelineStop, plan: Plan) =>
    outlineItems(plan, stay, facts, wording.locale).map((item) =>
      itemLine(item, wording, (date) => dayLabel(daysBetween(plan.start, date) + 1, date)),
    );

  function stop(key: string, position: number, stay: TimelineStop | null) {
    const place = facts.places.get(key);
    // Not in this device's catalogue.
    if (place === undefined) return <p className={styles.unknown}>{`${position + 1}. ${key}`}</p>;
    return (
      <ItineraryStop
        position={position}
        place={place}
        text={facts.placeTexts.get(key)}
        palette={palette}
        stay={stay}
        items={stay === null || !planResult ? [] : itemLines(stay, planResult.plan)}
        selected={selected === stopId(position)}
        onSelect={onSelect}
      />
    );
  }

  if (planResult === null) {
    return (
      <>
        <p className={styles.note}>{t('export.shared.notPlanned')}</p>
        <ol className={classNames(days.days, days.rows, days.plain, days.first, days.last)}>
          {tour.itinerary.filter(isStop).map(({ experience_id: key, id }, position) => (
            <li key={id ?? key}>{stop(key, position, null)}</li>
          ))}
        </ol>
      </>
    );
  }
  const dayGroups = groupItinerary(planResult.plan, planResult.plan.itinerary);
  return (
    <ol className={days.days}>
      {dayGroups.map(({ day, date, rows }, index) => (
        <li key={date}>
          <h3 className={days.day}>{dayLabel(day, date)}</h3>
          <ol
            className={classNames(
              days.rows,
              index === 0 && days.first,
              index === dayGroups.length - 1 && days.last,
            )}
          >
            {rows.map((row) => (
              <li key={row.id}>
                {row.kind === 'connection' ? (
                  <ItineraryConnection
                    row={row}
                    options={planResult.options[row.entry.key] ?? []}
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
