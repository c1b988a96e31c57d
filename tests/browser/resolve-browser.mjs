import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Finds a Chromium that starts, or gets one; never gives up quietly. In this order: the one named in
 * CHROMIUM_PATH (which must start), Playwright's own, one of the system, Playwright's download, Debian's
 * package where we are root, the one that npm ships (Linux x64).
 */
const require = createRequire(import.meta.url);

const SYSTEM_PATHS = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/microsoft-edge',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    `${process.env['ProgramFiles']}\\Google\\Chrome\\Application\\chrome.exe`,
    `${process.env['ProgramFiles(x86)']}\\Google\\Chrome\\Application\\chrome.exe`,
    `${process.env['ProgramFiles(x86)']}\\Microsoft\\Edge\\Application\\msedge.exe`,
  ],
};

/** @returns {Promise<{ executablePath: string, source: string, env: Record<string, string> }>} */
export async function resolveBrowser() {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (starts(named)) return found(named, 'CHROMIUM_PATH');
    throw new Error(`CHROMIUM_PATH names ${named}, which does not start.`);
  }
  const { chromium } = await import('playwright');
  const attempts = [
    ['Playwright', () => chromium.executablePath()],
    ['the system', fromSystem],
    ['Playwright’s download', () => (download() ? chromium.executablePath() : undefined)],
    ['Debian’s package', installDebianPackage],
  ];
  for (const [source, attempt] of attempts) {
    const executable = await attempt();
    if (executable && starts(executable)) return found(executable, source);
  }
  const shipped = await fromNpm();
  if (shipped) return shipped;
  throw new Error(
    'No Chromium was found and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to it.',
  );
}

function found(executablePath, source, env = {}) {
  return { executablePath, source, env };
}

/** `--version` answers without a window; rendering a page was seen to hang on a bare system. */
function starts(executable, env = {}) {
  if (!fs.existsSync(executable)) return false;
  if (process.platform === 'win32') return true;
  const result = spawnSync(executable, ['--version', '--no-sandbox'], {
    timeout: 20_000,
    env: { ...process.env, ...env },
  });
  return result.status === 0;
}

function fromSystem() {
  return (SYSTEM_PATHS[process.platform] ?? []).find((candidate) => fs.existsSync(candidate));
}

function download() {
  const cli = path.join(path.dirname(require.resolve('playwright/package.json')), 'cli.js');
  console.log('Looking for a browser: trying Playwright’s download …');
  const result = spawnSync(process.execPath, [cli, 'install', 'chromium-headless-shell'], {
    timeout: 120_000,
    stdio: 'ignore',
  });
  return result.status === 0;
}

function installDebianPackage() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get'))
    return undefined;
  console.log('Looking for a browser: installing the package chromium …');
  try {
    const options = {
      timeout: 300_000,
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    execFileSync('apt-get', ['update'], options);
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options);
  } catch (error) {
    console.warn(`The package chromium could not be installed: ${error.message}`);
    return undefined;
  }
  return fromSystem();
}

async function fromNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  // Has to be set before the import, or the libraries that it brings are not unpacked.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs22.x';
  const { default: shipped } = await import('@sparticuz/chromium');
  const executable = await shipped.executablePath();
  const env = {};
  for (const name of ['LD_LIBRARY_PATH', 'FONTCONFIG_PATH']) {
    if (process.env[name]) env[name] = process.env[name];
  }
  return starts(executable, env) ? found(executable, 'the npm package', env) : undefined;
}
