import { HttpProblem } from './http-problem.ts';

/**
 * CSRF check for writes: `Origin`, which pages cannot forge, must be the site's own origin or the one that the browser
 * used for this server.
 * @throws HttpProblem `forbidden`, also without `Origin`
 */
export function checkOwnOrigin(request: Request, publicOrigin: string): void {
  const origin = request.headers.get('Origin');
  if (origin === null) throw new HttpProblem('forbidden');
  if (origin === publicOrigin) return;
  const host = request.headers.get('Host') ?? new URL(request.url).host;
  if (!URL.canParse(origin) || new URL(origin).host !== host) throw new HttpProblem('forbidden');
}
