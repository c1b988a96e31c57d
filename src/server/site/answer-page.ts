import type { FoundPage } from '../../contract/paths/find-page.ts';
import type { PageAnswer, PageContext } from './page-view.ts';
import { destinationPage } from './pages/destination-page.ts';
import { experiencePage } from './pages/experience-page.ts';
import { homePage } from './pages/home-page.ts';
import { listPage } from './pages/list-pages.ts';
import { newTourPage } from './pages/new-tour-page.ts';
import { plainView } from './pages/plain-view.ts';
import { postPage } from './pages/post-page.ts';
import { roundupPage, roundupsPage } from './pages/roundup-page.ts';
import { contactPage, faqPage, isTextPage, textPage } from './pages/text-pages.ts';
import { tourPage } from './pages/tour-page.ts';

/** Renders the page of a matched path, or returns a redirect; undefined for an unknown item. */
export function answerPage({ page, parts }: FoundPage, context: PageContext): PageAnswer {
  switch (page) {
    case 'destinations-key':
      return destinationPage(parts['key'] ?? '', context);
    case 'experiences-key':
      return experiencePage(parts['key'] ?? '', context);
    case 'tours-slug':
      return tourPage(parts['slug'] ?? '', context);
    case 'blog-key':
      return postPage(parts['key'] ?? '', context);
    case 'collections-slug':
      return roundupPage(parts['slug'] ?? '', context);
    case 'collections':
      return { view: roundupsPage(context) };
    case 'home':
      return { view: homePage(context) };
    case 'destinations':
    case 'experiences':
    case 'tours':
    case 'blog':
      return { view: listPage(page, context) };
    case 'tours-create':
      return { view: newTourPage(parts['countries'] ?? '', context) };
    case 'faq':
      return { view: faqPage(context) };
    case 'contact':
      return { view: contactPage(context) };
    default:
      return { view: isTextPage(page) ? textPage(page, context) : plainView(page, context, parts) };
  }
}
