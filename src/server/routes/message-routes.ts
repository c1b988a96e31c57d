import crypto from 'node:crypto';
import type { Hono } from 'hono';
import { ENDPOINTS } from '../../contract/endpoints.ts';
import { IDEMPOTENCY_HEADER } from '../../contract/message-limits.ts';
import { jsonBody } from '../http/answer-cache.ts';
import { checkInput, readJson } from '../http/check-input.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { checkOwnOrigin } from '../http/own-origin.ts';
import { requestLocale } from '../http/request-locale.ts';
import { sendBody } from '../http/send-body.ts';
import type { NewMessage } from '../stores/message-store.ts';
import type { RateRule } from '../stores/rate-limits.ts';
import { translate } from '../translations.ts';
import type { ApiDeps, Bindings } from './api-context.ts';
import { DATA_HEADERS } from './catalogue/catalogue-route.ts';
import { limitCalls } from './limit-calls.ts';

const FEEDBACKS: RateRule = { name: 'feedback', max: 10, windowSeconds: 3_600 };
const CORRECTIONS: RateRule = { name: 'correction', max: 30, windowSeconds: 3_600 };
const CONTACTS: RateRule = { name: 'contact', max: 5, windowSeconds: 3_600 };
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Env = { Bindings: Bindings };

/** Feedback, corrections and the contact form: stored, and answered with 204. */
export function messageRoutes(api: Hono<Env>, deps: ApiDeps): void {
  const { settings, messages, challenges } = deps;

  api.get(ENDPOINTS.contactChallenge.path, async (context) =>
    sendBody(context.req.raw, jsonBody(await challenges.make()), {
      ...DATA_HEADERS,
      'Cache-Control': 'no-store',
    }),
  );

  const PLAIN = [
    { kind: 'feedback', endpoint: ENDPOINTS.feedbacks, rule: FEEDBACKS },
    { kind: 'correction', endpoint: ENDPOINTS.corrections, rule: CORRECTIONS },
  ] as const;
  for (const { kind, endpoint, rule } of PLAIN) {
    api.post(endpoint.path, async (context) => {
      const { raw } = context.req;
      checkOwnOrigin(raw, settings.publicOrigin);
      const id = idOf(raw);
      const locale = requestLocale(raw.headers);
      const body = checkInput(endpoint.body, await readJson(raw), locale);
      if (await messages.has(id)) return noContent();
      await limitCalls(context, deps, rule);
      await messages.save({ id, kind, body: { ...body, locale } });
      return noContent();
    });
  }

  api.post(ENDPOINTS.contact.path, async (context) => {
    const { raw } = context.req;
    checkOwnOrigin(raw, settings.publicOrigin);
    const id = idOf(raw);
    const locale = requestLocale(raw.headers);
    const body = checkInput(ENDPOINTS.contact.body, await readJson(raw), locale);
    // A retry after a lost response: its proof was consumed by the first attempt.
    if (await messages.has(id)) return noContent();
    const { proof, website = '', ...words } = body;
    const invalidProof = () =>
      new HttpProblem('invalid', {
        errors: [{ path: 'proof', message: translate(locale, 'server.contact.proof') }],
      });
    const answer = await challenges.check(proof);
    if (!answer.ok) throw invalidProof();
    await limitCalls(context, deps, CONTACTS);
    const message: NewMessage = {
      id,
      kind: 'contact',
      body: { ...words, locale },
      suspected: website !== '',
      challenge: answer.challenge,
    };
    const outcome = await messages.save(message);
    if (outcome === 'used') throw invalidProof();
    if (outcome === 'stored' && message.suspected !== true) deps.onContact();
    return noContent();
  });
}

/** Id of the message from the idempotency key; without it retries cannot be recognized. */
function idOf(request: Request): string {
  const given = request.headers.get(IDEMPOTENCY_HEADER);
  if (given === null) return crypto.randomUUID();
  if (UUID.test(given)) return given.toLowerCase();
  throw new HttpProblem('invalid', { errors: [{ path: IDEMPOTENCY_HEADER, message: 'UUID' }] });
}

function noContent(): Response {
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
}
