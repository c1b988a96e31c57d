import { z } from 'zod';
import type { z as mini } from 'zod/mini';
import type { Locale } from '../../model/base/locale.ts';
import { HttpProblem } from './http-problem.ts';
import { readBounded } from './read-bounded.ts';
import { type BodyLimits, checkStorable, FORM_LIMITS } from './storable-json.ts';

const ERRORS_MAX = 20;
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
 * @throws HttpProblem `unsupported-type`, `too-large`, `bad-request` or `invalid`
 */
export async function readJson(
  request: Request,
  { bytes: max, values }: BodyLimits = FORM_LIMITS,
): Promise<unknown> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  const encoding = request.headers.get('Content-Encoding')?.trim().toLowerCase() ?? 'identity';
  if (type !== 'application/json' || encoding !== 'identity') throw new HttpProblem('unsupported-type');
  const bytes = await readBounded(request, {
    max,
    shown: `${max / 1024} KiB`,
    timeoutMs: BODY_TIMEOUT_MS,
  });
  const value = parsed(bytes);
  checkStorable(value, values);
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
