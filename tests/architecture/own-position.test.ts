import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { expect, it } from 'vitest';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src', 'worker'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && fs.existsSync(file));

function filesWith(pattern: RegExp): string[] {
  return files.filter((file) => pattern.test(fs.readFileSync(file, 'utf8')));
}

it('one module reads the position of the device, and only what shows it or sorts by it on the device imports it', () => {
  expect(filesWith(/navigator\.geolocation/)).toEqual(['src/ui/components/position/own-position-watch.ts']);
  expect(filesWith(/from '[^']*\/(?:use-own-position|own-position-watch)\.ts'/)).toEqual([
    'src/ui/components/position/own-position-control.tsx',
    'src/ui/components/position/use-own-position.ts',
    'src/ui/features/filters/use-near.ts',
    'src/ui/features/planner/home-airport/nearest-airports.tsx',
    'src/ui/pages/today/position-card.tsx',
  ]);
});

it('the server lets the site itself ask for it, and nobody else', () => {
  expect(fs.readFileSync('src/server/http/security-headers.ts', 'utf8')).toContain('geolocation=(self)');
});
