import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../../src/tools/free-port.mjs';
import { startPostgres } from '../../src/tools/test-postgres.mjs';
import { PROJECT_ROOT, SiteProcess } from '../e2e/support/site-process.ts';
import type { Figure } from './figure.ts';

/** Sizes of the disk of the data folder and of the file that fills it. */
const DISK_BYTES = 3_000_000_000;
const FILL_BYTES = 2_500_000_000;
const FIRES_WITHIN_MS = 100_000;
const QUIET_MS = 8_000;
const PICTURES = 45;
const OPERATOR = 'host@example.org';

/**
 * Injects a fault for each alert rule and waits until a real Prometheus fires it. Its waiting times and ranges are
 * shortened to seconds, its expressions and thresholds are those of the file. Needs `prometheus`, PostgreSQL, and root for a
 * small disk.
 */
export async function run(): Promise<Figure[]> {
  const postgres = await startPostgres();
  if (postgres === null) throw new Error('PostgreSQL is not installed');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rucksack-alerts-'));
  const disk = path.join(folder, 'disk');
  fs.mkdirSync(disk);
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_BYTES}`, 'tmpfs', disk]);
  const port = await freePort();
  const site = await SiteProcess.launch({
    template: false,
    port,
    env: {
      DATABASE_URL: postgres.url,
      DATA_DIR: disk,
      DATABASE_LOCK_TIMEOUT: '3',
      OPERATOR_EMAIL: OPERATOR,
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(await freePort()),
    },
  });
  const client = new Client({ connectionString: postgres.url });
  client.on('error', () => undefined);
  await client.connect();
  const prometheus = await startPrometheus(folder, port);
  try {
    return await figuresOf(prometheus, faultsOf({ site, client, disk }));
  } finally {
    prometheus.process.kill('SIGKILL');
    await client.end().catch(() => undefined);
    await site.dispose();
    await postgres.stop();
    execFileSync('umount', ['-l', disk]);
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

interface Fault {
  /** The alerts that it has to fire. */
  alerts: string[];
  /** Resolves to what ends the fault; is called again and again where `repeats`. */
  inject: () => Promise<() => Promise<void> | void>;
  repeats?: true;
}

interface Parts {
  site: SiteProcess;
  client: Client;
  disk: string;
}

function faultsOf({ site, client, disk }: Parts): Fault[] {
  const backups = path.join(disk, 'backups');
  fs.mkdirSync(backups, { recursive: true });
  return [
    {
      alerts: ['BackupDoesNotRestore'],
      inject: () =>
        withFile(path.join(backups, 'failed.json'), JSON.stringify({ file: 'x', atMs: 0, cause: 'cut off' })),
    },
    {
      alerts: ['BackupsStopped'],
      inject: () => withFile(path.join(backups, 'rucksack-2020-01-01T00-00-00Z.jsonl.gz'), ''),
    },
    {
      alerts: ['DiskNearlyFull'],
      inject: () => {
        execFileSync('fallocate', ['-l', String(FILL_BYTES), path.join(disk, 'full')]);
        return Promise.resolve(() => fs.rmSync(path.join(disk, 'full')));
      },
    },
    {
      alerts: ['QueueLong'],
      inject: async () => {
        const asked = askForPictures(site.origin);
        await wait(500);
        const children = execFileSync('ps', ['--ppid', String(site.pid), '-o', 'pid='], { encoding: 'utf8' });
        const pids = children.split(/\s+/).filter(Boolean).map(Number);
        for (const pid of pids) process.kill(pid, 'SIGSTOP');
        return async () => {
          for (const pid of pids) process.kill(pid, 'SIGCONT');
          await asked;
        };
      },
    },
    {
      alerts: [
        'SlowStatements',
        'SlowAnswers',
        'DatabasePoolExhausted',
        'ManyErrors',
        'DatabaseRefusesWrites',
      ],
      inject: async () => {
        await client.query('BEGIN');
        await client.query('LOCK TABLE rate_limits, users, sessions IN ACCESS EXCLUSIVE MODE');
        const logins = Promise.all(Array.from({ length: 25 }, () => logIn(site.origin)));
        await wait(2_000);
        return async () => {
          await logins;
          await client.query('ROLLBACK');
        };
      },
      repeats: true,
    },
    {
      alerts: ['UnexpectedErrors'],
      inject: async () => {
        await client.query('ALTER TABLE users RENAME TO users_elsewhere');
        await logIn(site.origin);
        return async () => void (await client.query('ALTER TABLE users_elsewhere RENAME TO users'));
      },
      repeats: true,
    },
    {
      alerts: ['EventLoopBlocked'],
      inject: async () => {
        // Several stalls between two scrapes: one would be less than a hundredth of the measured delays.
        for (let stall = 0; stall < 4; stall += 1) {
          process.kill(site.pid, 'SIGSTOP');
          await wait(400);
          process.kill(site.pid, 'SIGCONT');
          await wait(30);
        }
        await wait(600);
        return () => undefined;
      },
      repeats: true,
    },
    {
      alerts: ['MailStuck'],
      inject: async () => {
        await client.query(
          `INSERT INTO messages (id, kind, body) VALUES (gen_random_uuid(), 'contact', '{"name":"Ada","message":"Hello"}')`,
        );
        return async () => void (await client.query('DELETE FROM messages'));
      },
    },
    {
      alerts: ['RucksackDown'],
      inject: async () => {
        await site.kill();
        return () => site.start();
      },
    },
    {
      alerts: ['RestartingOften'],
      inject: async () => {
        await site.kill();
        await site.start();
        // Until it was scraped.
        await wait(1_500);
        return () => undefined;
      },
      repeats: true,
    },
  ];
}

async function figuresOf(prometheus: Prometheus, faults: readonly Fault[]): Promise<Figure[]> {
  await wait(QUIET_MS);
  const early = await prometheus.firing();
  const figures: Figure[] = [
    {
      name: 'alerts without a fault',
      value: early.size,
      unit: [...early].join(' '),
      aim: '0',
      met: early.size === 0,
    },
  ];
  const missing = new Set(prometheus.alerts);
  for (const { alerts, inject, repeats } of faults) {
    const startedAt = Date.now();
    const open = new Set(alerts);
    let end = await inject();
    while (open.size > 0 && Date.now() - startedAt < FIRES_WITHIN_MS) {
      for (const alert of await prometheus.firing()) if (open.delete(alert)) missing.delete(alert);
      if (open.size === 0) break;
      if (repeats) {
        await end();
        end = await inject();
      } else await wait(500);
    }
    await end();
    for (const alert of alerts) {
      const met = !open.has(alert);
      figures.push({ name: `${alert} fires`, value: Number(met), unit: '', aim: '1', met });
    }
  }
  figures.push({
    name: 'alerts that no fault fired',
    value: missing.size,
    unit: [...missing].join(' '),
    aim: '0',
    met: missing.size === 0,
  });
  return figures;
}

interface Prometheus {
  process: ChildProcess;
  /** Names of all rules. */
  alerts: string[];
  firing(): Promise<Set<string>>;
}

async function startPrometheus(folder: string, port: number): Promise<Prometheus> {
  const rules = fs
    .readFileSync(path.join(PROJECT_ROOT, 'src/server/deploy/alerts.yml'), 'utf8')
    .replaceAll(/^( +for:) \w+$/gm, '$1 0s')
    // Restarts and waiting mail take longer than other faults.
    .replaceAll('[30m]', '[60s]')
    .replaceAll(/\[\d+m\]/g, '[10s]');
  fs.writeFileSync(path.join(folder, 'alerts.yml'), rules);
  fs.writeFileSync(
    path.join(folder, 'prometheus.yml'),
    [
      'global: { scrape_interval: 1s, evaluation_interval: 1s, scrape_timeout: 1s }',
      'rule_files: [alerts.yml]',
      'scrape_configs:',
      `  - { job_name: rucksack, static_configs: [{ targets: ['127.0.0.1:${port}'] }] }`,
    ].join('\n'),
  );
  const listen = await freePort();
  const child = spawn(
    'prometheus',
    [
      `--config.file=${path.join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${path.join(folder, 'tsdb')}`,
      `--web.listen-address=127.0.0.1:${listen}`,
    ],
    { stdio: 'ignore' },
  );
  child.on('error', (error) => console.error(`prometheus cannot be started: ${error.message}`));
  const ask = async <T>(route: string): Promise<T> => {
    const answer = await fetch(`http://127.0.0.1:${listen}/api/v1/${route}`);
    return ((await answer.json()) as { data: T }).data;
  };
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const ready = await fetch(`http://127.0.0.1:${listen}/-/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) break;
    await wait(200);
  }
  const { groups } = await ask<{ groups: { rules: { name: string }[] }[] }>('rules');
  return {
    process: child,
    alerts: groups.flatMap((group) => group.rules.map(({ name }) => name)),
    async firing() {
      const { alerts } = await ask<{ alerts: { state: string; labels: { alertname: string } }[] }>('alerts');
      return new Set(alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname));
    },
  };
}

function withFile(file: string, text: string): Promise<() => void> {
  fs.writeFileSync(file, text);
  return Promise.resolve(() => fs.rmSync(file));
}

/** Pictures that no earlier request has cut. */
async function askForPictures(origin: string): Promise<void> {
  const folder = path.join(PROJECT_ROOT, 'src/server/catalogue/experiences');
  const addresses = fs
    .readdirSync(folder)
    .slice(0, PICTURES)
    .map((file) => {
      const { key, country_key: country } = JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as {
        key: string;
        country_key: string;
      };
      return `${origin}/images/${country}/${key}/${key}.webp?w=480&h=360`;
    });
  await Promise.allSettled(addresses.map(async (address) => (await fetch(address)).arrayBuffer()));
}

async function logIn(origin: string): Promise<void> {
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({ login: `nobody-${Math.random()}`, password: 'a wrong password' }),
  });
  await answer.arrayBuffer();
}
