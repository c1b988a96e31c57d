import { greatCircleKm, type LonLat } from '../../../../../model/place/geo.ts';
import { useFormat } from '../../../../format/use-format.ts';
import { useTranslation } from '../../../../shell/i18n/use-translation.ts';
import { usePlanner } from '../../planner-context.tsx';
import { stopKeys } from '../candidates.ts';

/** Distances from the nearest stop of the tour; none for a tour without stops. */
export function useDistance() {
  const { t } = useTranslation();
  const format = useFormat();
  const { state, places, placeName } = usePlanner();
  const stops = stopKeys(state.tour).flatMap((key) => places.get(key) ?? []);
  function nearestStop(at: LonLat): { key: string; km: number } | null {
    const [nearest] = stops
      .map(({ key, location }) => ({ key, km: greatCircleKm(location.coordinates, at) }))
      .toSorted((a, b) => a.km - b.km);
    return nearest ?? null;
  }
  /** "120 km from Kandy". */
  function distanceTo(at: LonLat): string | null {
    const nearest = nearestStop(at);
    if (nearest === null || nearest.km < 1) return null;
    return t('places.from', { distance: format.distance(nearest.km * 1_000), stop: placeName(nearest.key) });
  }
  return { distanceTo, kmTo: (at: LonLat) => nearestStop(at)?.km ?? 0 };
}
