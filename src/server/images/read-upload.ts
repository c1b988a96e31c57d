import { UPLOAD_MAX_BYTES, UPLOAD_TYPES } from '../../contract/account-limits.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { readBounded } from '../http/read-bounded.ts';

export type UploadType = (typeof UPLOAD_TYPES)[number];

const SIZE_MAX_TEXT = '8 MiB';
/** Long enough for slow connections. */
const UPLOAD_TIMEOUT_MS = 150_000;
/** Magic bytes of each file type; `undefined` matches any byte. */
const MAGIC_BYTES: Record<UploadType, readonly (number | undefined)[]> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/webp': [...letters('RIFF'), undefined, undefined, undefined, undefined, ...letters('WEBP')],
};

/**
 * Reads an uploaded picture of a supported type. Content-Type is only a precondition: the type is
 * sniffed from the bytes.
 * @throws HttpProblem `unsupported-type`, `too-large`
 */
export async function readUpload(request: Request): Promise<{ bytes: Uint8Array; type: UploadType }> {
  const said = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  const encoding = request.headers.get('Content-Encoding')?.trim().toLowerCase() ?? 'identity';
  if (!UPLOAD_TYPES.some((type) => type === said) || encoding !== 'identity') throw unsupported();
  const bytes = await readBounded(request, {
    max: UPLOAD_MAX_BYTES,
    shown: SIZE_MAX_TEXT,
    timeoutMs: UPLOAD_TIMEOUT_MS,
  });
  const type = sniff(bytes);
  if (type === undefined) throw unsupported();
  return { bytes, type };
}

/** Undefined for unsupported types. */
export function sniff(bytes: Uint8Array): UploadType | undefined {
  return UPLOAD_TYPES.find((type) =>
    MAGIC_BYTES[type].every((byte, index) => byte === undefined || bytes[index] === byte),
  );
}

function unsupported(): HttpProblem {
  return new HttpProblem('unsupported-type', {
    headers: { Accept: UPLOAD_TYPES.join(', ') },
    errors: [{ path: '', message: 'JPEG, PNG, WebP' }],
  });
}

function letters(text: string): number[] {
  return [...Buffer.from(text, 'latin1')];
}
