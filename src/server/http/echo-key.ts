import type { MiddlewareHandler } from 'hono';
import { IDEMPOTENCY_HEADER } from '../../contract/message-limits.ts';

export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,120}$/;

/**
 * Echoes the idempotency key in each acknowledgement, also of retries: without it a device cannot distinguish it from a
 * response made up by an intermediary (e.g. a captive portal).
 */
export const echoKey: MiddlewareHandler = async (context, next) => {
  await next();
  const key = context.req.header(IDEMPOTENCY_HEADER);
  if (key !== undefined && IDEMPOTENCY_KEY.test(key) && context.res.ok)
    context.header(IDEMPOTENCY_HEADER, key);
};
