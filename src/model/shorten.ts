/** At most `max` code units, with an ellipsis where it was cut; does not cut a surrogate pair, which cannot be stored. */
export function shorten(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** The text up to the end of its first sentence; periods in dates and abbreviations do not end it. */
export function firstSentence(text: string): string {
  return /^.*?[\p{L})]{2}[.!?](?=\s+\p{Lu})/su.exec(text)?.[0] ?? text;
}
