import { sitePath } from '../../contract/paths/site-paths.ts';
import { HttpProblem, problemResponse } from '../http/http-problem.ts';
import { translate, translateByName } from '../translations.ts';
import { html } from './html.ts';
import { localeOfPath } from '../../contract/paths/find-page.ts';

/**
 * Error page with the id of the log line, for bug reports. Self-contained, because the site's files may be the cause.
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
          <p>
            ${problem.sentence ?? translateByName(locale, `server.problem.${problem.code}`, problem.params)}
          </p>
          ${problem.id === undefined ? undefined : html`<p>${translate(locale, 'server.page.error.id', { id: problem.id })}</p>`}
          <p><a href="${sitePath('home', locale)}">${translate(locale, 'server.site.home')}</a></p>
        </main>
      </body>
    </html>`;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(body.text, { status, headers });
}
