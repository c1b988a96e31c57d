import fs from 'node:fs';
import path from 'node:path';
import { errorCode } from '../error-code.ts';
import { type StoredHistory, storedHistorySchema } from './history-store.ts';

/**
 * The newest known history record. Stored next to the database folder, not in it, so that restoring the folder does not
 * restore the record too. Readable by its owner only, because it contains the signing key.
 */
export function historyFile(dataDir: string): string {
  return path.join(dataDir, 'history.json');
}

/** Undefined if missing, 'damaged' if it is not a history record. @throws if it cannot be read */
export function readHistoryFile(file: string): StoredHistory | 'damaged' | undefined {
  let text: string;
  try {
    text = fs.readFileSync(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
  const read = storedHistorySchema.safeParse(parsedOrNull(text));
  return read.success ? read.data : 'damaged';
}

function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Partial write or another program's file: not a record either way.
    return null;
  }
}

/** Atomic and durable when it returns. */
export function writeHistoryFile(file: string, history: StoredHistory): void {
  const unfinished = `${file}.${process.pid}.part`;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(unfinished, JSON.stringify(history), { mode: 0o600, flush: true });
  fs.renameSync(unfinished, file);
  flushFolder(path.dirname(file));
}

/** Some systems cannot open folders: there the rename has to suffice. */
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
