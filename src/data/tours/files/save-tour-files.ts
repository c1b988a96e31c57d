import type { TourFile } from '../../../model/tour-file.ts';
import { saveText } from './save-file.ts';

/** Pause between the downloads of one click: browsers drop simultaneous ones. */
const PAUSE_MS = 300;
const NAME_MAX = 60;

/**
 * Downloads each tour as a file, which "Open a tour file" imports. Returns the number of files.
 * @param before number of earlier downloads of the same click
 */
export async function saveTourFiles(files: readonly TourFile[], before = 0): Promise<number> {
  for (const [index, file] of files.entries()) {
    if (index + before > 0) await pause();
    saveText(fileNameOf(file.tour.name, index), 'application/json', `${JSON.stringify(file, null, 2)}\n`);
  }
  return files.length;
}

/** "Hügel & Tee" as `hugel-tee.json`, valid on every file system. */
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

function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PAUSE_MS);
  });
}
