/** Normalized key for comparing usernames or addresses. */
export function nameKey(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
