import { context, type Context, SpanKind, trace } from '@opentelemetry/api';
import { logJson } from './json-lines.ts';
import { querySeconds } from './metrics.ts';

/** Statements that take longer are logged. */
const SLOW_MS = 200;
/** A generated statement may be long. */
const STATEMENT_MAX = 200;

/** Called after each statement. `statement` has placeholders instead of values; `within` is where it was sent. */
export type OnQueryTime = (statement: string, ms: number, within: Context) => void;

/** Counts every statement and adds its span; slow ones have a line in a JSON log. */
export function createQueryTimes(format: 'text' | 'json'): OnQueryTime {
  return (statement, ms, within) => {
    querySeconds.observe(ms / 1000);
    const text = statement.replaceAll(/\s+/g, ' ').slice(0, STATEMENT_MAX);
    addQuerySpan(text, ms, within);
    if (format === 'text' || ms < SLOW_MS) return;
    logJson('warn', { event: 'slow-query', ms: Math.round(ms), statement: text });
  };
}

function addQuerySpan(statement: string, ms: number, within: Context): void {
  if (trace.getSpan(within) === undefined) return;
  const endTime = Date.now();
  const name = /^\s*(\w+)/.exec(statement)?.[1]?.toUpperCase() ?? 'statement';
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': statement };
  trace
    .getTracer('rucksack')
    .startSpan(name, { kind: SpanKind.CLIENT, startTime: endTime - ms, attributes }, within)
    .end(endTime);
}

/** The same function with its time measured, for promises and for a callback as last argument. */
export function timedQuery<Query extends (...args: never[]) => unknown>(
  query: Query,
  onTime: OnQueryTime,
): Query {
  return new Proxy(query, {
    apply(target, self, args: unknown[]) {
      const startedAt = performance.now();
      // The driver may answer from a context of its own.
      const within = context.active();
      const done = () => onTime(statementOf(args[0]), performance.now() - startedAt, within);
      const callback = args.at(-1);
      if (typeof callback === 'function') {
        const timed = (...answer: unknown[]): unknown => {
          done();
          return Reflect.apply(callback, undefined, answer);
        };
        return Reflect.apply(target, self, [...args.slice(0, -1), timed]);
      }
      const answer: unknown = Reflect.apply(target, self, args);
      if (answer instanceof Promise) answer.then(done, done);
      return answer;
    },
  });
}

function statementOf(given: unknown): string {
  if (typeof given === 'string') return given;
  const text: unknown = typeof given === 'object' && given !== null ? Reflect.get(given, 'text') : undefined;
  return typeof text === 'string' ? text : '';
}
