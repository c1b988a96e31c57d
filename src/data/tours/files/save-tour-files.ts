import type { TourFile } from '../../../model/tour-file.ts';

/** Browsers take several downloads of one press only one after the other. */
const APART_MS = 300;
/** Long enough for slow phones to have begun to write it. */
const KEPT_MS = 60_000;
const NAME_MAX = 60;

/**
 * Hands each tour to the browser as a file of its own, which "Open a tour file" reads. Answers how many.
 * @param before downloads of the same press that went before
 */
export async function saveTourFiles(files: readonly TourFile[], before = 0): Promise<number> {
  for (const [index, file] of files.entries()) {
    if (index + before > 0) await pause();
    save(fileNameOf(file.tour.name, index), `${JSON.stringify(file, null, 2)}\n`);
  }
  return files.length;
}

/** "Hügel & Tee" as `hugel-tee.json`, a name that every system takes. */
export function fileNameOf(tourName: string, index: number): string {
  const plain = tourName
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, NAME_MAX)
    .replaceAll(/^-+|-+$/g, '');
  return `${plain === '' ? `tour-${index + 1}` : plain}.json`;
}

function save(name: string, text: string): void {
  saveBlob(name, new Blob([text], { type: 'application/json;charset=utf-8' }));
}

/** Hands one file to the browser. */
export function saveBlob(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, APART_MS);
  });
}
