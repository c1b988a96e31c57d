import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { freePort } from '../../../src/tools/free-port.mjs';
import { writeRelease } from '../../../src/tools/release/write-release.mjs';

const run = promisify(execFile);

test('a release runs by itself: server, second process, pictures, doctor', async () => {
  test.setTimeout(300_000);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rucksack-release-'));
  // Outside of the project, so that no package is found but those of the release.
  const release = path.join(folder, 'release');
  const { bytes } = await writeRelease(release);
  expect(bytes).toBeLessThan(250_000_000);
  const port = await freePort();
  const env = {
    PATH: '/nowhere',
    DATA_DIR: path.join(folder, 'data'),
    PORT: String(port),
    HOST: '127.0.0.1',
  };
  const server = spawn(process.execPath, ['server/main.js'], { cwd: release, env, stdio: 'inherit' });
  try {
    const origin = `http://127.0.0.1:${port}`;
    const status = (route: string) =>
      fetch(origin + route).then(
        (answer) => answer.status,
        () => 0,
      );
    await expect.poll(() => status('/readyz'), { timeout: 60_000 }).toBe(200);
    expect(await status('/de/reiseziele/peru')).toBe(200);
    expect(await status('/images/namibia/deadvlei/deadvlei.webp?w=480&h=360')).toBe(200);
    const { stdout } = await run(process.execPath, ['server/admin.js', 'doctor'], { cwd: release, env });
    expect(stdout).toContain(`ready on port ${port}`);
    expect(stdout).not.toContain('FAULT');
    server.kill('SIGTERM');
    const [code] = await once(server, 'exit');
    expect(code).toBe(0);
  } finally {
    server.kill('SIGKILL');
    fs.rmSync(folder, { recursive: true, force: true });
  }
});
