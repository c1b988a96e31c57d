import path from 'node:path';
import { projectRoot } from './project-root.mjs';
import { runNode } from './run.mjs';

/** TypeScript projects, one per runtime: browser, workers, Node, tests. */
const REALMS = ['src/ui', 'worker', 'src/server', 'tests'];

let failed = 0;
for (const realm of REALMS) {
  const code = await runNode(path.join(projectRoot, 'node_modules/typescript/bin/tsc'), ['-p', realm]);
  if (code !== 0) failed += 1;
}
process.exitCode = failed === 0 ? 0 : 1;
