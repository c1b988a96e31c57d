import { startDataClient } from '../../../../data/catalogue/data-client.ts';
import { addGazetteerPlace, addPoint } from '../../../../data/own-experiences/add-gazetteer-place.ts';
import { isoCodesOf } from '../../../../model/place/country-name.ts';
import { greatCircleKm } from '../../../../model/place/geo.ts';
import type { LngLat } from '../../../components/map/map-types.ts';
import { useUserDb } from '../../../layout/account/use-user-db.ts';
import { showSnackbar } from '../../../shell/components/snackbar-store.ts';
import { loadTranslations } from '../../../shell/i18n/translations.ts';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { tourCountries } from '../add/candidates.ts';
import { useAddExperience } from '../add/use-add-experience.ts';
import { usePlanner } from '../planner-context.tsx';

/** A town is larger than its point. */
const TOWN_KM = 3;

/** Adds what is at a point of the map: the town there, else the point itself. */
export function useAddAt(): (at: LngLat, toleranceKm: number) => Promise<void> {
  const { t, locale } = useTranslation();
  const db = useUserDb();
  const addExperience = useAddExperience();
  const { state, places, countries } = usePlanner();
  const codes = isoCodesOf(tourCountries(state.tour, places), countries);

  return async (at, toleranceKm) => {
    const point: [number, number] = [at[0], at[1]];
    const withinKm = Math.max(TOWN_KM, toleranceKm);
    const query = { at: point, withinKm, locale, countries: codes };
    const [near] = await Promise.all([
      startDataClient().placeNear(query),
      loadTranslations(locale, 'places'),
    ]);
    if (near === null) {
      showSnackbar({ message: t('places.nothing') });
      return;
    }
    const isThere = greatCircleKm(near.at, point) <= withinKm;
    const name = isThere ? near.name : t('places.pin', { place: near.name });
    const now = new Date();
    const stored = await (isThere ? addGazetteerPlace(near, now, db) : addPoint(name, point, near, now, db));
    if (stored.ok) await addExperience(stored.value, name);
    else showSnackbar({ message: t('places.notSaved') });
  };
}
