export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Undefined if the value has no fields. */
export function fieldOf(value: unknown, field: string): unknown {
  return isRecord(value) ? value[field] : undefined;
}
