import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { bundle } from '../../src/tools/build/bundle.mjs';
import { freePort } from '../../src/tools/free-port.mjs';

export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** The real server in a separate process, without the site; it can be killed and started again. */
export class ServerProcess {
  readonly origin: string;
  readonly port: number;
  /** Output of all its processes. */
  output = '';
  readonly #environment: Record<string, string>;
  readonly #program: string;
  #child: ChildProcess | undefined;
  #ended: Promise<Ended> | undefined;

  private constructor(program: string, port: number, environment: Record<string, string>) {
    this.#program = program;
    this.port = port;
    this.origin = `http://127.0.0.1:${port}`;
    this.#environment = environment;
  }

  /** @param program another than the one of these sources */
  static async make(environment: Record<string, string>, program?: string): Promise<ServerProcess> {
    const file = program ?? fileURLToPath(await bundle('src/server/main.ts'));
    return new ServerProcess(file, await freePort(), environment);
  }

  /** Starts the process without waiting; `ended` resolves when it exits. */
  spawn(): void {
    const child = spawn(process.execPath, [this.#program], {
      env: {
        PATH: process.env['PATH'],
        HOST: '127.0.0.1',
        PORT: String(this.port),
        PUBLIC_ORIGIN: this.origin,
        ...this.#environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    this.#ended = once(child, 'exit').then(([code, signal]: unknown[]) => ({
      code: typeof code === 'number' ? code : null,
      signal: typeof signal === 'string' ? (signal as NodeJS.Signals) : null,
    }));
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    }
  }

  /** @throws with the output when the process exits instead */
  async start(): Promise<void> {
    this.spawn();
    await this.listening();
  }

  async listening(): Promise<void> {
    for (let attempt = 0; attempt < 2_400; attempt += 1) {
      if (!this.isRunning) throw new Error(`the server exited during startup:\n${this.output}`);
      const answers = await fetch(`${this.origin}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (answers) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`the server did not respond within two minutes:\n${this.output}`);
  }

  get isRunning(): boolean {
    const child = this.#child;
    return child !== undefined && child.exitCode === null && child.signalCode === null;
  }

  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  async ended(): Promise<Ended> {
    return (await this.#ended) ?? { code: null, signal: null };
  }

  async end(signal: NodeJS.Signals): Promise<Ended> {
    if (this.isRunning) this.signal(signal);
    return this.ended();
  }
}
