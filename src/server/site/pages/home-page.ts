import { sortTours } from '../../../../worker/catalogue/filter-tours.ts';
import { sitePath } from '../../../contract/paths/site-paths.ts';
import { trendingPlaces } from '../../../model/editors-rank.ts';
import { HOME_MAX, homeView } from '../../../model/pictures/home-view.ts';
import { translate } from '../../translations.ts';
import { html } from '../html.ts';
import { monthName } from '../page-format.ts';
import { newestPosts } from '../../../../worker/catalogue/filter-posts.ts';
import { countryPaths, isShown, shownItems } from '../page-items.ts';
import {
  experienceList,
  linkList,
  listedCountries,
  postList,
  scenePicture,
  section,
  tourList,
} from '../page-parts.ts';
import type { PageContext, PageView } from '../page-view.ts';
import { organization } from '../structured-data.ts';
import { plainView } from './plain-view.ts';
import { shownRoundups } from './roundup-page.ts';

export function homePage(context: PageContext): PageView {
  const { locale, collections, origin, flags, month } = context;
  const tours = sortTours(collections.tours.list, 'recommended', locale);
  const active = collections.experiences.list.filter((row) => isShown(row, locale));
  const countries = listedCountries(context);
  const shown = homeView({
    places: trendingPlaces(active, tours),
    tours,
    countries,
    roundups: shownRoundups(context),
    month,
  });
  const others = countries.filter((country) => !shown.countries.includes(country));
  const title = translate(locale, 'server.page.home.title');
  const planner = flags.plannerActive && flags.toursActive;
  const content = html`${scenePicture(context)}
    <h1>${title}</h1>
    <p>${translate(locale, 'home.intro')}</p>
    ${planner ? html`<p><a href="${sitePath('tours-create', locale)}">${translate(locale, 'server.site.plan')}</a></p>` : undefined}
    ${section(
      translate(locale, 'lists.experiences.title', { month: monthName(month, locale) }),
      experienceList(shown.experiences, context),
    )}
    ${section(translate(locale, 'lists.tours.title'), tourList(shown.tours, context))}
    ${section(
      translate(locale, 'lists.destinations.title'),
      linkList(
        shownItems([...shown.countries, ...others], countryPaths, locale).map(({ row, path }) => ({
          path,
          words: row[locale].name,
        })),
      ),
    )}
    ${section(
      translate(locale, 'lists.posts.title'),
      postList(newestPosts(collections.blogposts.list).slice(0, HOME_MAX.posts), context),
    )}`;
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
