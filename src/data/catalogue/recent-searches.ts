const STORAGE_KEY = 'recentSearches';
const MOST = 5;

/** Searches made on this device, newest first. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((text): text is string => typeof text === 'string').slice(0, MOST)
      : [];
  } catch (error) {
    console.warn('Recent searches could not be read', error);
    return [];
  }
}

export function rememberSearch(typed: string): void {
  const text = typed.trim();
  if (text === '') return;
  write([text, ...recentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase())]);
}

export function deleteRecentSearches(): void {
  write([]);
}

function write(searches: readonly string[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(searches.slice(0, MOST)));
  } catch (error) {
    console.warn('Recent searches could not be stored', error);
  }
}
