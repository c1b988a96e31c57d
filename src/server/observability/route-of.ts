import { HEALTH_PATHS } from '../../contract/api/health-paths.ts';
import { findPage } from '../../contract/paths/find-page.ts';
import { USER_PICTURES } from '../../contract/paths/user-pictures.ts';
import { API_BASE } from '../../contract/sync.ts';
import { IMAGES_BASE } from '../routes/image-routes.ts';
import { patternOf } from '../routes/endpoint-methods.ts';

const FOLDERS = [
  IMAGES_BASE,
  USER_PICTURES,
  '/assets',
  '/basemap',
  '/gazetteer',
  '/fonts',
  '/flags',
  '/icons',
];
const FIXED = new Set<string>([...Object.values(HEALTH_PATHS), '/metrics', '/sw.js', '/favicon.ico']);

/**
 * The route of a path, for logs and metrics: the pattern, never the path, which may contain a username or a token. A
 * small, fixed set of values.
 */
export function routeOf(pathname: string): string {
  if (pathname === API_BASE || pathname.startsWith(`${API_BASE}/`))
    return API_BASE + (patternOf(pathname.slice(API_BASE.length)) ?? '/?');
  if (FIXED.has(pathname)) return pathname;
  const folder = FOLDERS.find((base) => pathname.startsWith(`${base}/`));
  if (folder !== undefined) return `${folder}/*`;
  const page = findPage(pathname)?.page;
  return page === undefined ? 'other' : `page ${page}`;
}
