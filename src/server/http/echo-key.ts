import type { MiddlewareHandler } from 'hono';
import { IDEMPOTENCY_HEADER } from '../../contract/message-limits.ts';

export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,120}$/;

/**
 * Says in each acknowledgement which write it is of, first and again: without that a device cannot tell it from an answer
 * that somebody between here and there made up.
 */
export const echoKey: MiddlewareHandler = async (context, next) => {
  await next();
  const key = context.req.header(IDEMPOTENCY_HEADER);
  if (key !== undefined && IDEMPOTENCY_KEY.test(key) && context.res.ok)
    context.header(IDEMPOTENCY_HEADER, key);
};
