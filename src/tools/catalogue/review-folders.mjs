import path from 'node:path';
import { projectRoot } from '../project-root.mjs';

/** Where imports write and what they compare with. */
export const reviewFolders = {
  catalogue: path.join(projectRoot, 'src/server/catalogue'),
  review: path.join(projectRoot, 'src/tools/import/review'),
};
