import fs from 'node:fs';
import path from 'node:path';
import { type StoredHistory, storedHistorySchema } from './history-store.ts';

/**
 * The newest that is known of the database's history, beside its folder and not in it: what is put back in the
 * folder's place does not bring it along. Readable by its owner alone, since it holds the key.
 */
export function historyFile(dataDir: string): string {
  return path.join(dataDir, 'history.json');
}

/** Undefined where there is none. @throws where it cannot be read, or is another program's */
export function readHistoryFile(file: string): StoredHistory | undefined {
  let text: string;
  try {
    text = fs.readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  return storedHistorySchema.parse(JSON.parse(text));
}

/** On the disk, whole or not at all, before it returns. */
export function writeHistoryFile(file: string, history: StoredHistory): void {
  const unfinished = `${file}.${process.pid}.part`;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(unfinished, JSON.stringify(history), { mode: 0o600, flush: true });
  fs.renameSync(unfinished, file);
  flushFolder(path.dirname(file));
}

/** Some systems open no folder: there the rename is as durable as it gets. */
function flushFolder(folder: string): void {
  let descriptor: number;
  try {
    descriptor = fs.openSync(folder, 'r');
  } catch {
    return;
  }
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}
