import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from './project-root.mjs';
import { run } from './run.mjs';

const OLDEST_NODE = [20, 19];

/** Refuses a Node that is too old, with a sentence instead of a syntax error later. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  console.error(`Rucksack needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Installs the packages with `npm ci` unless those of this lockfile are there already. */
export async function ensureInstalled() {
  // A folder that is only linked here is somebody else's: installing would empty it under them.
  if (fs.lstatSync(path.join(projectRoot, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink())
    return;
  const lock = fs.readFileSync(path.join(projectRoot, 'package-lock.json'));
  const wanted = createHash('sha256').update(lock).digest('hex');
  const stamp = path.join(projectRoot, 'node_modules', '.rucksack-installed');
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing packages (once, about a minute) …');
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) {
    console.error('The packages could not be installed: see above. Nothing was started.');
    process.exit(code);
  }
  fs.writeFileSync(stamp, wanted);
}
