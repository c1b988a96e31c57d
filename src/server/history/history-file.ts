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

/** Undefined where there is none, 'damaged' where what is there is no mark. @throws where it cannot be read */
export function readHistoryFile(file: string): StoredHistory | 'damaged' | undefined {
  let text: string;
  try {
    text = fs.readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  const read = storedHistorySchema.safeParse(parsedOrNull(text));
  return read.success ? read.data : 'damaged';
}

function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Half written, or another program's: no mark either way.
    return null;
  }
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
