import crypto from 'node:crypto';
import path from 'node:path';

/** Length of the hash that distinguishes files; enough for some hundreds. */
const HASH_LENGTH = 4;

/**
 * Vite plugin for short class names of CSS modules, which are in the scripts too. Keeps the local name, which
 * compresses well, unlike a hash.
 * @returns {import('vite').Plugin}
 */
export function shortClassNames() {
  return {
    name: 'rucksack:short-class-names',
    apply: 'build',
    config: ({ root = process.cwd() }) => ({ css: { modules: { generateScopedName: scopedName(root) } } }),
  };
}

function scopedName(root) {
  return (name, file) => {
    const place = path.relative(root, file).replaceAll(path.sep, '/').replace(/\?.*$/, '');
    const hash = crypto.createHash('sha256').update(place).digest('base64url');
    return `${name}${hash.slice(0, HASH_LENGTH)}`;
  };
}
