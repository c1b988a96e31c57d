/**
 * Folders of the packages that `names` need at run time, with everything these need: the closure of the lockfile over
 * `dependencies`, required peers, and those optional dependencies that are installed here (binaries of this platform).
 * @param {readonly string[]} names packages that the programs import
 * @param {Record<string, LockedPackage>} locked `packages` of package-lock.json
 * @param {(folder: string) => boolean} isInstalled
 * @returns {string[]} sorted, relative to the project, such as `node_modules/pg`
 * @throws if a package is not in the lockfile, or required and not installed
 *
 * @typedef {{
 *   dependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string>,
 *   peerDependenciesMeta?: Record<string, { optional?: boolean }>,
 * }} LockedPackage
 */
export function runtimePackages(names, locked, isInstalled) {
  const found = new Set();
  const open = names.map((name) => ({ name, from: '', isOptional: false }));
  for (let next = open.pop(); next; next = open.pop()) {
    const folder = resolve(next.name, next.from, locked);
    if (folder !== undefined && found.has(folder)) continue;
    if (folder === undefined || !isInstalled(folder)) {
      if (next.isOptional) continue;
      throw new Error(`${next.name} is imported by ${next.from || 'the server'}, but it is not installed`);
    }
    found.add(folder);
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = locked[folder];
    const optional = Object.keys(optionalDependencies ?? {});
    const peers = Object.keys(peerDependencies ?? {}).filter(
      (name) => !peerDependenciesMeta?.[name]?.optional,
    );
    for (const name of [...Object.keys(dependencies ?? {}), ...peers]) {
      open.push({ name, from: folder, isOptional: optional.includes(name) });
    }
    for (const name of optional) open.push({ name, from: folder, isOptional: true });
  }
  return [...found].sort((a, b) => (a < b ? -1 : 1));
}

/** Folder that Node finds for `name` when a file in `from` imports it. */
function resolve(name, from, locked) {
  for (let at = from; ; at = parentOf(at)) {
    const folder = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (locked[folder]) return folder;
    if (at === '') return undefined;
  }
}

/** `node_modules/a/node_modules/b` is inside `node_modules/a`, which is inside the project (``). */
function parentOf(folder) {
  const end = folder.lastIndexOf('/node_modules/');
  return end < 0 ? '' : folder.slice(0, end);
}
