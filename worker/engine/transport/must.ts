/** Asserts a value whose presence the facts' tests guarantee: a missing value is a bug. */
export function must<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`transport facts: ${name} is missing`);
  return value;
}
