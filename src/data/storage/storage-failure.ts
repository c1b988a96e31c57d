const FULL = new Set(['QuotaExceededError']);
const DENIED = new Set(['MissingAPIError', 'SecurityError', 'OpenFailedError', 'VersionError']);
const BROKEN = new Set(['InvalidStateError', 'UnknownError', 'DatabaseClosedError', 'TimeoutError']);

/**
 * Classifies the error of a failed transaction; null for anything but a storage failure, such as a bug. Chromium
 * reports a full disk as an AbortError with the reason nested inside, so the whole chain is searched.
 */
export function storageFailure(error: unknown): 'full' | 'denied' | 'broken' | null {
  const names = namesOf(error);
  if (names.some((name) => FULL.has(name))) return 'full';
  if (names.some((name) => DENIED.has(name))) return 'denied';
  if (names.some((name) => BROKEN.has(name))) return 'broken';
  return null;
}

function namesOf(error: unknown, depth = 0): string[] {
  if (typeof error !== 'object' || error === null || depth > 4) return [];
  const [name, message, inner, failures] = ['name', 'message', 'inner', 'failures'].map((field): unknown =>
    Reflect.get(error, field),
  );
  const inside = [inner, ...(Array.isArray(failures) ? failures.slice(0, 3) : [])];
  // Chromium's message when a setting blocks all site data.
  const denied =
    typeof message === 'string' && message.includes('denied permission') ? ['SecurityError'] : [];
  return [
    ...(typeof name === 'string' ? [name] : []),
    ...denied,
    ...inside.flatMap((part) => namesOf(part, depth + 1)),
  ];
}
