import { distanceMeters } from '../../../../worker/catalogue/distance-meters.ts';
import { filterExperiences, sortExperiences } from '../../../../worker/catalogue/filter-experiences.ts';
import { weatherNear } from '../../../model/place/nearest-climate.ts';
import { editorsRank } from '../../../model/editors-rank.ts';
import type { ExperienceDetails, ExperienceSummary } from '../../../model/schemas/catalogue.ts';
import type { Catalogue } from '../../memory/catalogue-memory.ts';
import { ENDPOINTS } from '../../../contract/endpoints.ts';
import type { RegisterCatalogue } from './catalogue-route.ts';
import { weatherText } from '../../translations.ts';
import { numbers, pageOf, pick, position, splitList } from './list-query.ts';

const NEARBY = 8;
/** Within this distance a point counts as the experience, whose elevation is known. */
const SAME_PLACE_METERS = 5_000;

export function experienceRoutes(get: RegisterCatalogue): void {
  get(ENDPOINTS.experiences, ({ query, locale, catalogue }) => {
    const { experiences } = catalogue.collections;
    const requested =
      query.key === undefined ? experiences.list : pick(experiences.rows, splitList(query.key));
    const countries = [...splitList(query.country_key), ...splitList(query.countries)];
    const matching = filterExperiences(
      requested,
      {
        georegions: splitList(query.georegions),
        countries,
        regions: splitList(query.regions),
        categories: splitList(query.categories),
        durations: splitList(query.durations),
        months: numbers(query.months),
      },
      georegionOf(catalogue),
    );
    const near = position(query.lat, query.long);
    const sorted =
      query.sort === undefined
        ? matching
        : sortExperiences(matching, query.sort, {
            locale,
            near: near ? [near] : [],
            ranks: editorsRank(catalogue.collections.tours.list),
          });
    const page = pageOf(sorted, query.limit, query.offset);
    const details = catalogue.collections.experienceDetails.rows;
    return {
      experiences:
        query.details === 'true' ? page.map((row) => withDetails(row, details.get(row.key))) : page,
      count: matching.length,
    };
  });

  get(ENDPOINTS.experienceDetails, ({ query, catalogue }) => {
    const { experienceDetails, experiences } = catalogue.collections;
    const requested =
      query.key === undefined ? experienceDetails.list : pick(experienceDetails.rows, splitList(query.key));
    const point = position(query.lat, query.long);
    if (!point) return { experienceDetails: [...requested] };
    const away = (key: string) => {
      const at = experiences.rows.get(key)?.location.coordinates;
      return at ? distanceMeters(point, at) : Number.POSITIVE_INFINITY;
    };
    return { experienceDetails: [...requested].sort((a, b) => away(a.key) - away(b.key)) };
  });

  get(ENDPOINTS.nearby, ({ query, catalogue }) => {
    const { rows, list } = catalogue.collections.experiences;
    const from = rows.get(query.key);
    if (!from) return { nearby_experiences: [] };
    const away = (row: ExperienceSummary) =>
      Math.round(distanceMeters(from.location.coordinates, row.location.coordinates));
    const nearest = list
      .filter(({ active, key }) => active && key !== from.key)
      .map((row) => ({ row, distance: away(row) }))
      .sort((a, b) => a.distance - b.distance || (a.row.key < b.row.key ? -1 : 1));
    return {
      nearby_experiences: nearest
        .slice(0, NEARBY)
        .map(({ row, distance }) => Object.assign({ distance }, row)),
    };
  });

  get(ENDPOINTS.weather, ({ query, catalogue }) => {
    const point: [number, number] = [Number(query.long), Number(query.lat)];
    const { climate, experiences, experienceDetails } = catalogue.collections;
    const here = experiences.list.find(
      ({ location }) => distanceMeters(location.coordinates, point) < SAME_PLACE_METERS,
    );
    const height = here && experienceDetails.rows.get(here.key)?.elevation_m;
    const found = weatherNear(climate.list, point, height);
    if (!found) return { weather: [], place: null };
    return {
      weather: found.months.map(({ temperature, wetness, ...measured }) => ({
        ...measured,
        description: {
          en: weatherText(temperature, wetness, 'en'),
          de: weatherText(temperature, wetness, 'de'),
        },
      })),
      place: { name: found.place, distance: found.distanceMeters },
    };
  });
}

export function georegionOf({ collections }: Catalogue): (country: string) => string | undefined {
  return (country) => collections.countries.rows.get(country)?.georegion;
}

function withDetails(row: ExperienceSummary, details: ExperienceDetails | undefined) {
  if (!details) return row;
  return { ...row, ...details, en: { ...row.en, ...details.en }, de: { ...row.de, ...details.de } };
}
