import { sortTours } from '../../../../worker/catalogue/filter-tours.ts';
import { homeScene } from '../../../contract/paths/home-scene.ts';
import { sitePath } from '../../../contract/paths/site-paths.ts';
import { trendingPlaces } from '../../../model/editors-rank.ts';
import { translate } from '../../translations.ts';
import { html } from '../html.ts';
import { newestPosts } from '../../../../worker/catalogue/filter-posts.ts';
import { countryPaths, isShown, shownItems } from '../page-items.ts';
import { experienceList, linkList, listedCountries, postList, section, tourList } from '../page-parts.ts';
import type { PageContext, PageView } from '../page-view.ts';
import { organization } from '../structured-data.ts';
import { plainView } from './plain-view.ts';

const TOURS = 8;
const EXPERIENCES = 12;
const POSTS = 3;

export function homePage(context: PageContext): PageView {
  const { locale, collections, origin, flags } = context;
  const tours = collections.tours.list;
  const active = collections.experiences.list.filter((row) => isShown(row, locale));
  const experiences = trendingPlaces(active, tours);
  const title = translate(locale, 'server.page.home.title');
  const scene = homeScene(context.imageBase);
  const planner = flags.plannerActive && flags.toursActive;
  const content = html`<picture class="home-scene">
      ${scene.map(({ media, src }) => html`<source media="${media}" srcset="${src}" />`)}
      <img src="${scene.at(-1)?.src}" alt="" fetchpriority="high" />
    </picture>
    <h1>${title}</h1>
    <p>${translate(locale, 'server.page.home.description')}</p>
    ${planner ? html`<p><a href="${sitePath('tours-create', locale)}">${translate(locale, 'server.site.plan')}</a></p>` : undefined}
    ${section(
      translate(locale, 'server.site.destinations'),
      linkList(
        shownItems(listedCountries(context), countryPaths, locale).map(({ row, path }) => ({
          path,
          words: row[locale].name,
        })),
      ),
    )}
    ${section(translate(locale, 'server.site.tours'), tourList(sortTours(tours, 'recommended', locale).slice(0, TOURS), context))}
    ${section(translate(locale, 'server.site.experiences'), experienceList(experiences.slice(0, EXPERIENCES), context))}
    ${section(translate(locale, 'server.site.blog'), postList(newestPosts(collections.blogposts.list).slice(0, POSTS), context))}`;
  const brand = translate(locale, 'server.page.brand');
  const home = origin + sitePath('home', locale);
  return {
    ...plainView('home', context),
    crumbs: [],
    structured: [
      organization(context, brand),
      {
        '@type': 'WebSite',
        name: brand,
        alternateName: title,
        url: home,
        inLanguage: locale,
        publisher: { '@id': `${origin}/#organization` },
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${home}?search={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
    content,
  };
}
