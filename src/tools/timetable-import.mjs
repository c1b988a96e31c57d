import path from 'node:path';
import { checkNode, ensureInstalled } from './install.mjs';
import { projectRoot } from './project-root.mjs';

/** `npm run timetable:import -- --gtfs feed.zip --country XX --license "…"`: a country's lines from a GTFS feed. */
checkNode();
await ensureInstalled();
const { bundle } = await import('./build/bundle.mjs');
const { runTimetableImport } = await import(await bundle('src/tools/import/timetable-import.ts'));
process.exitCode = await runTimetableImport(
  process.argv.slice(2),
  {
    catalogue: path.join(projectRoot, 'src/server/catalogue'),
    today: new Date().toISOString().slice(0, 10),
  },
  { print: (line) => console.log(line), complain: (line) => console.error(line) },
);
