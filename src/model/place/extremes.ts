/** Math.max of any number of values: spread as arguments, some ten thousand would throw a RangeError. */
export function largest(values: Iterable<number>, atLeast = Number.NEGATIVE_INFINITY): number {
  let found = atLeast;
  for (const value of values) if (value > found) found = value;
  return found;
}

/** Math.min of any number of values. */
export function smallest(values: Iterable<number>, atMost = Number.POSITIVE_INFINITY): number {
  let found = atMost;
  for (const value of values) if (value < found) found = value;
  return found;
}
