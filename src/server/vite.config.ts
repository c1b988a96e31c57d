import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { listPackages } from './list-packages.ts';
import { writeFonts } from './maps/write-fonts.ts';

const PROJECT = path.resolve(import.meta.dirname, '../..');

/**
 * Bundles the server into `dist/server/main.js`; packages stay in node_modules, catalogue and pictures are copied next
 * to it.
 */
export default defineConfig({
  root: PROJECT,
  publicDir: false,
  plugins: [copyCatalogue(), copyArtwork(), writeRelease(), listPackages('packages.json')],
  build: {
    ssr: 'src/server/main.ts',
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    rollupOptions: { output: { entryFileNames: 'main.js', format: 'es' } },
  },
});

/** A separate file, so that rebuilding the same program gives the same bytes. */
function writeRelease(): Plugin {
  return {
    name: 'rucksack:note-release',
    closeBundle() {
      const note = path.join(PROJECT, 'dist/server/release.json');
      fs.writeFileSync(note, `${JSON.stringify({ version: version(), releasedAt: releasedAt() })}\n`);
    },
  };
}

function version(): string {
  const manifest: { version: string } = JSON.parse(
    fs.readFileSync(path.join(PROJECT, 'package.json'), 'utf8'),
  );
  return manifest.version;
}

function copyCatalogue(): Plugin {
  return {
    name: 'rucksack:copy-catalogue',
    closeBundle() {
      const target = path.join(PROJECT, 'dist/catalogue');
      fs.rmSync(target, { recursive: true, force: true });
      fs.cpSync(path.join(PROJECT, 'src/server/catalogue'), target, { recursive: true });
    },
  };
}

function copyArtwork(): Plugin {
  return {
    name: 'rucksack:copy-artwork',
    closeBundle() {
      const target = path.join(PROJECT, 'dist/artwork');
      fs.rmSync(target, { recursive: true, force: true });
      fs.cpSync(path.join(PROJECT, 'src/server/artwork'), target, { recursive: true });
      writeFonts(path.join(target, 'fonts'));
    },
  };
}

/**
 * SOURCE_DATE_EPOCH (seconds, set by packagers), else the commit's time for a clean checkout, so that all machines
 * agree; else now.
 */
function releasedAt(): string {
  const epoch = process.env['SOURCE_DATE_EPOCH'] ?? '';
  if (/^\d+$/.test(epoch)) return new Date(Number(epoch) * 1_000).toISOString();
  return (commitTime() ?? new Date()).toISOString();
}

function commitTime(): Date | undefined {
  try {
    if (git('status', '--porcelain', '--untracked-files=no') !== '') return undefined;
    return new Date(git('log', '-1', '--format=%cI'));
  } catch {
    // No git, or not a repository, such as a source archive.
    return undefined;
  }
}

function git(...args: string[]): string {
  const text = execFileSync('git', args, { cwd: PROJECT, stdio: ['ignore', 'pipe', 'ignore'] });
  return text.toString().trim();
}
