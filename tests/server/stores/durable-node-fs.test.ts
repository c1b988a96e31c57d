import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DurableNodeFS } from '../../../src/server/stores/database/durable-node-fs.ts';

let folder: string;
let segment: string;
let flushed: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rucksack-wal-'));
  fs.mkdirSync(path.join(folder, 'pg_wal'));
  segment = path.join(folder, 'pg_wal', '000000010000000000000001');
  fs.writeFileSync(segment, 'a');
  flushed = vi.spyOn(fs, 'fdatasyncSync');
});

afterEach(() => {
  flushed.mockRestore();
  fs.rmSync(folder, { recursive: true, force: true });
});

it('syncToFs does not flush an unchanged log again', async () => {
  const files = new DurableNodeFS(folder);
  const longAgo = new Date(Date.now() - 60_000);
  fs.utimesSync(segment, longAgo, longAgo);
  await files.syncToFs();
  await files.syncToFs();
  expect(flushed).toHaveBeenCalledTimes(1);
  fs.writeFileSync(segment, 'ab');
  await files.syncToFs();
  expect(flushed).toHaveBeenCalledTimes(2);
});

it('syncToFs flushes a second write with the same modification time', async () => {
  const files = new DurableNodeFS(folder);
  const { mtime } = fs.statSync(segment);
  await files.syncToFs();
  fs.writeFileSync(segment, 'ab');
  fs.utimesSync(segment, mtime, mtime);
  await files.syncToFs();
  expect(flushed).toHaveBeenCalledTimes(2);
});
