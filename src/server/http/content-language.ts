import type { MiddlewareHandler } from 'hono';
import { LOCALES } from '../../model/base/locale.ts';

/** Of an answer that is the same for both, so that caches need no `Vary`. */
const EVERY_LANGUAGE = LOCALES.join(', ');

/** Every answer names its languages; one that depends on the language has named it itself. */
export const contentLanguage: MiddlewareHandler = async (context, next) => {
  await next();
  if (!context.res.headers.has('Content-Language')) {
    context.res.headers.set('Content-Language', EVERY_LANGUAGE);
  }
};
