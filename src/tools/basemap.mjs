import { bundle } from './build/bundle.mjs';
import { projectRoot } from './project-root.mjs';

/** `npm run basemap`: builds public/basemap/base.pmtiles anew; the same sources give the same bytes. */
const { writeBasemap } = await import(await bundle('src/tools/basemap/write-basemap.ts'));
writeBasemap(projectRoot, (line) => console.log(line));
