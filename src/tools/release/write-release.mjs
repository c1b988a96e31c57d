import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../project-root.mjs';
import { runNode } from '../run.mjs';
import { runtimePackages } from './runtime-packages.mjs';

/** A release has to stay below it, unpacked. */
const MAX_BYTES = 250_000_000;
const PARTS = ['site', 'catalogue', 'artwork'];
/** Loaded by `createRequire`, which no bundler sees. */
const REQUIRED = ['opening_hours'];
/** What packages carry for developers alone. */
const NOT_RUN = /\.(?:map|md|markdown|d\.[cm]?ts)$/i;

/**
 * Assembles a release from the built site and server in `dist`.
 * @param {string} folder is replaced @returns {Promise<{ bytes: number, packages: number }>}
 * @throws if the release is larger than 250 MB, or a package is missing
 */
export async function writeRelease(folder) {
  const aside = `${folder}.partial`;
  fs.rmSync(aside, { recursive: true, force: true });
  for (const part of PARTS)
    fs.cpSync(path.join(projectRoot, 'dist', part), path.join(aside, part), { recursive: true });
  fs.cpSync(path.join(projectRoot, 'dist/server'), path.join(aside, 'server'), { recursive: true });
  const server = path.join(aside, 'server');
  await buildAdmin(server);
  const imported = ['packages.json', 'admin-packages.json'].flatMap((name) =>
    takeList(path.join(server, name)),
  );
  const { packages: locked } = readJson(path.join(projectRoot, 'package-lock.json'));
  const packages = runtimePackages([...imported, ...REQUIRED], locked, (name) =>
    fs.existsSync(path.join(projectRoot, name)),
  );
  for (const name of packages) copyPackage(name, aside);
  fs.cpSync(path.join(projectRoot, 'src/server/deploy'), path.join(aside, 'deploy'), { recursive: true });
  fs.copyFileSync(path.join(projectRoot, 'CHANGELOG.md'), path.join(aside, 'CHANGELOG.md'));
  fs.writeFileSync(path.join(aside, 'package.json'), `${JSON.stringify(manifest(), undefined, 2)}\n`);
  const bytes = sizeOf(aside);
  if (bytes > MAX_BYTES) throw new Error(`the release has ${bytes} bytes, more than ${MAX_BYTES}`);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.renameSync(aside, folder);
  return { bytes, packages: packages.length };
}

/** Bundles the operator's tool beside the server. */
async function buildAdmin(outDir) {
  const vite = path.join(projectRoot, 'node_modules/vite/bin/vite.js');
  const config = path.join(projectRoot, 'src/tools/release/vite.config.ts');
  const code = await runNode(vite, ['build', '--logLevel', 'warn', '-c', config, '--outDir', outDir]);
  if (code !== 0) throw new Error(`the build of the operator's tool failed (exit code ${code})`);
}

/** Packages that a built program imports; the list is not part of the release. */
function takeList(file) {
  const names = readJson(file);
  fs.rmSync(file);
  return names;
}

function copyPackage(name, to) {
  const from = path.join(projectRoot, name);
  fs.cpSync(from, path.join(to, name), {
    recursive: true,
    dereference: true,
    filter: (file) => {
      const within = path.relative(from, file);
      // Packages inside this one are copied on their own, where they are needed.
      return within !== 'node_modules' && !NOT_RUN.test(within);
    },
  });
}

function manifest() {
  const { name, version, type, engines } = readJson(path.join(projectRoot, 'package.json'));
  return {
    name,
    version,
    private: true,
    type,
    engines,
    scripts: {
      start: 'node server/main.js',
      admin: 'node server/admin.js',
      doctor: 'node server/admin.js doctor',
    },
  };
}

function sizeOf(folder) {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + fs.statSync(path.join(entry.parentPath, entry.name)).size, 0);
}

function readJson(file) {
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}
