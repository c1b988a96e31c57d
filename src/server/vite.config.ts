import fs from 'node:fs';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { woffToTtf } from './maps/woff-to-ttf.mjs';

const WEIGHTS = [400, 600];
const PROJECT = path.resolve(import.meta.dirname, '../..');
const FONTS = path.join(PROJECT, 'node_modules/@fontsource/roboto/files');

/** The server as one file, `dist/server/main.js`; packages stay in node_modules, pictures lie beside it. */
export default defineConfig({
  root: PROJECT,
  publicDir: false,
  plugins: [copyArtwork()],
  build: {
    ssr: 'src/server/main.ts',
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    rollupOptions: { output: { entryFileNames: 'main.js', format: 'es' } },
  },
});

function copyArtwork(): Plugin {
  return {
    name: 'rucksack:copy-artwork',
    closeBundle() {
      const target = path.join(PROJECT, 'dist/artwork');
      fs.rmSync(target, { recursive: true, force: true });
      fs.cpSync(path.join(PROJECT, 'src/server/artwork'), target, { recursive: true });
      // The words on the server's maps: a bare machine has no fonts.
      fs.mkdirSync(path.join(target, 'fonts'));
      for (const weight of WEIGHTS) {
        const woff = fs.readFileSync(path.join(FONTS, `roboto-latin-${weight}-normal.woff`));
        fs.writeFileSync(path.join(target, 'fonts', `roboto-${weight}.ttf`), woffToTtf(woff));
      }
    },
  };
}
