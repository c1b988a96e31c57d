import { sitePath } from '../../../contract/paths/site-paths.ts';
import type { UserAnswer } from '../../../contract/user-endpoints.ts';
import type { PublicTour } from '../../../contract/user-things.ts';
import { LOCALES } from '../../../model/base/locale.ts';
import { readProfile, readPublishedTour } from '../../routes/users/user-publish-routes.ts';
import type { UserStore } from '../../stores/users/user-store.ts';
import { translate } from '../../translations.ts';
import { type Html, html } from '../html.ts';
import { fitDescription, nights } from '../page-format.ts';
import { experiencePaths } from '../page-items.ts';
import { homeCrumb, link, linkList, section } from '../page-parts.ts';
import type { FoundPage } from '../../../contract/paths/find-page.ts';
import type { PageContext, PageView } from '../page-view.ts';

/** What the pages of users need of the user store. */
export type UserPageStore = Pick<
  UserStore,
  'publishedBySlug' | 'publishedByIds' | 'publishedOf' | 'userByName' | 'readSome'
>;

const PROFILE_PAGES = ['user-name', 'user-name-tours', 'user-name-experiences'] as const;
type ProfilePage = (typeof PROFILE_PAGES)[number];

/** Whether a page may show users' content (a profile, or a tour that is not in the catalogue), which is not cached. */
export function isUserPage({ page, parts }: FoundPage): boolean {
  return page === 'tours-slug' || (isProfilePage(page) && parts['name'] !== undefined);
}

/**
 * Server HTML of a published tour or a profile, excluded from search engines; undefined for an unknown one.
 * @param caller client address, for fair queuing
 */
export async function userPage(
  { page, parts }: FoundPage,
  context: PageContext,
  users: UserPageStore,
  caller: string,
): Promise<PageView | undefined> {
  if (page === 'tours-slug') {
    const found = await readPublishedTour(users, parts['slug'] ?? '', caller);
    return found && tourView(found, context);
  }
  if (!isProfilePage(page)) return undefined;
  const profile = await readProfile(users, parts['name'] ?? '', caller);
  return profile && profileView(page, profile, context);
}

function tourView(
  { tour, username, experiences }: UserAnswer<'publishedTour'>,
  context: PageContext,
): PageView {
  const { locale, collections } = context;
  const by = translate(locale, 'server.site.tourBy', { name: username });
  const title = tour.name.trim() || by;
  const own = new Map(experiences.map(({ id, title: name }) => [id, name]));
  const stops = tour.itinerary.flatMap(({ experience_id: id, nights: count }) => {
    const row = id ? collections.experiences.rows.get(id) : undefined;
    const name = row?.[locale].title ?? own.get(id ?? '');
    if (name === undefined) return [];
    return [{ name, path: row && experiencePaths(row)[locale], nights: count ?? 0 }];
  });
  const lines = stops.map(
    ({ name, path, nights: count }) =>
      html`<li>
        ${path === undefined ? name : link(path, name)}${count > 0 ? ` – ${nights(count, locale)}` : ''}
      </li>`,
  );
  const list =
    lines.length > 0
      ? html`<ol>
          ${lines}
        </ol>`
      : undefined;
  return {
    ...unindexedHead(title, fitDescription(`${by}: ${stops.map(({ name }) => name).join(' – ')}`)),
    paths: pathsInEachLocale((language) => sitePath('tours-slug', language, { slug: tour.slug ?? '' })),
    crumbs: [
      homeCrumb(locale),
      { name: translate(locale, 'server.page.tours.title'), path: sitePath('tours', locale) },
      { name: title, path: sitePath('tours-slug', locale, { slug: tour.slug ?? '' }) },
    ],
    content: html`<h1>${title}</h1>
      <p>${link(sitePath('user-name', locale, { name: username }), by)}</p>
      ${section(translate(locale, 'server.site.stops'), list)}`,
  };
}

function profileView(
  page: ProfilePage,
  { username, location, tours, experiences }: UserAnswer<'profile'>['profile'],
  context: PageContext,
): PageView {
  const { locale, flags } = context;
  const title = translate(locale, 'server.site.profileOf', { name: username });
  const about = translate(locale, 'server.site.profileAbout', { name: username });
  const parts = { name: username };
  const tourList = flags.toursActive ? tourLinks(tours, username, context) : undefined;
  const titles = experiences.map((experience) => html`<li>${experience.title}</li>`);
  return {
    ...unindexedHead(title, fitDescription(about)),
    paths: pathsInEachLocale((language) => sitePath(page, language, parts)),
    crumbs: [homeCrumb(locale), { name: title, path: sitePath(page, locale, parts) }],
    content: html`<h1>${title}</h1>
      <p>${about}${location === null ? '' : ` ${location}`}</p>
      ${section(translate(locale, 'server.page.tours.title'), tourList)}
      ${section(
        translate(locale, 'server.page.experiences.title'),
        titles.length > 0
          ? html`<ul>
              ${titles}
            </ul>`
          : undefined,
      )}`,
  };
}

function tourLinks(
  tours: readonly PublicTour[],
  username: string,
  { locale }: PageContext,
): Html | undefined {
  return linkList(
    tours.map(({ name, slug }) => ({
      path: sitePath('tours-slug', locale, { slug: slug ?? '' }),
      words: name.trim() || translate(locale, 'server.site.tourBy', { name: username }),
    })),
  );
}

function unindexedHead(title: string, description: string) {
  return { title, description, indexed: false, structured: [] };
}

function pathsInEachLocale(path: (locale: (typeof LOCALES)[number]) => string) {
  return Object.fromEntries(LOCALES.map((locale) => [locale, path(locale)]));
}

function isProfilePage(page: string): page is ProfilePage {
  return PROFILE_PAGES.some((name) => name === page);
}
