import fs from 'node:fs';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { renderPicture } from '../../../src/server/images/render-image.ts';
import { heavyWork, useWorkProcess } from '../../../src/server/work/heavy-work.ts';
import { bundle } from '../../../src/tools/build/bundle.mjs';

const CROP = { width: 480, height: 320, focus: [0.5, 0.5] as const, zoom: 1 };
const PICTURE = fs.readFileSync('src/server/artwork/adams-peak.webp');
const TEXT = new TextEncoder().encode('a line of text\n'.repeat(20_000));
let program: string;

beforeAll(async () => {
  program = fileURLToPath(await bundle('src/server/main.ts'));
}, 120_000);
afterEach(() => {
  useWorkProcess(null);
  vi.restoreAllMocks();
});
afterAll(() => useWorkProcess(null));

/** Ids of the work processes of this process. */
function workers(): number[] {
  const children = fs.readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8');
  const isWorker = (pid: string) => fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').endsWith('\0work\0');
  return children
    .split(' ')
    .filter((pid) => pid !== '' && isWorker(pid))
    .map(Number);
}

it('runs jobs with the same results in a separate process with a lower priority', async () => {
  const here = await renderPicture(PICTURE, CROP, 'webp');
  const compressed = await heavyWork.compress('gzip', TEXT, 5);
  expect(workers()).toEqual([]);
  useWorkProcess(program);
  expect(Buffer.from(await heavyWork.render(PICTURE, CROP, 'webp'))).toEqual(here);
  const [worker = 0, ...more] = workers();
  expect(more).toEqual([]);
  expect(os.getPriority(worker)).toBeGreaterThan(os.getPriority());
  expect(Buffer.from(await heavyWork.compress('gzip', TEXT, 5))).toEqual(Buffer.from(compressed));
  expect(workers()).toEqual([worker]);
});

it('needs the facts of a connection table once', async () => {
  useWorkProcess(program);
  const location = (longitude: number) => ({ coordinates: [longitude, 0] as [number, number] });
  const facts = {
    experiences: ['here', 'there'].map((key, at) => ({
      key,
      country_key: 'nowhere',
      location: location(at),
    })),
    airports: [],
    transport: [],
    networks: [],
  };
  const request = { factsId: 'one', places: ['here', 'there'], encoding: 'identity' as const };
  expect(await heavyWork.connections({ ...request, facts: null })).toBeNull();
  const first = await heavyWork.connections({ ...request, facts });
  const { connections } = JSON.parse(new TextDecoder().decode(first?.bytes));
  expect(Object.keys(connections)).toContain('here_there');
  expect(await heavyWork.connections({ ...request, facts: null })).toEqual(first);
  expect(await heavyWork.connections({ ...request, factsId: 'two', facts: null })).toBeNull();
});

it('rejects an invalid picture with the same error, and keeps the process', async () => {
  const bad = new TextEncoder().encode('no picture');
  const cause = await renderPicture(bad, CROP, 'webp').catch((error: unknown) => error);
  expect(cause).toBeInstanceOf(Error);
  useWorkProcess(program);
  await expect(heavyWork.render(bad, CROP, 'webp')).rejects.toThrow(/unsupported image format/);
  const [worker] = workers();
  await heavyWork.compress('br', TEXT, 4);
  expect(workers()).toEqual([worker]);
});

it('fails a job with 503 when its process dies, and starts a new process for the next one', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  useWorkProcess(program);
  await heavyWork.compress('br', TEXT, 4);
  const [worker = 0] = workers();
  process.kill(worker, 'SIGSTOP');
  const lost = heavyWork.compress('br', TEXT, 11).catch((error: unknown) => error);
  process.kill(worker, 'SIGKILL');
  expect(await lost).toMatchObject({ code: 'unavailable' });
  expect(warned).toHaveBeenCalledOnce();
  await heavyWork.compress('br', TEXT, 4);
  const [next = 0] = workers();
  expect([next === 0, next === worker]).toEqual([false, false]);
});

it('ignores SIGTERM and SIGINT, and ends with the server', async () => {
  useWorkProcess(program);
  await heavyWork.compress('br', TEXT, 4);
  const [worker = 0] = workers();
  process.kill(worker, 'SIGTERM');
  process.kill(worker, 'SIGINT');
  await heavyWork.compress('br', TEXT, 4);
  expect(workers()).toEqual([worker]);
  useWorkProcess(null);
  await vi.waitFor(() => expect(workers()).toEqual([]), { timeout: 5_000 });
});
