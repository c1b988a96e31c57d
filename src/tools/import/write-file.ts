import fs from 'node:fs';
import path from 'node:path';

/** Writes a file at once or not at all, with its folder. */
export function writeFile(file: string, text: string): void {
  const aside = `${file}.${process.pid}.tmp`;
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(aside, text);
    fs.renameSync(aside, file);
  } finally {
    fs.rmSync(aside, { force: true });
  }
}
