import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { woffToTtf } from './woff-to-ttf.mjs';

const WEIGHTS = [400, 600];
const require = createRequire(import.meta.url);

/** Writes the fonts of the map pictures' labels, because the machine may have none installed. */
export function writeFonts(folder: string): void {
  fs.mkdirSync(folder, { recursive: true });
  for (const weight of WEIGHTS) {
    const woff = require.resolve(`@fontsource/roboto/files/roboto-latin-${weight}-normal.woff`);
    fs.writeFileSync(path.join(folder, `roboto-${weight}.ttf`), woffToTtf(fs.readFileSync(woff)));
  }
}
