import { acceptedEncoding, type EncodedBody, entityTag, etagMatches } from './encoded-body.ts';

export interface BodyHeaders {
  'Content-Type': string;
  'Cache-Control': string;
  Vary?: string;
  [name: string]: string | undefined;
}

/**
 * 200 in the best encoding with a strong ETag, or 304.
 * @param caller client key, if the body may not be compressed yet
 * @throws HttpProblem `unavailable` if the compression queue is full
 */
export async function sendBody(
  request: Request,
  body: EncodedBody,
  { Vary, ...rest }: BodyHeaders,
  status = 200,
  caller?: string,
): Promise<Response> {
  const wanted = acceptedEncoding(request.headers.get('Accept-Encoding'));
  const encoding = body.encodingFor(wanted);
  const headers = new Headers({
    ETag: entityTag(body.hash, encoding),
    Vary: joined('Accept-Encoding', Vary),
  });
  for (const [name, value] of Object.entries(rest)) if (value !== undefined) headers.set(name, value);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead && status === 200 && etagMatches(request.headers.get('If-None-Match'), body.hash)) {
    headers.delete('Content-Type');
    return new Response(null, { status: 304, headers });
  }
  const { bytes } = await body.encode(wanted, caller);
  headers.set('Content-Length', String(bytes.byteLength));
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  return new Response(bytes, { status, headers });
}

function joined(...names: (string | undefined)[]): string {
  return names.filter(Boolean).join(', ');
}
