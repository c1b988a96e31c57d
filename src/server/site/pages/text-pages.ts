import { isDated } from '../../../contract/dated-pages.ts';
import { FAQ_GROUPS } from '../../../model/faq-groups.ts';
import { type PageKey, PAGE_KEYS } from '../../../model/schemas/story.ts';
import { type SitePage, sitePath } from '../../../contract/paths/site-paths.ts';
import { translate } from '../../translations.ts';
import { html } from '../html.ts';
import { shortDate } from '../page-format.ts';
import { catalogueHtml, headPicture, link } from '../page-parts.ts';
import type { PageContext, PageView } from '../page-view.ts';
import { organization } from '../structured-data.ts';
import { operatorLines } from '../../settings.ts';
import { plainView } from './plain-view.ts';

export function isTextPage(page: SitePage): page is PageKey {
  return PAGE_KEYS.some((key) => key === page);
}

/** A text-only page. */
export function textPage(key: PageKey, context: PageContext): PageView {
  const { locale, collections } = context;
  const view = plainView(key, context);
  const page = collections.pages.rows.get(key);
  const brand = translate(locale, 'server.page.brand');
  // Same title as in the app, so that it does not change when the app starts.
  const title = page?.[locale].title ?? view.title;
  return {
    ...view,
    title,
    structured: key === 'about' || key === 'imprint' ? [organization(context, brand)] : [],
    content: html`${headPicture(key, context)}
      <h1>${title}</h1>
      ${
        page && isDated(key)
          ? html`<p>${translate(locale, 'textPage.asOf', { date: shortDate(page.as_of, locale) })}</p>`
          : undefined
      }
      ${page && catalogueHtml(page[locale].body, context)}`,
  };
}

/** All questions with their answers, by group. */
export function faqPage(context: PageContext): PageView {
  const { locale, collections } = context;
  const view = plainView('faq', context);
  const faqs = [...collections.faqs.list].sort((a, b) => a.rank - b.rank);
  const groups = FAQ_GROUPS.flatMap((group) => {
    const questions = faqs.filter((faq) => faq.group === group);
    if (questions.length === 0) return [];
    return [
      html`<h2>${translate(locale, `server.site.faq.${group}`)}</h2>
        ${questions.map(
          (faq) =>
            html`<h3>${faq[locale].question}</h3>
              ${catalogueHtml(faq[locale].answer, context)}`,
        )}`,
    ];
  });
  return {
    ...view,
    structured: [
      {
        '@type': 'FAQPage',
        mainEntity: faqs.map((faq) => ({
          '@type': 'Question',
          name: faq[locale].question,
          acceptedAnswer: { '@type': 'Answer', text: catalogueHtml(faq[locale].answer, context).text },
        })),
      },
    ],
    content: html`${headPicture('faq', context)}
      <h1>${view.title}</h1>
      <p>${translate(locale, 'faq.intro')}</p>
      ${groups}`,
  };
}

/** The form is rendered by the app; without it the operator is reached by the address and the email. */
export function contactPage(context: PageContext): PageView {
  const { locale, operator } = context;
  const view = plainView('contact', context);
  const { email } = operator;
  const lines = [
    ...operatorLines(operator).map((line) => html`${line}`),
    ...(email === undefined ? [] : [link(`mailto:${email}`, email)]),
  ];
  return {
    ...view,
    content: html`${headPicture('contact', context)}
      <h1>${view.title}</h1>
      <p>
        ${translate(locale, 'contact.intro')}
        ${link(sitePath('faq', locale), translate(locale, 'contact.faq'))}
      </p>
      ${lines.length === 0 ? undefined : html`<address>${lines.map((line) => html`${line}<br />`)}</address>`}
      <p>${link(sitePath('imprint', locale), translate(locale, 'server.page.imprint.title'))}</p>`,
  };
}
