import { ENDPOINTS, type Endpoint } from '../../contract/endpoints.ts';
import { USER_ENDPOINTS, type UserEndpoint } from '../../contract/user-endpoints.ts';

type AnyEndpoint = Pick<UserEndpoint, 'method' | 'path'>;

const USER = Object.values<UserEndpoint>(USER_ENDPOINTS);
const PARTS_MAX = 10;
const ALL: AnyEndpoint[] = [...Object.values<Endpoint>(ENDPOINTS), ...USER];

/** Methods that a path below the base supports; none if there is no such path. */
export function methodsOf(path: string): string[] {
  return [
    ...new Set(
      endpointsAt(path, ALL).flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])),
    ),
  ];
}

/** Route pattern of a path. */
export function patternOf(path: string): string | undefined {
  return endpointsAt(path, ALL)[0]?.path;
}

/** Whether a call is about accounts or user data. */
export function isUserCall(method: string, path: string): boolean {
  const asked = method === 'HEAD' ? 'GET' : method;
  return endpointsAt(path, ALL).some(
    (endpoint) => endpoint.method === asked && USER.some((user) => user === endpoint),
  );
}

/** Literal paths take precedence over patterns: `/tours/fav` is not a tour. */
function endpointsAt(path: string, endpoints: readonly AnyEndpoint[]): AnyEndpoint[] {
  const exact = endpoints.filter((endpoint) => endpoint.path === path);
  if (exact.length > 0) return exact;
  // Bounds the split: no route has more segments.
  const given = path.split('/', PARTS_MAX + 1);
  return given.length > PARTS_MAX ? [] : endpoints.filter((endpoint) => fits(endpoint.path, given));
}

function fits(pattern: string, given: readonly string[]): boolean {
  const parts = pattern.split('/');
  return (
    parts.length === given.length &&
    parts.every((part, index) => (part.startsWith(':') ? given[index] !== '' : part === given[index]))
  );
}
