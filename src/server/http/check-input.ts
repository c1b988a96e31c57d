import { z } from 'zod';
import type { z as mini } from 'zod/mini';
import type { Locale } from '../../model/locale.ts';
import { HttpProblem } from './http-problem.ts';
import { checkStorable } from './storable-json.ts';

export const BODY_BYTES_MAX = 256 * 1024;
const MESSAGES = { en: z.locales.en().localeError, de: z.locales.de().localeError };

/** @throws HttpProblem `invalid` with the path of every field that does not fit */
export function checkInput<Schema extends mini.ZodMiniType>(
  schema: Schema,
  value: unknown,
  locale: Locale,
): mini.infer<Schema> {
  const result = schema.safeParse(value, { error: MESSAGES[locale] });
  if (result.success) return result.data;
  const errors = result.error.issues.map(({ path, message }) => ({ path: pathText(path), message }));
  throw new HttpProblem('invalid', { errors });
}

/**
 * The body as JSON, of what a database can store.
 * @throws HttpProblem `unsupported-type`, `too-large`, `bad-request` or `invalid`
 */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  const encoding = request.headers.get('Content-Encoding')?.trim().toLowerCase() ?? 'identity';
  if (type !== 'application/json' || encoding !== 'identity') throw new HttpProblem('unsupported-type');
  const bytes = await readBounded(request);
  const value = parsed(bytes);
  checkStorable(value);
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

/** Stops reading at the bound, whatever Content-Length says. */
async function readBounded(request: Request): Promise<Uint8Array> {
  const tooLarge = new HttpProblem('too-large', { params: { most: '256 KiB' } });
  if (Number(request.headers.get('Content-Length') ?? 0) > BODY_BYTES_MAX) throw tooLarge;
  const parts: Uint8Array[] = [];
  let size = 0;
  if (request.body) {
    for await (const part of request.body) {
      size += part.byteLength;
      if (size > BODY_BYTES_MAX) throw tooLarge;
      parts.push(part);
    }
  }
  return Buffer.concat(parts);
}

/** `itinerary[3].nights`. */
function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`;
    return text === '' ? String(part) : `${text}.${String(part)}`;
  }, '');
}
