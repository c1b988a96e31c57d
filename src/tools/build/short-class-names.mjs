import crypto from 'node:crypto';
import path from 'node:path';

/** Tells files apart: enough for some hundred of them. */
const HASH_LENGTH = 4;

/**
 * Vite plugin for short names of the classes of CSS modules, which stand in the scripts too. The class keeps its own
 * name in them, because it compresses where a hash of its own would not.
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
