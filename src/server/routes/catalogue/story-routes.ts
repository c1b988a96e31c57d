import { filterPosts, newestPosts } from '../../../../worker/catalogue/filter-posts.ts';
import { ENDPOINTS } from '../../../contract/endpoints.ts';
import type { Blogpost, BlogpostDetails } from '../../../model/schemas/story.ts';
import type { RegisterCatalogue } from './catalogue-route.ts';
import { pick, splitList } from './list-query.ts';

/** Blog posts, roundups, questions and the site's own pages. */
export function storyRoutes(get: RegisterCatalogue): void {
  get(ENDPOINTS.blogposts, ({ query, catalogue }) => {
    const { blogposts, blogpostDetails } = catalogue.collections;
    const requested = query.key === undefined ? blogposts.list : pick(blogposts.rows, splitList(query.key));
    const posts = newestPosts(
      filterPosts(requested, { tags: splitList(query.tags), countries: splitList(query.countries) }),
    );
    return {
      posts:
        query.details === 'true'
          ? posts.map((post) => withDetails(post, blogpostDetails.rows.get(post.key)))
          : posts,
      tags: [...new Set(blogposts.list.flatMap(({ tags }) => tags))].sort(),
    };
  });

  get(ENDPOINTS.blogpostDetails, ({ query, catalogue }) => {
    const { rows, list } = catalogue.collections.blogpostDetails;
    return { blogpostDetails: query.key === undefined ? [...list] : pick(rows, splitList(query.key)) };
  });

  get(ENDPOINTS.faqs, ({ catalogue }) => ({
    faqs: [...catalogue.collections.faqs.list].sort((a, b) => a.rank - b.rank),
  }));

  get(ENDPOINTS.roundups, ({ catalogue }) => ({
    roundups: [...catalogue.collections.roundups.list].sort((a, b) => a.rank - b.rank),
  }));

  get(ENDPOINTS.roundupDetails, ({ query, catalogue }) => {
    const { rows, list } = catalogue.collections.roundupDetails;
    return { roundupDetails: query.key === undefined ? [...list] : pick(rows, splitList(query.key)) };
  });

  get(ENDPOINTS.pages, ({ query, catalogue }) => {
    const { rows, list } = catalogue.collections.pages;
    return { pages: query.key === undefined ? [...list] : pick(rows, splitList(query.key)) };
  });
}

function withDetails(post: Blogpost, details: BlogpostDetails | undefined) {
  if (!details) return post;
  return { ...details, ...post, en: { ...post.en, ...details.en }, de: { ...post.de, ...details.de } };
}
