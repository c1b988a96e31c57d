/** Readable name from a key: "bundala-national-park" becomes "Bundala national park"; "FRA" stays. */
export function nameOfKey(key: string): string {
  return key.charAt(0).toUpperCase() + key.slice(1).replaceAll('-', ' ');
}
