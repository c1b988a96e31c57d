/**
 * Root-cause message of an error for logs, on one line and without a stack. Redacts users' texts, addresses, tokens and
 * hashes.
 */
export function causeText(error: unknown): string {
  let cause = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  // AggregateError of several addresses of one host: the first error is enough.
  if (cause instanceof AggregateError && cause.message === '') return causeText(cause.errors[0]);
  return textOf(cause).replaceAll(/\s+/g, ' ').trim();
}

/** SQLSTATEs about the database's state: their messages contain no values. */
const VALUE_FREE_STATES = /^(08|25|28|3D|40|53|55|57|58)/;
const ADDRESS = /("[^"]*"|[^\s<>()",;:]+)@[^\s<>()"',;:]+/g;
/** SMTP commands whose error responses repeat recipient and content. */
const PERSONAL_COMMANDS = /^(MAIL FROM|RCPT TO|DATA|API)$/;
const QUERY = /\?[^\s"'=]*=[^\s"']*/g;
/** Tokens, hashes, ids. */
const LONG_WORD = /[\w-]{32,}/g;

function textOf(cause: unknown): string {
  const text = cause instanceof Error ? messageOf(cause) : String(cause);
  return text.replaceAll(ADDRESS, '…').replaceAll(QUERY, '?…').replaceAll(LONG_WORD, '…');
}

function messageOf(cause: Error): string {
  const state = fieldOf(cause, 'code');
  if ('severity' in cause && state !== undefined && !VALUE_FREE_STATES.test(state)) {
    const place = ['constraint', 'table', 'column'].flatMap((field) => fieldOf(cause, field) ?? []);
    return [`SQLSTATE ${state}`, ...place].join(' ');
  }
  const command = fieldOf(cause, 'command');
  if (command !== undefined && PERSONAL_COMMANDS.test(command)) {
    const said = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/.exec(fieldOf(cause, 'response') ?? '')?.[0];
    return `the mail server refused ${command}: ${said ?? state ?? 'no answer'}`;
  }
  // Parser errors quote the input.
  if (cause instanceof SyntaxError) return `${cause.name}: ${cause.message.replace(/".*"/s, '…')}`;
  // Query errors contain their parameter values.
  return cause.message.split(/\bparams:/)[0] ?? '';
}

function fieldOf(cause: Error, name: string): string | undefined {
  const value: unknown = Reflect.get(cause, name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
