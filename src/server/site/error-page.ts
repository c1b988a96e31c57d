import { sitePath } from '../../contract/paths/site-paths.ts';
import { HttpProblem, problemMessage, problemResponse } from '../http/http-problem.ts';
import { translate } from '../translations.ts';
import { html } from './html.ts';
import { localeOfPath } from '../../contract/paths/find-page.ts';

/**
 * HTML page for a failed request, with the id of its log entry for bug reports. Loads no files of the site: they may be
 * the cause.
 */
export function errorPage(problem: HttpProblem, pathname: string): Response {
  const locale = localeOfPath(pathname);
  const { status, headers } = problemResponse(problem, locale);
  const title = translate(locale, 'server.page.error.title');
  const body = html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title} - ${translate(locale, 'server.page.brand')}</title>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${problemMessage(problem, locale)}</p>
          ${problem.id === undefined ? undefined : html`<p>${translate(locale, 'server.page.error.id', { id: problem.id })}</p>`}
          <p><a href="${sitePath('home', locale)}">${translate(locale, 'server.site.home')}</a></p>
        </main>
      </body>
    </html>`;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(body.text, { status, headers });
}
