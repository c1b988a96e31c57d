import path from 'node:path';
import { checkNode, ensureInstalled } from './install.mjs';
import { projectRoot } from './project-root.mjs';

/** `npm run network:import -- --osm file.osm.pbf --country XX`: a country's roads from an OpenStreetMap extract. */
checkNode();
await ensureInstalled();
const { bundle } = await import('./build/bundle.mjs');
const { runNetworkImport } = await import(await bundle('src/tools/import/network-import.ts'));
process.exitCode = runNetworkImport(
  process.argv.slice(2),
  {
    catalogue: path.join(projectRoot, 'src/server/catalogue'),
    today: new Date().toISOString().slice(0, 10),
  },
  { print: (line) => console.log(line), complain: (line) => console.error(line) },
);
