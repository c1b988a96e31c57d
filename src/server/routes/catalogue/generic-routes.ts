import { trendingPlaces } from '../../../model/editors-rank.ts';
import { latestPlaces } from '../../../model/place/latest-places.ts';
import type { ExperienceSummary } from '../../../model/schemas/catalogue.ts';
import { sortTours } from '../../../../worker/catalogue/filter-tours.ts';
import type { CollectionSnapshot } from '../../memory/collection-snapshot.ts';
import { ENDPOINTS } from '../../../contract/endpoints.ts';
import type { ApiDeps } from '../api-context.ts';
import type { RegisterCatalogue } from './catalogue-route.ts';
import { newestPosts } from '../../../../worker/catalogue/filter-posts.ts';

/** As many as fit the widest screen. */
const TRENDING_TOURS = 8;
const TRENDING_EXPERIENCES = 12;
const TRENDING_POSTS = 6;
const LATEST = 12;

export function genericRoutes(
  get: RegisterCatalogue,
  { instaposts = [] }: Pick<ApiDeps, 'instaposts'>,
): void {
  get(ENDPOINTS.trending, ({ locale, catalogue }) => {
    const { tours, experiences, countries, blogposts } = catalogue.collections;
    const active = experiences.list.filter((row) => row.active);
    return {
      result: {
        tours: sortTours(tours.list, 'recommended', locale).slice(0, TRENDING_TOURS),
        experiences: trendingPlaces(active, tours.list).slice(0, TRENDING_EXPERIENCES),
        countries: countries.list.filter(({ coming_soon }) => !coming_soon),
        blogposts: newestPosts(blogposts.list).slice(0, TRENDING_POSTS),
      },
    };
  });

  get(ENDPOINTS.latest, ({ catalogue }) => {
    const { experiences, tours } = catalogue.collections;
    return {
      result: {
        experiences: latestOf(experiences.list),
        tours: latest(tours).slice(0, LATEST),
      },
    };
  });

  get(ENDPOINTS.latestExperiences, ({ catalogue }) => ({
    result: {
      experiences: latestOf(catalogue.collections.experiences.list),
    },
  }));

  get(ENDPOINTS.counts, ({ catalogue }) => {
    const { tours, experiences, countries, blogposts } = catalogue.collections;
    return {
      result: {
        tours_count: tours.list.length,
        experiences_count: experiences.list.filter(({ active }) => active).length,
        destinations_count: countries.list.filter(({ coming_soon }) => !coming_soon).length,
        blogposts_count: blogposts.list.length,
      },
    };
  });

  get(ENDPOINTS.instagram, () => ({ instaposts: [...instaposts] }));
}

function latestOf(experiences: readonly ExperienceSummary[]): ExperienceSummary[] {
  return latestPlaces(
    experiences.filter(({ active }) => active),
    LATEST,
  );
}

/** Most recently changed first. */
function latest<Row>({ changes }: CollectionSnapshot<Row>): Row[] {
  return [...changes].reverse().flatMap(({ row }) => (row === undefined ? [] : [row]));
}
