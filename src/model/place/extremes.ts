/** Math.max of a list of any length: as arguments of a call, some ten thousand values end in a RangeError. */
export function largest(values: Iterable<number>, atLeast = Number.NEGATIVE_INFINITY): number {
  let found = atLeast;
  for (const value of values) if (value > found) found = value;
  return found;
}

/** Math.min of a list of any length. */
export function smallest(values: Iterable<number>, atMost = Number.POSITIVE_INFINITY): number {
  let found = atMost;
  for (const value of values) if (value < found) found = value;
  return found;
}
