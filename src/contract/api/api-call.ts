import { API_BASE } from '../api-base.ts';

/**
 * One call of the REST API, without schemas, so that pages need no zod; `endpoints.ts` and `user-endpoints.ts` add
 * these for the server and the data worker.
 */
export interface ApiCall<Path extends string = string> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `API_BASE`; `:part` is one segment. */
  path: Path;
  /**
   * Status of its success, 200 by default. 204 has no body, any other has JSON. A conditional `PUT` of something new
   * answers 201.
   */
  status?: 201 | 204;
  /** 401 for guests. */
  signedIn?: true;
  /** Conditional write of a document: requires `If-Match` or `If-None-Match: *`, else 428. */
  conditional?: true;
  /** The body is a picture instead of JSON. */
  picture?: true;
}

type PartOf<Path extends string> = Path extends `${string}:${infer Part}/${infer Rest}`
  ? Part | PartOf<Rest>
  : Path extends `${string}:${infer Part}`
    ? Part
    : never;

/** What fills in the address of a call: a value for each `:part`, and fields of the query. */
export type ApiAddress<Path extends string> = {
  query?: Readonly<Record<string, string>>;
} & (string extends Path
  ? { parts?: Readonly<Record<string, string>> | undefined }
  : [PartOf<Path>] extends [never]
    ? { parts?: undefined }
    : { parts: Readonly<Record<PartOf<Path>, string>> });

/** Path and query of a call on this site. */
export function addressOfCall<Path extends string>(
  { path }: ApiCall<Path>,
  { parts, query = {} }: ApiAddress<Path>,
): string {
  const values: Readonly<Record<string, string>> = parts ?? {};
  const filled = path.replaceAll(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(values[name] ?? ''));
  const fields = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return API_BASE + filled + (fields.length > 0 ? `?${fields.join('&')}` : '');
}
