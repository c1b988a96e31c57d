import type { Hono } from 'hono';
import { ENDPOINTS } from '../../../contract/endpoints.ts';
import type { AnswerCache } from '../../http/answer-cache.ts';
import { checkInput } from '../../http/check-input.ts';
import { HttpProblem } from '../../http/http-problem.ts';
import { requestLocale } from '../../http/request-locale.ts';
import { sendBody } from '../../http/send-body.ts';
import { textsAfter } from '../../memory/country-texts.ts';
import type { ApiDeps, Bindings } from '../api-context.ts';
import { addressOf } from '../limit-calls.ts';
import { DATA_HEADERS, SYNC_CACHING } from './catalogue-route.ts';

/** `GET /countries/<key>/texts`: what devices pull by country. */
export function textRoutes(
  api: Hono<{ Bindings: Bindings }>,
  { memory, settings, cache }: Pick<ApiDeps, 'memory' | 'settings'> & { cache: AnswerCache },
): void {
  const { path, query } = ENDPOINTS.countryTexts;
  api.get(path, async (context) => {
    const { raw } = context.req;
    const { since = '' } = checkInput(query, context.req.query(), requestLocale(raw.headers));
    const country = context.req.param('key') ?? '';
    const caller = addressOf(context, settings);
    const find = () => {
      const catalogue = memory.current();
      return { version: catalogue.version, texts: textsAfter(catalogue, country, since) };
    };
    let { version, texts } = find();
    if (texts?.isUnknown === true && (await memory.refresh())) ({ version, texts } = find());
    if (texts === undefined) throw new HttpProblem('not-found');
    // The texts of a whole country are requested by every device that opens it.
    const isFirstPage = texts.id === 'all';
    const body = await cache.get(version, `texts ${country} ${texts.id}`, texts.read, {
      caller,
      isFirstPage,
    });
    return sendBody(raw, body, { ...DATA_HEADERS, 'Cache-Control': SYNC_CACHING }, 200, caller);
  });
}
