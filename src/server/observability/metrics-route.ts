import crypto from 'node:crypto';
import type { Context } from 'hono';
import type { Bindings } from '../routes/api-context.ts';
import { metricsText } from './metrics.ts';

export const METRICS_PATH = '/metrics';
const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * Metrics for who has the token, and without a token for this machine alone. A request through a proxy is not of this
 * machine, wherever the proxy runs.
 */
export async function metricsResponse(
  context: Context<{ Bindings: Bindings }>,
  token: string | undefined,
): Promise<Response> {
  const { headers } = context.req.raw;
  const isAllowed =
    token === undefined
      ? LOOPBACK.has(context.env?.socketAddress ?? '') && !isForwarded(headers)
      : hasToken(headers, token);
  if (!isAllowed) return context.notFound();
  const { type, text } = await metricsText();
  return new Response(text, { headers: { 'Content-Type': type, 'Cache-Control': 'no-store' } });
}

function isForwarded(headers: Headers): boolean {
  return ['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via'].some((name) => headers.has(name));
}

function hasToken(headers: Headers, token: string): boolean {
  return crypto.timingSafeEqual(digest(headers.get('Authorization') ?? ''), digest(`Bearer ${token}`));
}

/** Digests have one length, which a comparison in constant time needs. */
function digest(text: string): Buffer {
  return crypto.createHash('sha256').update(text).digest();
}
