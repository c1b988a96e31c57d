/** Until the blob URL is revoked: long enough for slow phones to start writing the file. */
const REVOKE_DELAY_MS = 60_000;

/** Saves a file through a browser download. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_DELAY_MS);
}

/** @param type media type without the charset, which is UTF-8 */
export function saveText(name: string, type: string, text: string): void {
  saveFile(name, new Blob([text], { type: `${type};charset=utf-8` }));
}
