/**
 * Requests the files that a lazy chunk needs beside itself, once each: its styles, which are awaited, and modules. After
 * a failed style it does not ask again (`src/ui/shell/routing/failed-styles.ts` does).
 */
const PRELOAD = `const files = {};
export const __vitePreload = (load, deps = []) =>
  Promise.all(deps.map((file) => (file in files ? files[file] : (files[file] = request(file))))).then(load);
function request(file) {
  const href = '/' + file;
  const rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
  if (document.querySelector('link[rel=' + rel + '][href="' + href + '"]')) return;
  const link = Object.assign(document.createElement('link'), { rel, href, crossOrigin: '' });
  document.head.append(link);
  if (rel !== 'stylesheet') return;
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => reject(Error('Unable to preload CSS for ' + href));
  }).finally(() => (files[file] = undefined));
}`;

/**
 * Vite plugin with a shorter helper for lazy imports: the site has no nonces, one base path and no use for an event
 * about failures.
 * @returns {import('vite').Plugin}
 */
export function leanPreload() {
  return {
    name: 'rucksack:lean-preload',
    apply: 'build',
    transform: (_, id) => (id.includes('vite/preload-helper') ? { code: PRELOAD, map: null } : null),
  };
}
