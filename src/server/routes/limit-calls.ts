import type { Context } from 'hono';
import { causeText } from '../cause-text.ts';
import { clientAddress } from '../http/client-address.ts';
import { HttpProblem } from '../http/http-problem.ts';
import type { RateLimits, RateRule } from '../stores/rate-limits.ts';
import type { ApiDeps, Bindings } from './api-context.ts';

/**
 * Rate-limits a call by the client's address.
 * @throws HttpProblem `too-many-requests` with the seconds to wait
 */
export async function limitCalls(
  context: Context<{ Bindings: Bindings }>,
  deps: Pick<ApiDeps, 'settings' | 'limits'>,
  rule: RateRule,
): Promise<void> {
  await limitWho(deps.limits, rule, addressOf(context, deps.settings));
}

/** Client key for rate limits. */
export function addressOf(
  context: Context<{ Bindings: Bindings }>,
  settings: Pick<ApiDeps['settings'], 'trustedProxies'>,
): string {
  const socketAddress = hasBindings(context.env) ? context.env.socketAddress : undefined;
  return clientAddress(socketAddress, context.req.raw.headers, settings.trustedProxies);
}

/**
 * Rate-limits a call by address or account.
 * @throws HttpProblem `too-many-requests` with the seconds to wait
 */
export async function limitWho(limits: RateLimits, rule: RateRule, who: string): Promise<void> {
  const answer = await limits.take(rule, who).catch((error: unknown) => {
    console.error(`Calls could not be counted: ${causeText(error)}`);
    throw new HttpProblem('unavailable');
  });
  if (answer.ok) return;
  throw new HttpProblem('too-many-requests', {
    headers: { 'Retry-After': String(answer.retryAfterSeconds) },
  });
}

/** There are no bindings without an HTTP server (tests). */
function hasBindings(value: unknown): value is Bindings {
  return typeof value === 'object' && value !== null;
}
