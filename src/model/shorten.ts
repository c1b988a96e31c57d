/** At most `max` code units, with an ellipsis where it was cut; does not cut a surrogate pair, which cannot be stored. */
export function shorten(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
