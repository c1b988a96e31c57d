import crypto from 'node:crypto';
import { causeText } from '../cause-text.ts';

const FRAMES_MAX = 12;

/**
 * Writes what nobody expected into the log: where it happened and in which words, with nothing of what people sent.
 * @param what was done; no path with somebody's name
 * @returns the id that the log line has, for the answer
 */
export function logFault(what: string, error: unknown): string {
  const id = crypto.randomBytes(6).toString('hex');
  console.error(`Fault ${id}, ${what}: ${nameOf(error)}: ${causeText(error)}${framesOf(error)}`);
  return id;
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.constructor.name : typeof error;
}

/** Of the stack without its first lines, which repeat the message. */
function framesOf(error: unknown): string {
  const lines = error instanceof Error ? (error.stack ?? '').split('\n') : [];
  return lines
    .filter((line) => /^\s+at \S/.test(line))
    .slice(0, FRAMES_MAX)
    .map((line) => `\n${line}`)
    .join('');
}
