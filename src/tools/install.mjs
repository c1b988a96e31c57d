import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from './project-root.mjs';
import { run } from './run.mjs';

const OLDEST_NODE = [20, 19];

/** Exits with a clear message if Node is too old. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  console.error(`Rucksack needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Installs the packages with `npm ci` unless the packages of this lockfile are already installed. */
export async function ensureInstalled() {
  // A symlinked `node_modules` belongs to another checkout; `npm ci` would delete its contents.
  if (fs.lstatSync(path.join(projectRoot, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink())
    return;
  const lock = fs.readFileSync(path.join(projectRoot, 'package-lock.json'));
  const wanted = createHash('sha256').update(lock).digest('hex');
  const stamp = path.join(projectRoot, 'node_modules', '.rucksack-installed');
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing packages (once, about a minute) …');
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) {
    console.error('Installing packages failed (see above).');
    process.exit(code);
  }
  fs.writeFileSync(stamp, wanted);
}
