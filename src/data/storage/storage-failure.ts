const FULL = new Set(['QuotaExceededError']);
const REFUSED = new Set(['MissingAPIError', 'SecurityError', 'OpenFailedError', 'VersionError']);
const BROKEN = new Set(['InvalidStateError', 'UnknownError', 'DatabaseClosedError', 'TimeoutError']);

/**
 * What a failed transaction says about the device, or null where it is a fault of the code. Chromium tells
 * a full disk as an AbortError with the reason inside, so the whole chain is looked at.
 */
export function storageFailure(error: unknown): 'full' | 'refused' | 'broken' | null {
  const names = namesOf(error);
  if (names.some((name) => FULL.has(name))) return 'full';
  if (names.some((name) => REFUSED.has(name))) return 'refused';
  if (names.some((name) => BROKEN.has(name))) return 'broken';
  return null;
}

function namesOf(error: unknown, depth = 0): string[] {
  if (typeof error !== 'object' || error === null || depth > 4) return [];
  const [name, message, inner, failures] = ['name', 'message', 'inner', 'failures'].map((field): unknown =>
    Reflect.get(error, field),
  );
  const inside = [inner, ...(Array.isArray(failures) ? failures.slice(0, 3) : [])];
  // So Chromium says that a setting lets the site store nothing.
  const denied =
    typeof message === 'string' && message.includes('denied permission') ? ['SecurityError'] : [];
  return [
    ...(typeof name === 'string' ? [name] : []),
    ...denied,
    ...inside.flatMap((part) => namesOf(part, depth + 1)),
  ];
}
