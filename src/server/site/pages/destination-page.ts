import { sortTours } from '../../../../worker/catalogue/filter-tours.ts';
import { sitePath } from '../../../contract/paths/site-paths.ts';
import type { CountryDetails, CountrySummary } from '../../../model/schemas/catalogue.ts';
import { recommendedPlaces } from '../../../model/editors-rank.ts';
import { similarCountries } from '../../../model/place/similar.ts';
import { newestPosts } from '../../../../worker/catalogue/filter-posts.ts';
import { translate } from '../../translations.ts';
import { type Html, html } from '../html.ts';
import { countryGuide } from './country-guide.ts';
import { aboutMoney, fitDescription, months, number } from '../page-format.ts';
import { countryPaths, isShown, itemAnswer } from '../page-items.ts';
import {
  commas,
  countryLinks,
  mainPicture,
  mainPictureAlt,
  experienceList,
  type Fact,
  facts,
  homeCrumb,
  listedCountries,
  paragraphs,
  postList,
  section,
  tourList,
} from '../page-parts.ts';
import type { PageAnswer, PageContext, PageView } from '../page-view.ts';
import { structuredItem } from '../structured-data.ts';

const SIMILAR = 6;

/** Texts of the page in order. */
export const COUNTRY_TEXTS = [
  'at_a_glance',
  'good_to_know',
  'when_to_go',
  'where_to_stay',
  'getting_around',
  'food',
  'visa_info',
  'insurance',
  'esim',
  'travel_guides',
] as const;

export function destinationPage(key: string, context: PageContext): PageAnswer {
  const country = context.collections.countries.rows.get(key);
  if (!country) return undefined;
  const paths = countryPaths(country);
  return itemAnswer(paths, context, () => ({ ...destinationView(country, context), paths }));
}

function destinationView(country: CountrySummary, context: PageContext): Omit<PageView, 'paths'> {
  const { locale, collections } = context;
  const { name } = country[locale];
  const details = collections.countryDetails.rows.get(country.key);
  const words = details?.[locale];
  const teaser = words?.teaser ?? translate(locale, 'server.site.country.teaser', { country: name });
  const description = fitDescription(teaser, words?.at_a_glance);
  const path = sitePath('destinations-key', locale, { key: country.key });
  const list = translate(locale, 'server.page.destinations.title');
  const [source] = country.image_uris;
  const content = html`${mainPicture(country.image_uris, name, context)}
    <h1>${name}</h1>
    <p>${teaser}</p>
    ${facts(essentials(country, details, context), locale)}
    ${COUNTRY_TEXTS.map((text) =>
      section(translate(locale, `server.site.country.${text}`), words && paragraphs(words[text])),
    ).filter((one) => one !== undefined)}
    ${country.coming_soon ? undefined : countryGuide(country, context)} ${neighbors(country, context)}`;
  return {
    title: name,
    description,
    indexed: !country.coming_soon,
    picture: source && { source, alt: mainPictureAlt(name, locale) },
    crumbs: [homeCrumb(locale), { name: list, path: sitePath('destinations', locale) }, { name, path }],
    structured: [
      {
        ...structuredItem(
          'TouristDestination',
          { name, description, path, pictures: country.image_uris },
          context,
        ),
        address: { '@type': 'PostalAddress', addressCountry: country.iso2 },
      },
    ],
    content,
  };
}

function essentials(
  country: CountrySummary,
  details: CountryDetails | undefined,
  context: PageContext,
): Fact[] {
  const { locale, collections } = context;
  const words = details?.[locale];
  const airports = country.main_airports.map((code) => {
    const airport = collections.airports.rows.get(code);
    return airport ? `${airport[locale].city} (${code})` : code;
  });
  const { low, mid, high } = country.budget;
  const budget = translate(locale, 'server.site.budget', {
    low: aboutMoney(low, context),
    mid: aboutMoney(mid, context),
    high: aboutMoney(high, context),
    year: country.facts_year,
  });
  return [
    ['region', translate(locale, `georegions.${country.georegion}`)],
    ['best', months(country.best_months, locale)],
    ['season', words?.season_note],
    ['cost', budget],
    ['currency', country.currency_code],
    ['capital', words?.capital],
    ['city', words?.largest_city],
    ['area', details && `${number(details.area_km2, locale)} km²`],
    [
      'population',
      details &&
        translate(locale, 'server.site.millions', { count: number(details.population_m, locale, 1) }),
    ],
    ['languages', words?.languages],
    ['religion', words?.religion],
    ['government', words?.government],
    ['zone', country.timezone],
    ['airports', airports.join(', ')],
    ['driving', details && translate(locale, `server.site.driving.${details.driving_side}`)],
    ['plugs', details && `${details.plug_types.join(', ')} (${details.voltage} V)`],
    ['calling', country.calling_code],
    ['emergency', country.emergency?.map(({ number: call }) => call).join(', ')],
  ];
}

/** Items in the country, similar countries, and its neighbors. */
function neighbors(country: CountrySummary, context: PageContext): Html {
  const { locale, collections } = context;
  const { experiences, tours, blogposts } = collections;
  const here = experiences.list.filter((row) => row.country_key === country.key && isShown(row, locale));
  const sorted = recommendedPlaces(here, tours.list);
  const through = sortTours(tours.list, 'recommended', locale).filter(({ countries }) =>
    countries.includes(country.key),
  );
  const about = newestPosts(blogposts.list).filter(({ countries }) => countries.includes(country.key));
  const others = listedCountries(context).filter(
    ({ key, continent }) => key !== country.key && continent === country.continent,
  );
  const links = commas(
    countryLinks(
      others.map(({ key }) => key),
      context,
    ),
  );
  const similar = commas(
    countryLinks(
      similarCountries(country, listedCountries(context), experiences.list, SIMILAR).map(({ key }) => key),
      context,
    ),
  );
  return html`${section(translate(locale, 'server.site.experiences'), experienceList(sorted, context))}
  ${section(translate(locale, 'server.site.tours'), tourList(through, context))}
  ${section(translate(locale, 'server.site.blog'), postList(about, context))}
  ${section(translate(locale, 'destination.section.similar'), similar && html`<p>${similar}</p>`)}
  ${section(translate(locale, 'server.site.othersNear'), links && html`<p>${links}</p>`)}`;
}
