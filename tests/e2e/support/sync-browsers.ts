import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Browser, type Page, chromium, test } from '@playwright/test';
import { SIZES } from './fixtures.ts';

/**
 * A browser in the test's own process, so that it can be killed as in a power failure. A browser launched by Playwright
 * closes its profile gracefully.
 */
export class KillableBrowser {
  readonly #folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rucksack-killed-'));
  #child: ChildProcess | undefined;
  #browser: Browser | undefined;

  async open(): Promise<Page> {
    const { executablePath = chromium.executablePath(), args = [] } =
      test.info().project.use.launchOptions ?? {};
    const portFile = path.join(this.#folder, 'DevToolsActivePort');
    fs.rmSync(portFile, { force: true });
    const own = ['--headless=new', '--disable-3d-apis', '--lang=en-US', '--remote-debugging-port=0'];
    this.#child = spawn(executablePath, [...args, ...own, `--user-data-dir=${this.#folder}`, 'about:blank'], {
      stdio: 'ignore',
      detached: true,
    });
    const port = await portIn(portFile);
    this.#browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    const [context] = this.#browser.contexts();
    if (!context) throw new Error('the browser has no profile');
    await context.addCookies([{ name: 'cookieconsent_status', value: '0', path: '/', domain: 'localhost' }]);
    const page = context.pages()[0] ?? (await context.newPage());
    await page.setViewportSize(SIZES.desktop);
    return page;
  }

  /** Closes gracefully: cookies and local storage are on the disk afterwards. */
  async close(): Promise<void> {
    const ended = this.#ended();
    const session = await this.#browser?.newBrowserCDPSession();
    // The connection closes with the browser.
    await session?.send('Browser.close').catch(() => undefined);
    await ended;
  }

  async kill(): Promise<void> {
    const ended = this.#ended();
    if (this.#child?.pid !== undefined && this.#child.exitCode === null)
      process.kill(-this.#child.pid, 'SIGKILL');
    await ended;
  }

  async dispose(): Promise<void> {
    if (this.#child?.exitCode === null && this.#child.signalCode === null) await this.kill();
    fs.rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }

  #ended(): Promise<unknown> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
    return new Promise((resolve) => child.once('exit', resolve));
  }
}

async function portIn(file: string): Promise<string> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const [port = ''] = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n') : [];
    if (port !== '') return port;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the browser opened no port within 15 s');
}
