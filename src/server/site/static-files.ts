import fs from 'node:fs';
import path from 'node:path';
import { type EncodedBody, encodedBody } from '../http/encoded-body.ts';

const TYPES: Readonly<Record<string, { type: string; compressible: boolean }>> = {
  '.html': { type: 'text/html; charset=utf-8', compressible: true },
  '.js': { type: 'text/javascript; charset=utf-8', compressible: true },
  '.mjs': { type: 'text/javascript; charset=utf-8', compressible: true },
  '.css': { type: 'text/css; charset=utf-8', compressible: true },
  '.json': { type: 'application/json; charset=utf-8', compressible: true },
  '.webmanifest': { type: 'application/manifest+json; charset=utf-8', compressible: true },
  '.svg': { type: 'image/svg+xml', compressible: true },
  '.txt': { type: 'text/plain; charset=utf-8', compressible: true },
  '.xml': { type: 'application/xml; charset=utf-8', compressible: true },
  '.ico': { type: 'image/x-icon', compressible: false },
  '.png': { type: 'image/png', compressible: false },
  '.jpg': { type: 'image/jpeg', compressible: false },
  '.webp': { type: 'image/webp', compressible: false },
  '.avif': { type: 'image/avif', compressible: false },
  '.woff2': { type: 'font/woff2', compressible: false },
  '.pmtiles': { type: 'application/octet-stream', compressible: false },
};
const OTHER = { type: 'application/octet-stream', compressible: false };

/** Hashed files are immutable; files that reference them are revalidated; others are cached for a day. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';
const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';
const REVALIDATED_FILES = /^\/(sw\.js|index\.html|theme\.js|manifest(\.de)?\.webmanifest|workbox-[^/]*\.js)$/;

/** Best compression: loaded by most visits and compressed once. */
const QUALITY = 9;

export interface StaticFile {
  type: string;
  cacheControl: string;
  body: EncodedBody;
  bytes: Uint8Array<ArrayBuffer>;
}

export interface StaticFiles {
  /** The file at a URL path, or undefined; read on the first request. */
  find(urlPath: string): StaticFile | undefined;
}

/**
 * Serves the files of a folder as listed at startup; only those paths match, so path traversal is impossible. Dotfiles
 * are excluded.
 * @param below URL path of the folder
 */
export function openStaticFiles(folder: string, below = ''): StaticFiles {
  const found = new Map<string, string>();
  if (fs.existsSync(folder)) {
    for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      const relative = path.relative(folder, file).split(path.sep).join('/');
      if (!/(^|\/)\./.test(relative)) found.set(`${below}/${relative}`, file);
    }
  }
  const read = new Map<string, StaticFile>();
  return {
    find(urlPath) {
      const there = read.get(urlPath);
      const file = found.get(urlPath);
      if (there || file === undefined) return there;
      const { type, compressible } = TYPES[path.extname(file)] ?? OTHER;
      const bytes = new Uint8Array(fs.readFileSync(file));
      const body = encodedBody(bytes, { quality: QUALITY, compressible });
      const opened = { type, cacheControl: cachingOf(urlPath), body, bytes };
      read.set(urlPath, opened);
      return opened;
    },
  };
}

function cachingOf(urlPath: string): string {
  if (urlPath.startsWith('/assets/')) return IMMUTABLE;
  return REVALIDATED_FILES.test(urlPath) ? REVALIDATE : A_DAY;
}
