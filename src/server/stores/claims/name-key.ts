/** What tells that two names, or two addresses, are the same. */
export function nameKey(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
