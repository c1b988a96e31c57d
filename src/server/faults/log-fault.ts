import crypto from 'node:crypto';
import { causeText } from '../cause-text.ts';

const FRAMES_MAX = 12;
/** What a stack begins with: `Error: `, `TypeError [ERR_INVALID_URL]: `. */
const NAME = /^[\w$.]*(?: \[\w+\])?(?:: )?/;

/**
 * Writes what nobody expected into the log: where it happened and in which words, with nothing of what people sent.
 * @param what was done; no path with somebody's name
 * @returns the id that the log line has, for the answer
 */
export function logError(what: string, error: unknown): string {
  const id = crypto.randomBytes(6).toString('hex');
  console.error(`Fault ${id}, ${what}: ${nameOf(error)}: ${causeText(error)}${framesOf(error)}`);
  return id;
}

/** What nobody caught ends the process, as without this; its values stay out of the log here too. */
export function endOnUncaught(): void {
  process.on('uncaughtException', (error) => {
    logError('an error that nobody caught', error);
    process.exit(1);
  });
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.constructor.name : typeof error;
}

/**
 * The part of the stack behind the message that it repeats: a line of what people sent may begin like a frame. Nothing
 * where the message has changed since, as it cannot be told from the frames then.
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
