import { useMemo, useRef, useState } from 'react';
import type { ListName } from '../../../../contract/data-api.ts';
import { listPlaces, type ListPlace } from '../../../../data/catalogue/list-map-queries.ts';
import { readArea, writeArea } from '../../../../model/place/area.ts';
import { Button } from '../../../components/form/button.tsx';
import type { LngLat, MapPlace, MapView } from '../../../components/map/map-types.ts';
import { PlaceMap } from '../../../components/map/place-map.tsx';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { pathOf } from '../../../shell/routing/paths.ts';
import { useLive } from '../../../shell/state/use-live.ts';
import { clusterPlaces } from './cluster-places.ts';
import styles from './list-map.module.css';

const FIRST_ZOOM = 1;

/** The items of a list on the map. Moving it filters the list to what it shows. */
export default function ListMap(props: {
  list: ListName;
  keys: readonly string[];
  label: string;
  /** False while the keys are those of a previous query. */
  isCurrent: boolean;
  /** As in the query; empty for the whole world. */
  area: string;
  onArea: (area: string) => void;
}) {
  const { list, keys, label, isCurrent, area, onArea } = props;
  const { t, tn, locale } = useTranslation();
  const shown = keys.join();
  const found = useLive(
    async () => ({ of: shown, places: await listPlaces(list, keys, locale) }),
    [list, shown, locale],
  );
  const [selected, setSelected] = useState<string | null>(null);
  const [zoom, setZoom] = useState(FIRST_ZOOM);
  const [fitTo, setFitTo] = useState<readonly LngLat[] | null>(null);
  /** The map fits to the whole list once that is here. */
  const [isLeaving, setIsLeaving] = useState(false);
  /** True while the map fits itself to a cluster that the user opened; the list then follows. */
  const isFittingCluster = useRef(false);
  const clusters = useMemo(() => {
    const hrefOf = ({ key, slug }: ListPlace) => {
      if (list === 'tours') return pathOf('tours-slug', locale, {}, { slug: slug ?? key });
      return pathOf(list === 'experiences' ? 'experiences-key' : 'destinations-key', locale, {}, { key });
    };
    const places = (found?.places ?? []).map((place): MapPlace => ({
      id: place.key,
      name: place.name,
      at: place.at,
      href: hrefOf(place),
    }));
    return clusterPlaces(places, zoom);
  }, [found, zoom, list, locale]);
  if (found === undefined) return null;
  const points = found.places.map(({ at }) => at);
  const start = fitTo ?? cornersOf(area) ?? points;
  // Set during render: later changes of the list do not move the map.
  if (fitTo === null && start.length > 0) setFitTo(start);
  if (isLeaving && area === '' && isCurrent && found.of === shown) {
    setIsLeaving(false);
    if (points.length > 0) setFitTo(points);
  }

  function select(id: string) {
    const members = clusters.find((cluster) => cluster.id === id)?.members ?? [];
    if (members.length > 1) {
      isFittingCluster.current = true;
      setFitTo(members.map(({ at }) => at));
    } else setSelected(id);
  }

  function handleView({ zoom: next, byUser, ...bounds }: MapView) {
    setZoom(next);
    if (byUser) setIsLeaving(false);
    if (byUser || isFittingCluster.current) onArea(writeArea(bounds) ?? '');
    isFittingCluster.current = false;
  }

  /** The button of the map fits it to what it began with: an area, a cluster, or the list of other filters. */
  function showAll() {
    setIsLeaving(true);
    onArea('');
  }

  return (
    <div className={styles.box}>
      <PlaceMap
        className={styles.map}
        label={label}
        places={clusters.map(({ id, at, members }): MapPlace => {
          const [only] = members;
          return only !== undefined && members.length === 1
            ? only
            : { id, at, name: tn('browse.map.cluster', members.length), count: members.length };
        })}
        fitTo={start}
        selected={selected}
        onSelect={select}
        onView={handleView}
        onFit={showAll}
        withoutList
      />
      {area !== '' && (
        <Button variant="outline" size="sm" className={styles.reset} onClick={() => onArea('')}>
          {t('browse.map.everywhere')}
        </Button>
      )}
    </div>
  );
}

function cornersOf(text: string): LngLat[] | null {
  const area = readArea(text);
  if (area === null) return null;
  // Across the antimeridian, east continues beyond 180°.
  const east = area.east < area.west ? area.east + 360 : area.east;
  return [
    [area.west, area.south],
    [east, area.north],
  ];
}
