import type { Context } from 'hono';
import { causeText } from '../cause-text.ts';
import { clientAddress } from '../http/client-address.ts';
import { HttpProblem } from '../http/http-problem.ts';
import type { RateRule } from '../stores/rate-limits.ts';
import type { ApiDeps, Bindings } from './api-context.ts';

/**
 * Counts one call of the caller's address.
 * @throws HttpProblem `too-many-requests` with the seconds to wait
 */
export async function limitCalls(
  context: Context<{ Bindings: Bindings }>,
  { settings, limits }: Pick<ApiDeps, 'settings' | 'limits'>,
  rule: RateRule,
): Promise<void> {
  const { headers } = context.req.raw;
  const socketAddress = isRecord(context.env) ? context.env.socketAddress : undefined;
  const address = clientAddress(socketAddress, headers, settings.trustedProxies);
  const answer = await limits.take(rule, address).catch((error: unknown) => {
    console.error(`The calls of an address could not be counted: ${causeText(error)}`);
    throw new HttpProblem('unavailable');
  });
  if (answer.ok) return;
  throw new HttpProblem('too-many-requests', {
    headers: { 'Retry-After': String(answer.retryAfterSeconds) },
  });
}

/** Without a port there are no bindings at all. */
function isRecord(value: unknown): value is Bindings {
  return typeof value === 'object' && value !== null;
}
