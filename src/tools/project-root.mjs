import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, wherever a tool is called from. */
export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
