import { bundle } from './build/bundle.mjs';
import { projectRoot } from './project-root.mjs';

/** `npm run basemap`: rebuilds public/basemap/base.pmtiles; reproducible from the same sources. */
const { writeBasemap } = await import(await bundle('src/tools/basemap/write-basemap.ts'));
writeBasemap(projectRoot, (line) => console.log(line));
