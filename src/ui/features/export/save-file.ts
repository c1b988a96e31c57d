/** Long enough for slow phones to have begun to write it. */
const KEPT_MS = 60_000;

/** Hands a text to the browser as a file, which puts it where downloads go. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
