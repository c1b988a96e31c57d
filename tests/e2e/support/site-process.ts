import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../../src/tools/free-port.mjs';

/** Searched upwards, because a benchmark's bundle is elsewhere than this file. */
export const PROJECT_ROOT = folderWith('package.json', import.meta.dirname);
/**
 * A data folder with the imported catalogue, made once by the global setup and copied by each server; one for each
 * engine, so that two can be tested side by side.
 */
export const TEMPLATE_DATA = path.join(
  PROJECT_ROOT,
  '.cache',
  `browser-tests-data-${process.env['BROWSER_ENGINES'] ?? 'chromium'}`,
);

/**
 * Pictures that the servers of one run have cut, named by their content: cutting them anew for each server took most of
 * the time of the tests.
 */
const SHARED_PICTURES = `${TEMPLATE_DATA}-pictures`;

/** The real server in its own process and data folder; it can be killed and restarted. */
export class SiteProcess {
  readonly origin: string;
  readonly dataDir: string;
  readonly #port: number;
  readonly #env: Record<string, string>;
  #program = 'dist/server/main.js';
  #child: ChildProcess | undefined;
  #output = '';

  private constructor(port: number, dataDir: string, env: Record<string, string>) {
    this.#port = port;
    this.origin = `http://localhost:${port}`;
    this.dataDir = dataDir;
    this.#env = env;
  }

  /**
   * @param template copy the imported catalogue instead of importing it again (default true)
   * @param sharesPictures take and leave pictures where the other servers do (default false)
   * @param port for callers that need the address before the server starts
   */
  static async launch({
    template = true,
    sharesPictures = false,
    env = {},
    port,
  }: { template?: boolean; sharesPictures?: boolean; env?: Record<string, string>; port?: number } = {}) {
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'rucksack-site-'));
    if (template) fs.cpSync(TEMPLATE_DATA, dataDir, { recursive: true });
    if (sharesPictures) {
      const images = path.join(dataDir, 'images');
      fs.mkdirSync(SHARED_PICTURES, { recursive: true });
      fs.rmSync(images, { recursive: true, force: true });
      fs.symlinkSync(SHARED_PICTURES, images);
    }
    const site = new SiteProcess(port ?? (await freePort()), dataDir, env);
    await site.start();
    return site;
  }

  static async fillTemplate(): Promise<void> {
    fs.rmSync(SHARED_PICTURES, { recursive: true, force: true });
    fs.rmSync(TEMPLATE_DATA, { recursive: true, force: true });
    fs.mkdirSync(TEMPLATE_DATA, { recursive: true });
    const site = new SiteProcess(await freePort(), TEMPLATE_DATA, {});
    await site.start();
    await site.stop();
  }

  /** Id of the running process. @throws when none runs */
  get pid(): number {
    const pid = this.#child?.pid;
    if (pid === undefined) throw new Error('no server runs');
    return pid;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [this.#program], {
      cwd: PROJECT_ROOT,
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: String(this.#port),
        DATA_DIR: this.dataDir,
        DATABASE_URL: '',
        ...this.#env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.#output += chunk.toString();
      });
    }
    for (let attempt = 0; attempt < 600; attempt += 1) {
      if (child.exitCode !== null) throw new Error(`the server exited during startup:\n${this.#output}`);
      if (await this.#answers()) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`the server did not answer within 60 s:\n${this.#output}`);
  }

  /** Switches to a new release: same data, other program and site. */
  async switchTo(program: string): Promise<void> {
    await this.stop();
    this.#program = program;
    await this.start();
  }

  /** Suspends the process that cuts pictures while `run` is running. */
  async pauseHeavyWork(run: () => Promise<void>): Promise<void> {
    const children = execFileSync('ps', ['--ppid', String(this.pid), '-o', 'pid='], { encoding: 'utf8' });
    const pids = children.split(/\s+/).filter(Boolean).map(Number);
    if (pids.length === 0) throw new Error('no heavy work was started yet');
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    try {
      await run();
    } finally {
      for (const pid of pids) process.kill(pid, 'SIGCONT');
    }
  }

  /** Stops the server gracefully. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  /** Kills the server, as in a power failure. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Kills the server and deletes its data. */
  async dispose(): Promise<void> {
    await this.#end('SIGKILL');
    fs.rmSync(this.dataDir, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }

  async #answers(): Promise<boolean> {
    return fetch(`${this.origin}/readyz`).then(
      (response) => response.ok,
      // Not listening yet: the loop retries.
      () => false,
    );
  }
}

function folderWith(name: string, folder: string): string {
  if (fs.existsSync(path.join(folder, name))) return folder;
  const above = path.dirname(folder);
  if (above === folder) throw new Error(`no ${name} above`);
  return folderWith(name, above);
}
