import type http from 'node:http';
import {
  context,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
  type TextMapGetter,
} from '@opentelemetry/api';
import { notesOf } from './request-notes.ts';
import { routeOf } from './route-of.ts';

/** Spans cost nothing until `startTracing` registers a provider. */
const tracer = () => trace.getTracer('rucksack');

const HEADERS: TextMapGetter<http.IncomingHttpHeaders> = {
  keys: (headers) => Object.keys(headers),
  get: (headers, name) => headers[name],
};

/**
 * Runs `answer` within a span that ends with the response. Names are patterns: no address, id or query of a user.
 * @param isProxied whether the trace of a trusted proxy is continued
 */
export function inRequestSpan(
  incoming: http.IncomingMessage,
  outgoing: http.ServerResponse,
  isProxied: boolean,
  answer: () => void,
): void {
  const from = isProxied
    ? propagation.extract(context.active(), incoming.headers, HEADERS)
    : context.active();
  const route = routeOf((incoming.url ?? '').split('?', 1)[0] ?? '');
  const method = incoming.method ?? '';
  const attributes = { 'http.request.method': method, 'http.route': route };
  const span = tracer().startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, from);
  outgoing.once('close', () => {
    const { statusCode } = outgoing;
    const { errorId } = notesOf(incoming);
    span.setAttribute('http.response.status_code', statusCode);
    if (errorId !== undefined) span.setAttribute('rucksack.error_id', errorId);
    if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
  context.with(trace.setSpan(from, span), answer);
}

/** Runs work that a request waits for within a span of its own. */
export async function inSpan<T>(name: string, work: () => Promise<T>): Promise<T> {
  const span = tracer().startSpan(name);
  try {
    return await context.with(trace.setSpan(context.active(), span), work);
  } catch (error) {
    // The message may contain data of a user; the log has it under the id of the error.
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}
