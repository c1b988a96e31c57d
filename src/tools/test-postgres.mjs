import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { freePort } from './free-port.mjs';

/**
 * @typedef {object} TestPostgres
 * @property {string} url
 * @property {(how: 'fast' | 'immediate') => Promise<void>} halt stops the server and keeps its data; `immediate`
 *   simulates a crash, from which the next start recovers
 * @property {() => Promise<void>} resume starts it again on the same port
 * @property {() => Promise<void>} stop stops it and removes its data
 */

/**
 * Starts a temporary PostgreSQL for tests, if its binaries are installed.
 * @returns {Promise<TestPostgres | null>} null if they are not
 */
export async function startPostgres() {
  const bin = findPrograms();
  if (!bin) return null;
  const asUser = unprivilegedUser();
  if (asUser === null) return null;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rucksack-postgres-'));
  if (asUser.uid !== undefined) fs.chownSync(folder, asUser.uid, asUser.gid);
  const data = path.join(folder, 'data');
  const port = await freePort();
  const options = { ...asUser, stdio: 'ignore', cwd: folder };
  execFileSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    options,
  );
  /** @type {(signal: NodeJS.Signals) => Promise<void>} */
  let end;
  const resume = async () => {
    const server = spawn(
      path.join(bin, 'postgres'),
      ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-c', 'fsync=off'],
      options,
    );
    let ended = false;
    const exit = new Promise((resolve) => {
      server.on('exit', () => {
        ended = true;
        resolve(undefined);
      });
    });
    end = async (signal) => {
      server.kill(signal);
      await exit;
    };
    await answering(port, () => ended);
  };
  await resume();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    halt: (how) => end(how === 'fast' ? 'SIGINT' : 'SIGQUIT'),
    resume,
    stop: async () => {
      await end('SIGINT');
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findPrograms() {
  const debian = '/usr/lib/postgresql';
  const versions = fs.existsSync(debian) ? fs.readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(path.delimiter),
  ];
  return folders.find((folder) =>
    ['initdb', 'postgres'].every((name) => fs.existsSync(path.join(folder, name))),
  );
}

/** PostgreSQL refuses to run as root, so it runs as its own user. Null if that user does not exist. */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return {};
  const line = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('postgres:'));
  if (!line) return null;
  const [, , uid, gid] = line.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

/** It listens before crash recovery has finished, so only a connection proves that it is ready. */
async function answering(port, hasEnded) {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (hasEnded()) throw new Error('PostgreSQL exited during startup');
    const client = new Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' });
    client.on('error', () => undefined);
    const isThere = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end();
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('PostgreSQL did not respond within 20 s');
}
