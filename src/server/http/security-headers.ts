import type { MiddlewareHandler } from 'hono';
import type { Settings } from '../settings.ts';

type Strangers = Partial<Pick<Settings, 'tagManagerId' | 'imageBase'>>;
export type HeaderSettings = Pick<Settings, 'publicOrigin'> & Strangers;

const TAG_MANAGER = 'https://www.googletagmanager.com';
/** Where what the tag manager loads sends its counts, by pictures and by calls. */
const TAG_MANAGER_COUNTS = [
  TAG_MANAGER,
  'https://www.google-analytics.com',
  'https://*.google-analytics.com',
];

/**
 * What a page may load: its own files, pictures that it makes itself, and what the operator has set
 * up. Data in the page, as for search engines, is no script and needs no leave.
 */
export function contentSecurityPolicy({ tagManagerId, imageBase }: Strangers): string {
  const counts = tagManagerId === undefined ? [] : TAG_MANAGER_COUNTS;
  const lines: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(tagManagerId === undefined ? [] : [TAG_MANAGER])],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...(imageBase === undefined ? [] : [imageBase]), ...counts],
    'connect-src': ["'self'", ...counts],
    'font-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(lines)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** By name. With `https` in the public origin browsers are told to stay with it. */
export function securityHeaderFields(settings: HeaderSettings): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(settings),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
    ...(settings.publicOrigin.startsWith('https:')
      ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }
      : {}),
  };
}

/** On every answer, errors among them. */
export function securityHeaders(settings: HeaderSettings): MiddlewareHandler {
  const headers = securityHeaderFields(settings);
  return async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value);
  };
}
