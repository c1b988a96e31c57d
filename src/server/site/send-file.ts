import { entityTag, etagMatches } from '../http/encoded-body.ts';
import { sendBody } from '../http/send-body.ts';
import type { StaticFile } from './static-files.ts';

/** Sends the file: 200, 206 for a single byte range, or 304. */
export function sendFile(request: Request, file: StaticFile): Promise<Response> | Response {
  const range = request.headers.get('Range');
  const condition = request.headers.get('If-Range');
  const unchanged = condition === null || etagMatches(condition, file.body.hash);
  const part = range !== null && unchanged ? parseRange(range, file.bytes.byteLength) : undefined;
  const headers = { 'Content-Type': file.type, 'Cache-Control': file.cacheControl, 'Accept-Ranges': 'bytes' };
  if (part === undefined) return sendBody(request, file.body, headers);
  if (part === 'unsatisfiable') {
    return new Response(null, {
      status: 416,
      headers: { 'Content-Range': `bytes */${file.bytes.byteLength}` },
    });
  }
  const [from, to] = part;
  return new Response(file.bytes.slice(from, to + 1), {
    status: 206,
    headers: {
      ...headers,
      ETag: entityTag(file.body.hash, 'identity'),
      'Content-Range': `bytes ${from}-${to}/${file.bytes.byteLength}`,
      'Content-Length': String(to - from + 1),
      Vary: 'Accept-Encoding',
    },
  });
}

/** First and last byte; undefined for anything but a single range: then the whole file is sent. */
function parseRange(header: string, size: number): [number, number] | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? [];
  if (first === '' && last === '') return undefined;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return from > to || from >= size ? 'unsatisfiable' : [from, to];
}
