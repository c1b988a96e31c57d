/** Control characters but for tab and ends of lines, and halves of pairs of surrogates. */
const NOT_PLAIN =
  // oxlint-disable-next-line no-control-regex -- these are what must not be there
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** A text without what neither XML nor a calendar can hold; lines end in `\n` alone. */
export function plainCharacters(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(NOT_PLAIN, '');
}
