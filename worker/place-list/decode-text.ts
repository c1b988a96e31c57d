import { ListRejected } from './list-writer.ts';

/** What German and English Windows programs write without Unicode. */
const FALLBACK = 'windows-1252';
/** Enough for an XML declaration. */
const START_BYTES = 200;

/** The text of a file: by its byte order mark, the encoding that it declares itself, UTF-8, or else Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, START_BYTES));
  const declared = /^\s*<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(start)?.[1];
  if (declared !== undefined && !/^utf-?8$/i.test(declared)) return decoderOf(declared).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(FALLBACK).decode(bytes);
  }
}

function decoderOf(label: string): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    throw new ListRejected('malformed', { line: 1, detail: `unknown encoding ${label}` });
  }
}
