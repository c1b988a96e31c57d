import { z } from 'zod';
import type { z as mini } from 'zod/mini';
import type { Locale } from '../../model/base/locale.ts';
import { HttpProblem } from './http-problem.ts';
import { readBounded } from './read-bounded.ts';
import { checkStorable } from './storable-json.ts';

export const BODY_BYTES_MAX = 256 * 1024;
const ERRORS_MAX = 20;
/** Default for forms and queries; users' documents have their own limit. */
export const FORM_VALUES_MAX = 2_000;
/** Timeout against slow clients (slowloris), whose connections hold memory. */
const BODY_TIMEOUT_MS = 20_000;
const MESSAGES = { en: z.locales.en().localeError, de: z.locales.de().localeError };

/** @throws HttpProblem `invalid` with the paths of the first twenty invalid fields */
export function checkInput<Schema extends mini.ZodMiniType>(
  schema: Schema,
  value: unknown,
  locale: Locale,
): mini.infer<Schema> {
  const error = MESSAGES[locale];
  const result = schema.safeParse(value, { error });
  if (result.success) return result.data;
  // The library formats every issue, 0.01 ms each: an attacker could cause enough to take a second.
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
 * Parses the body as JSON that a database can store.
 * @param valuesMax how many values it may hold
 * @throws HttpProblem `unsupported-type`, `too-large`, `bad-request` or `invalid`
 */
export async function readJson(request: Request, valuesMax: number = FORM_VALUES_MAX): Promise<unknown> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  const encoding = request.headers.get('Content-Encoding')?.trim().toLowerCase() ?? 'identity';
  if (type !== 'application/json' || encoding !== 'identity') throw new HttpProblem('unsupported-type');
  const bytes = await readBounded(request, {
    max: BODY_BYTES_MAX,
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
    // Not UTF-8 or not JSON.
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
