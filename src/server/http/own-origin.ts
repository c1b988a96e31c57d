import { HttpProblem } from './http-problem.ts';

/**
 * For calls that change something. A browser says in `Origin` whose page makes the call and lets no page
 * choose it: it has to be the site's own address, or the one that the browser itself used for this server.
 * @throws HttpProblem `forbidden`, also where there is no `Origin`
 */
export function checkOwnOrigin(request: Request, publicOrigin: string): void {
  const origin = request.headers.get('Origin');
  if (origin === null) throw new HttpProblem('forbidden');
  if (origin === publicOrigin) return;
  const host = request.headers.get('Host') ?? new URL(request.url).host;
  if (!URL.canParse(origin) || new URL(origin).host !== host) throw new HttpProblem('forbidden');
}
