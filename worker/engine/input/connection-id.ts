/** `from_to`: two places joined by the only underscore. */
export function connectionId(from: string, to: string): string {
  return `${from}_${to}`;
}

export function fromOf(id: string): string {
  return id.slice(0, id.indexOf('_'));
}

export function toOf(id: string): string {
  return id.slice(id.indexOf('_') + 1);
}

export function isConnectionId(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  const mark = value.indexOf('_');
  return mark > 0 && mark < value.length - 1 && !value.includes('_', mark + 1);
}

/** An experience id or an airport key. */
export function isPlaceId(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && !value.includes('_');
}
