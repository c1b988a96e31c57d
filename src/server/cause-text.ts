/**
 * What went wrong in the words of whoever noticed it first, on one line and without a stack. It goes to logs: nothing of
 * what people wrote is in it, no address of theirs, no token and no hash.
 */
export function causeText(error: unknown): string {
  let cause = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  // Several addresses of one host that were tried in turn: the first says enough.
  if (cause instanceof AggregateError && cause.message === '') return causeText(cause.errors[0]);
  return textOf(cause).replaceAll(/\s+/g, ' ').trim();
}

/** SQLSTATEs about the state of a database: their messages name no values. */
const NAMES_NO_VALUE = /^(08|25|28|3D|40|53|55|57|58)/;
const ADDRESS = /("[^"]*"|[^\s<>()",;:]+)@[^\s<>()"',;:]+/g;
/** Steps of sending a mail whose answers repeat who gets it, and what is in it. */
const ABOUT_PEOPLE = /^(MAIL FROM|RCPT TO|DATA|API)$/;
const QUERY = /\?[^\s"'=]*=[^\s"']*/g;
/** Tokens, hashes, ids. */
const LONG_WORD = /[\w-]{32,}/g;

function textOf(cause: unknown): string {
  const text = cause instanceof Error ? messageOf(cause) : String(cause);
  return text.replaceAll(ADDRESS, '…').replaceAll(QUERY, '?…').replaceAll(LONG_WORD, '…');
}

function messageOf(cause: Error): string {
  const state = fieldOf(cause, 'code');
  if ('severity' in cause && state !== undefined && !NAMES_NO_VALUE.test(state)) {
    const place = ['constraint', 'table', 'column'].flatMap((field) => fieldOf(cause, field) ?? []);
    return [`SQLSTATE ${state}`, ...place].join(' ');
  }
  const command = fieldOf(cause, 'command');
  if (command !== undefined && ABOUT_PEOPLE.test(command)) {
    const said = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/.exec(fieldOf(cause, 'response') ?? '')?.[0];
    return `the mail server refused ${command}: ${said ?? state ?? 'no answer'}`;
  }
  // Quotes what could not be read.
  if (cause instanceof SyntaxError) return `${cause.name}: ${cause.message.replace(/".*"/s, '…')}`;
  // A query that failed says with which values.
  return cause.message.split(/\bparams:/)[0] ?? '';
}

function fieldOf(cause: Error, name: string): string | undefined {
  const value: unknown = Reflect.get(cause, name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
