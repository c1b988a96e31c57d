import crypto from 'node:crypto';
import { RESERVED_USERNAMES, USERNAME_MIN } from '../../contract/account-limits.ts';
import { nameKey } from '../stores/claims/name-key.ts';

const RESERVED = new Set(RESERVED_USERNAMES);
/** Leaves space for a number suffix. */
const STEM_MAX = 20;
const NUMBERS_TRIED = 9;
const RANDOM_TRIED = 5;
/** Letters that Unicode normalization does not decompose. */
const PLAIN: Record<string, string> = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe' };

export function isReserved(username: string): boolean {
  return RESERVED.has(nameKey(username));
}

/** Username candidates for a display name, the best first: `jorg-muller`, `jorg-muller-2`, … */
export function* usernamesFor(name: string | null): Generator<string> {
  const letters = (name ?? '')
    .replaceAll(/[ßøłđæœ]/gi, (letter) => PLAIN[letter.toLowerCase()] ?? '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, STEM_MAX)
    .replaceAll(/^-+|-+$/g, '');
  const stem = letters.length < USERNAME_MIN ? 'traveller' : letters;
  if (!isReserved(stem)) yield stem;
  for (let number = 2; number <= NUMBERS_TRIED; number += 1) yield `${stem}-${number}`;
  for (let tried = 0; tried < RANDOM_TRIED; tried += 1)
    yield `${stem}-${crypto.randomInt(1_000, 10_000_000)}`;
}
