import crypto from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { OAUTH_PROVIDERS, type OauthProviderName } from '../../contract/account-limits.ts';
import { FIRST_SCRIPT } from '../../contract/first-script.ts';
import { IMAGES_BASE } from '../routes/image-routes.ts';
import type { OauthSettings, Settings } from '../settings.ts';

type ExternalSources = Partial<Pick<Settings, 'tagManagerId' | 'imageBase' | 'oauth'>>;
export type HeaderSettings = Pick<Settings, 'publicOrigin'> & ExternalSources;

const TAG_MANAGER = 'https://www.googletagmanager.com';
/** Analytics endpoints used by the tag manager's scripts (img-src, connect-src). */
const TAG_MANAGER_COUNTS = [
  TAG_MANAGER,
  'https://www.google-analytics.com',
  'https://*.google-analytics.com',
];

/** Hash of the only inline script. */
const FIRST_SCRIPT_HASH = `'sha256-${crypto.createHash('sha256').update(FIRST_SCRIPT).digest('base64')}'`;

/** Hosts of the providers' profile pictures. */
const PROFILE_PICTURE_HOSTS: Record<OauthProviderName, string[]> = {
  google: ['https://*.googleusercontent.com'],
  facebook: ['https://*.fbcdn.net', 'https://*.fbsbx.com'],
};

/**
 * Content-Security-Policy: own files, generated pictures, and the origins that the operator has configured. Inline
 * JSON-LD is not executed and needs no permission.
 */
export function contentSecurityPolicy({ tagManagerId, imageBase, oauth = {} }: ExternalSources): string {
  const counts = tagManagerId === undefined ? [] : TAG_MANAGER_COUNTS;
  const images = imageBase === undefined ? [] : [imageBase];
  const profilePictures = OAUTH_PROVIDERS.flatMap((name) => userPictures(name, oauth[name]));
  const lines: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", FIRST_SCRIPT_HASH, ...(tagManagerId === undefined ? [] : [TAG_MANAGER])],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...images, ...profilePictures, ...counts],
    // Service worker and offline downloads fetch the pictures.
    'connect-src': ["'self'", ...images, ...counts],
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

function userPictures(name: OauthProviderName, settings: OauthSettings | undefined): string[] {
  if (settings === undefined) return [];
  return settings.issuer === undefined ? PROFILE_PICTURE_HOSTS[name] : [new URL(settings.issuer).origin];
}

/** Security headers by name. HSTS if the public origin is https. */
export function securityHeaderFields(settings: HeaderSettings): Record<string, string> {
  return {
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Content-Security-Policy': contentSecurityPolicy(settings),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
    ...(settings.publicOrigin.startsWith('https:')
      ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }
      : {}),
  };
}

/** Sets the headers on every response, including errors. */
export function securityHeaders(settings: HeaderSettings): MiddlewareHandler {
  const headers = securityHeaderFields(settings);
  return async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value);
    // Other sites of the operator may embed the pictures. Browsers check 304s and redirects too.
    if (context.req.path.startsWith(`${IMAGES_BASE}/`)) {
      context.res.headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
      // An image-delivery service passes it on: a service worker cannot cache what it may not read.
      context.res.headers.set('Access-Control-Allow-Origin', '*');
    }
  };
}
