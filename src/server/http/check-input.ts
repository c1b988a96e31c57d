import { z } from 'zod';
import type { z as mini } from 'zod/mini';
import type { Locale } from '../../model/base/locale.ts';
import { HttpProblem } from './http-problem.ts';
import { readBounded } from './read-bounded.ts';
import { checkStorable } from './storable-json.ts';

export const BODY_BYTES_MAX = 256 * 1024;
const ERRORS_MAX = 20;
/** Forms and questions have a handful of fields; documents of people have a limit of their own. */
export const FORM_VALUES_MAX = 2_000;
/** A body that takes longer is given up: a connection that sends a byte now and then holds memory. */
const BODY_TIMEOUT_MS = 20_000;
const MESSAGES = { en: z.locales.en().localeError, de: z.locales.de().localeError };

/** @throws HttpProblem `invalid` with the paths of fields that do not fit, of the first twenty */
export function checkInput<Schema extends mini.ZodMiniType>(
  schema: Schema,
  value: unknown,
  locale: Locale,
): mini.infer<Schema> {
  const error = MESSAGES[locale];
  const result = schema.safeParse(value, { error });
  if (result.success) return result.data;
  // The library words every fault that there is, a hundredth of a millisecond each: so many that it takes a second.
  // oxlint-disable-next-line no-underscore-dangle -- the library's own name for its parts
  const checked = schema._zod.run({ value, issues: [] }, { async: false, error });
  const issues = checked instanceof Promise ? [] : checked.issues.slice(0, ERRORS_MAX);
  const errors = issues.map((issue) => {
    const { path, message } = z.core.util.finalizeIssue(issue, { error }, z.core.config());
    return { path: pathText(path), message };
  });
  throw new HttpProblem('invalid', { errors });
}

/**
 * The body as JSON, of what a database can store.
 * @param valuesMax how many values it may hold
 * @throws HttpProblem `unsupported-type`, `too-large`, `bad-request` or `invalid`
 */
export async function readJson(request: Request, valuesMax: number = FORM_VALUES_MAX): Promise<unknown> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  const encoding = request.headers.get('Content-Encoding')?.trim().toLowerCase() ?? 'identity';
  if (type !== 'application/json' || encoding !== 'identity') throw new HttpProblem('unsupported-type');
  const bytes = await readBounded(request, {
    most: BODY_BYTES_MAX,
    shown: '256 KiB',
    timeoutMs: BODY_TIMEOUT_MS,
  });
  const value = parsed(bytes);
  checkStorable(value, valuesMax);
  return value;
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    // Not UTF-8 or not JSON: the caller's fault, and all there is to say.
    throw new HttpProblem('bad-request');
  }
}

/** `itinerary[3].nights`. */
function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`;
    return text === '' ? String(part) : `${text}.${String(part)}`;
  }, '');
}
