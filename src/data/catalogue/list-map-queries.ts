import type { ListName } from '../../contract/data-api.ts';
import type { LonLat } from '../../model/place/geo.ts';
import type { Locale } from '../../model/base/locale.ts';
import { catalogueDb } from '../storage/catalogue-db.ts';

/** An item of a list on the map. */
export interface ListPlace {
  key: string;
  name: string;
  at: LonLat;
  /** Of a tour. */
  slug?: string;
}

/** For a live query: the items with these keys, a tour at its first stop, a country at the place in its middle. */
export async function listPlaces(
  list: ListName,
  keys: readonly string[],
  locale: Locale,
): Promise<ListPlace[]> {
  switch (list) {
    case 'experiences': {
      const rows = await catalogueDb.experiences.bulkGet([...keys]);
      return rows.flatMap((row) =>
        row === undefined
          ? []
          : [{ key: row.key, name: row[locale].short_title, at: row.location.coordinates }],
      );
    }
    case 'tours': {
      const tours = await catalogueDb.tours.bulkGet([...keys]);
      const first = await catalogueDb.experiences.bulkGet(tours.map((row) => row?.experiences[0]?.key ?? ''));
      return tours.flatMap((row, index) => {
        const at = first[index]?.location.coordinates;
        if (row === undefined || at === undefined) return [];
        const { title: name, slug } = row[locale];
        return [{ key: row.key, name, slug, at }];
      });
    }
    case 'countries': {
      const [countries, places] = await Promise.all([
        catalogueDb.countries.bulkGet([...keys]),
        catalogueDb.experiences.where('country_key').anyOf(keys).toArray(),
      ]);
      return countries.flatMap((row) => {
        const points = places.flatMap((place) =>
          place.country_key === row?.key ? [place.location.coordinates] : [],
        );
        const at = middleOf(points);
        return row === undefined || at === undefined ? [] : [{ key: row.key, name: row[locale].name, at }];
      });
    }
    default:
      return [];
  }
}

/** The point that is nearest to the mean of all: the mean itself may lie in the sea. */
function middleOf(points: readonly LonLat[]): LonLat | undefined {
  const sum = (index: 0 | 1) => points.reduce((total, point) => total + point[index], 0) / points.length;
  const [lon, lat] = [sum(0), sum(1)];
  const far = (point: LonLat) => Math.hypot(point[0] - lon, point[1] - lat);
  return points.toSorted((a, b) => far(a) - far(b))[0];
}
