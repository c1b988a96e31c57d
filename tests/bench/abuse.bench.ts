import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { startPostgres } from '../../src/tools/test-postgres.mjs';
import { PROJECT_ROOT, SiteProcess } from '../e2e/support/site-process.ts';
import { type Figure, median } from './figure.ts';

/**
 * Latency of other users while three attackers send expensive requests, eight at once each: p99 of the home page, a
 * login and a cached picture as a ratio to the idle server, and the peak memory of the server process. One scenario has
 * one address per attacker, the other one address per request, so that limits by caller do not help.
 */
const RUNS = Number(process.env['ABUSE_RUNS'] ?? 5);
const SECONDS = Number(process.env['ABUSE_SECONDS'] ?? 12);
/** Requests of a normal visitor. */
const THINKING_MS = 20;
const ATTACKERS = (process.env['ABUSE_KINDS'] ?? 'images,compressions,tables').split(',');
/** Until the attackers' requests are queued. */
const SETTLING_MS = 2_000;
const RATIO_MAX = 3;
const POSTGRES_RSS_MAX = 500;
const PGLITE_GROWTH_MAX = 150;
const PASSWORD = 'three wet boots on a bus';
const USER = '198.51.100.7';

type Probe = 'home' | 'login' | 'picture';
const PROBES: readonly Probe[] = ['home', 'login', 'picture'];
interface Measured {
  p99: Record<Probe, number>;
  /** Peak memory in megabytes of the server process and of the one for heavy work. */
  rss: number;
  workRss: number;
}
interface Run {
  quiet: Measured;
  attacked: Measured;
  /** Answers to the attackers by status. */
  answers: string;
}

export async function run(): Promise<Figure[]> {
  await SiteProcess.fillTemplate();
  const databases = (process.env['ABUSE_ON'] ?? 'postgres,pglite').split(',');
  const figures: Figure[] = [];
  if (databases.includes('postgres')) {
    const postgres = await startPostgres();
    if (postgres === null) console.log('No PostgreSQL is installed here: only PGlite is measured.');
    else {
      try {
        figures.push(...(await measure('PostgreSQL', { DATABASE_URL: postgres.url })));
      } finally {
        await postgres.stop();
      }
    }
  }
  if (databases.includes('pglite')) figures.push(...(await measure('PGlite', {})));
  return figures;
}

async function measure(name: string, env: Record<string, string>): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const ownAddresses of [false, true]) {
    const runs: Run[] = [];
    for (let index = 0; index < RUNS; index += 1) {
      runs.push(await oneRun(env, ownAddresses, index));
      const last = runs.at(-1);
      if (last) console.log(`${name}, run ${index + 1}: ${JSON.stringify(last)}`);
    }
    const of = (read: (one: Run) => number) => median(runs.map(read));
    const title = `${name}, ${ownAddresses ? '24 addresses' : '3 addresses'}`;
    for (const probe of PROBES) {
      const value = of(({ quiet, attacked }) => attacked.p99[probe] / quiet.p99[probe]);
      figures.push(
        { name: `${title}: ${probe}, quiet p99`, value: of(({ quiet }) => quiet.p99[probe]), unit: 'ms' },
        { name: `${title}: ${probe}, attacked p99`, value: of((one) => one.attacked.p99[probe]), unit: 'ms' },
        {
          name: `${title}: ${probe}, ratio`,
          value,
          unit: '×',
          aim: `< ${RATIO_MAX}`,
          met: value < RATIO_MAX,
        },
      );
    }
    const rss = of(({ attacked }) => attacked.rss);
    figures.push({
      name: `${title}: process for heavy work`,
      value: of(({ attacked }) => attacked.workRss),
      unit: 'MB',
    });
    const growth = of(({ quiet, attacked }) => attacked.rss - quiet.rss);
    figures.push(
      name === 'PostgreSQL'
        ? {
            name: `${title}: largest process`,
            value: rss,
            unit: 'MB',
            aim: `< ${POSTGRES_RSS_MAX}`,
            met: rss < POSTGRES_RSS_MAX,
          }
        : {
            name: `${title}: largest process above the quiet one`,
            value: growth,
            unit: 'MB',
            aim: `≤ ${PGLITE_GROWTH_MAX}`,
            met: growth <= PGLITE_GROWTH_MAX,
          },
    );
  }
  return figures;
}

async function oneRun(env: Record<string, string>, ownAddresses: boolean, index: number): Promise<Run> {
  const site = await SiteProcess.launch({ env: { ...env, TRUST_PROXY: '1' } });
  const attackers: ChildProcess[] = [];
  const agent = new http.Agent({ keepAlive: true });
  try {
    const pid = site.pid;
    const probes = await preparedProbes(agent, site.origin, `quiet-${index}-${ownAddresses}`);
    await watchProbes(probes, pid, 3);
    const quiet = await watchProbes(probes, pid, SECONDS);
    const script = path.join(PROJECT_ROOT, 'tests/bench/abuse-attacker.mjs');
    for (const [place, kind] of ATTACKERS.entries()) {
      const addresses = Array.from(
        { length: ownAddresses ? 8 : 1 },
        (_, at) => `203.0.113.${place * 8 + at + 1}`,
      );
      const attacker = spawn(process.execPath, [script, site.origin, kind, addresses.join(',')], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      attackers.push(attacker);
      await once(attacker.stdout, 'data');
    }
    await new Promise((resolve) => setTimeout(resolve, SETTLING_MS));
    const attacked = await watchProbes(probes, pid, SECONDS);
    const answers = await Promise.all(attackers.map(stopped));
    return { quiet, attacked, answers: answers.join(' ') };
  } finally {
    for (const attacker of attackers) attacker.kill('SIGKILL');
    agent.destroy();
    await site.dispose();
  }
}

async function stopped(attacker: ChildProcess): Promise<string> {
  let said = '';
  attacker.stdout?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const ended = new Promise((resolve) => attacker.once('exit', resolve));
  attacker.kill('SIGTERM');
  await ended;
  return said.trim();
}

type Ask = () => Promise<number>;

async function preparedProbes(
  agent: http.Agent,
  origin: string,
  username: string,
): Promise<Record<Probe, Ask>> {
  const ask = (method: string, address: string, body?: unknown) =>
    send(agent, origin + address, method, body);
  const person = { username, email: `${username}@example.org`, password: PASSWORD, language: 'en' };
  const signedUp = await ask('POST', '/api/signup', person);
  if (signedUp.status !== 201) throw new Error(`signing up: ${signedUp.text}`);
  const list: { experiences: { image_uris: { uri: string; fp_x: number; fp_y: number }[] }[] } = JSON.parse(
    (await ask('GET', '/api/experiences?limit=1')).text,
  );
  const picture = list.experiences[0]?.image_uris[0];
  if (!picture) throw new Error('there is no picture');
  const address = `${picture.uri}&w=640&h=480&fit=crop&crop=focalpoint&fp-x=${picture.fp_x}&fp-y=${picture.fp_y}&fm=webp`;
  const expecting = (method: string, at: string, body?: unknown) => async () => {
    const startedAt = performance.now();
    const { status, text } = await ask(method, at, body);
    if (status !== 200) throw new Error(`${at} was answered ${status}: ${text.slice(0, 300)}`);
    return performance.now() - startedAt;
  };
  const probes = {
    home: expecting('GET', '/'),
    login: expecting('POST', '/api/login', { login: username, password: PASSWORD }),
    picture: expecting('GET', address),
  };
  for (const first of Object.values(probes)) await first();
  return probes;
}

/** Repeats the probes concurrently, each on its own. */
async function watchProbes(probes: Record<Probe, Ask>, pid: number, seconds: number): Promise<Measured> {
  const until = performance.now() + seconds * 1_000;
  const p99: Record<Probe, number> = { home: 0, login: 0, picture: 0 };
  let [rss, workRss] = [0, 0];
  const watch = setInterval(() => {
    const now = residentMegabytes(pid);
    [rss, workRss] = [Math.max(rss, now.server), Math.max(workRss, now.others)];
  }, 100);
  try {
    await Promise.all(
      PROBES.map(async (name) => {
        const times: number[] = [];
        while (performance.now() < until) {
          times.push(await probes[name]());
          await new Promise((resolve) => setTimeout(resolve, THINKING_MS));
        }
        times.sort((a, b) => a - b);
        p99[name] = times[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN;
      }),
    );
  } finally {
    clearInterval(watch);
  }
  return { p99, rss, workRss };
}

/** Of the server, and the sum of its child processes. */
function residentMegabytes(pid: number): { server: number; others: number } {
  const children = readProc(`${pid}/task/${pid}/children`).split(' ').filter(Boolean);
  const megabytesOf = (one: string | number) =>
    Math.round(Number(/VmRSS:\s+(\d+)/.exec(readProc(`${one}/status`))?.[1] ?? 0) / 1024);
  return {
    server: megabytesOf(pid),
    others: children.reduce((sum, child) => sum + megabytesOf(child), 0),
  };
}

/** Empty for a process that has ended. */
function readProc(name: string): string {
  try {
    return fs.readFileSync(`/proc/${name}`, 'utf8');
  } catch {
    return '';
  }
}

function send(
  agent: http.Agent,
  url: string,
  method: string,
  body?: unknown,
): Promise<{ status: number; text: string }> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const request = http.request(url, {
      method,
      agent,
      headers: {
        'Accept-Language': 'en',
        'X-Forwarded-For': USER,
        Origin: new URL(url).origin,
        ...(text === undefined
          ? {}
          : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }),
      },
    });
    request.on('error', reject);
    request.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
      );
    });
    request.end(text);
  });
}
