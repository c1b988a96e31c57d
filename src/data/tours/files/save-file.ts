import { isInstalledOnIphone } from '../../offline/installation.ts';

/** Until the blob URL is revoked: long enough for slow phones to start writing the file. */
const REVOKE_DELAY_MS = 60_000;

/**
 * Saves a file through a browser download. An installed app on iOS has no downloads and no way back from the opened
 * file: there the share sheet saves it.
 */
export function saveFile(name: string, file: Blob): void {
  const files = [new File([file], name, { type: file.type })];
  if (!isInstalledOnIphone() || !navigator.canShare({ files })) {
    download(name, file);
    return;
  }
  navigator.share({ files }).catch((error: unknown) => {
    // The share sheet was dismissed.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    console.warn('The file could not be shared', error);
    download(name, file);
  });
}

/** @param type media type without the charset, which is UTF-8 */
export function saveText(name: string, type: string, text: string): void {
  saveFile(name, new Blob([text], { type: `${type};charset=utf-8` }));
}

function download(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_DELAY_MS);
}
