/** Control characters except tab and line breaks, and unpaired surrogates. */
const NOT_ALLOWED =
  // oxlint-disable-next-line no-control-regex -- matches the characters to remove
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Removes characters that XML or iCalendar cannot contain; normalizes line breaks to `\n`. */
export function plainCharacters(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(NOT_ALLOWED, '');
}
