import { bundle } from './build/bundle.mjs';

/**
 * `npm run admin -- <command>`: operator's tool for the database of DATABASE_URL or DATA_DIR. Without a command it
 * prints its usage.
 */
await import(await bundle('src/tools/admin/main.ts'));
