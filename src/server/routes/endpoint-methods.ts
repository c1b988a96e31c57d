import { ACCOUNT_CALLS } from '../../contract/api/account-calls.ts';
import type { ApiCall } from '../../contract/api/api-call.ts';
import { CATALOGUE_CALLS } from '../../contract/api/catalogue-calls.ts';
import { USER_CALLS } from '../../contract/api/user-calls.ts';

const USER: ApiCall[] = [...Object.values(ACCOUNT_CALLS), ...Object.values(USER_CALLS)];
const PARTS_MAX = 10;
const ALL: ApiCall[] = [...Object.values(CATALOGUE_CALLS), ...USER];

/** Methods that a path below the base supports; none if there is no such path. */
export function methodsOf(path: string): string[] {
  return [...new Set(callsAt(path).flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))];
}

/** Route pattern of a path. */
export function patternOf(path: string): string | undefined {
  return callsAt(path)[0]?.path;
}

/** Whether a call is about accounts or user data. */
export function isUserCall(method: string, path: string): boolean {
  const requested = method === 'HEAD' ? 'GET' : method;
  return callsAt(path).some((call) => call.method === requested && USER.includes(call));
}

/** Literal paths take precedence over patterns: `/tours/fav` is not a tour. */
function callsAt(path: string): ApiCall[] {
  const exact = ALL.filter((call) => call.path === path);
  if (exact.length > 0) return exact;
  // Bounds the split: no route has more segments.
  const given = path.split('/', PARTS_MAX + 1);
  return given.length > PARTS_MAX ? [] : ALL.filter((call) => fits(call.path, given));
}

function fits(pattern: string, given: readonly string[]): boolean {
  const parts = pattern.split('/');
  return (
    parts.length === given.length &&
    parts.every((part, index) => (part.startsWith(':') ? given[index] !== '' : part === given[index]))
  );
}
