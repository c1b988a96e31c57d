import { sortTours } from '../../../../worker/catalogue/filter-tours.ts';
import { CONTINENTS } from '../../../model/place/georegion.ts';
import { newestPosts } from '../../../../worker/catalogue/filter-posts.ts';
import { translate } from '../../translations.ts';
import { type Html, html } from '../html.ts';
import { aboutMoney, months } from '../page-format.ts';
import { countryPaths, isShown, shownItems } from '../page-items.ts';
import {
  cardPicture,
  experienceList,
  link,
  linkList,
  listedCountries,
  postList,
  tourList,
} from '../page-parts.ts';
import type { PageContext, PageView } from '../page-view.ts';
import { plainView } from './plain-view.ts';

type ListPage = 'destinations' | 'experiences' | 'tours' | 'blog';

/** Number of items with a picture. */
const PICTURED = 2;

/** Pages with links to all items of a kind. */
export function listPage(page: ListPage, context: PageContext): PageView {
  const { locale } = context;
  const content = html`<h1>${translate(locale, `server.page.${page}.title`)}</h1>
    <p>${translate(locale, `server.page.${page}.description`)}</p>
    ${ITEMS[page](context)}`;
  return { ...plainView(page, context), content };
}

const ITEMS: Record<ListPage, (context: PageContext) => Html | readonly Html[] | undefined> = {
  destinations: (context) => destinations(context),
  experiences: (context) => experiences(context),
  tours: (context) =>
    tourList(sortTours(context.collections.tours.list, 'recommended', context.locale), context, PICTURED),
  blog: (context) => postList(newestPosts(context.collections.blogposts.list), context, PICTURED),
};

function destinations(context: PageContext): Html[] {
  const { locale, collections } = context;
  const names = new Intl.Collator(locale);
  const shown = shownItems(listedCountries(context), countryPaths, locale).sort((a, b) =>
    names.compare(a.row[locale].name, b.row[locale].name),
  );
  const pictured = new Set<string>();
  return CONTINENTS.flatMap((continent) => {
    const items = shown
      .filter(({ row }) => row.continent === continent)
      .map(({ row, path }) => {
        if (pictured.size < PICTURED) pictured.add(row.key);
        const budget = translate(locale, 'server.site.aDay', { amount: aboutMoney(row.budget.low, context) });
        const best = translate(locale, 'server.site.best', { months: months(row.best_months, locale) });
        const teaser = collections.countryDetails.rows.get(row.key)?.[locale].teaser ?? '';
        const note = `${teaser} ${best} ${budget}`.trim();
        const picture = pictured.has(row.key) ? cardPicture(row.image_uris[0], context) : undefined;
        return { path, words: row[locale].name, note, picture };
      });
    const list = linkList(items);
    return list === undefined
      ? []
      : [
          html`<h2>${translate(locale, `continents.${continent}`)}</h2>
            ${list}`,
        ];
  });
}

function experiences(context: PageContext): Html[] {
  const { locale, collections } = context;
  const names = new Intl.Collator(locale);
  const countries = collections.countries.list.toSorted((a, b) =>
    names.compare(a[locale].name, b[locale].name),
  );
  let first = true;
  return countries.flatMap((country) => {
    const rows = collections.experiences.list.filter(
      (row) => row.country_key === country.key && isShown(row, locale),
    );
    const list = experienceList(rows, context, first ? PICTURED : 0);
    if (list === undefined) return [];
    first = false;
    const { name } = country[locale];
    const path = countryPaths(country)[locale];
    return [
      html`<h2>${path === undefined ? name : link(path, name)}</h2>
        ${list}`,
    ];
  });
}
