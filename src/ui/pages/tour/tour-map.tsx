import type { ReadyMadePlan } from '../../../data/planner/ready-made-plan.ts';
import type { TourStops } from '../../../data/catalogue/tour-queries.ts';
import type { TourSummary } from '../../../model/schemas/catalogue.ts';
import { PlaceMap } from '../../components/map/place-map.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { useFlags } from '../../shell/state/use-flags.ts';
import { stopsOnMap, connectionsOnMap } from './route-on-map.ts';
import styles from './tour-map.module.css';

/** Map of the route with numbered stops; only while maps are switched on. */
export function TourMap(props: {
  tour: TourSummary;
  planned: ReadyMadePlan | null | undefined;
  stops: TourStops;
  selected: string;
  onSelect: (id: string) => void;
}) {
  const { tour, planned, stops, selected, onSelect } = props;
  const { t, locale } = useTranslation();
  const flags = useFlags();
  if (!flags.maps) return null;
  const keys = tour.experiences.map(({ key }) => key);
  return (
    <PlaceMap
      className={styles.map}
      label={t('tour.map', { name: tour[locale].title })}
      places={stopsOnMap(keys, stops.places, locale)}
      lines={planned ? connectionsOnMap(planned.plan, planned.options, stops.places, planned.paths) : []}
      selected={selected}
      onSelect={onSelect}
      withoutList
    />
  );
}
