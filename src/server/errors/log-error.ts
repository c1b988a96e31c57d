import crypto from 'node:crypto';
import { errors } from '../observability/metrics.ts';
import { causeText } from '../cause-text.ts';

const FRAMES_MAX = 12;
/** Prefix of a stack: `Error: `, `TypeError [ERR_INVALID_URL]: `. */
const NAME = /^[\w$.]*(?: \[\w+\])?(?:: )?/;

/**
 * Logs an unexpected error: where it happened and its message, without user input.
 * @param what the operation; not a path, which may contain a username
 * @returns id of the log line, for the response
 */
export function logError(what: string, error: unknown): string {
  errors.inc();
  const id = crypto.randomBytes(6).toString('hex');
  console.error(`Error ${id} (${what}): ${nameOf(error)}: ${causeText(error)}${framesOf(error)}`);
  return id;
}

/** Uncaught errors end the process as by default, but their values are redacted from the log. */
export function exitOnUncaught(): void {
  process.on('uncaughtException', (error) => {
    logError('uncaught error', error);
    process.exit(1);
  });
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.constructor.name : typeof error;
}

/**
 * The stack frames after the repeated message: a line of user input may look like a frame. Empty if the message was
 * changed since, because message and frames cannot be distinguished then.
 */
function framesOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const { stack = '', message } = error;
  const start = NAME.exec(stack)?.[0].length ?? 0;
  return (stack.startsWith(message, start) ? stack.slice(start + message.length) : '')
    .split('\n')
    .filter((line) => /^\s+at \S/.test(line))
    .slice(0, FRAMES_MAX)
    .map((line) => `\n${line}`)
    .join('');
}
