/** What went wrong in the words of whoever noticed it first, on one line and without a stack. */
export function causeText(error: unknown): string {
  let cause = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  // Several addresses of one host that were tried in turn: the first says enough.
  if (cause instanceof AggregateError && cause.message === '') return causeText(cause.errors[0]);
  return (cause instanceof Error ? cause.message : String(cause)).replaceAll(/\s+/g, ' ').trim();
}
