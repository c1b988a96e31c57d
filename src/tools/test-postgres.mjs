import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.mjs';

/**
 * Starts a PostgreSQL of its own for the tests of stores and calls where the programs are installed.
 * @returns {Promise<{ url: string, stop: () => Promise<void> } | null>} null where there is none
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
  const server = spawn(
    path.join(bin, 'postgres'),
    ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-c', 'fsync=off'],
    options,
  );
  let ended = false;
  const end = new Promise((resolve) => {
    server.on('exit', () => {
      ended = true;
      resolve(undefined);
    });
  });
  await listening(port, () => ended);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      server.kill('SIGINT');
      await end;
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

/** PostgreSQL refuses root: then its own user takes over. Null where that user is missing. */
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

async function listening(port, hasEnded) {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (hasEnded()) throw new Error('PostgreSQL ended while starting');
    const open = await new Promise((resolve) => {
      const socket = net.connect(port, '127.0.0.1');
      socket.on('connect', () => {
        socket.destroy();
        resolve(true);
      });
      socket.on('error', () => resolve(false));
    });
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('PostgreSQL did not answer within 20 s');
}
