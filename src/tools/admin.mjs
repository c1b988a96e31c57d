import { bundle } from './build/bundle.mjs';

/**
 * `npm run admin -- <command>`: what an operator does with the database that DATABASE_URL or DATA_DIR names.
 * Without a command it says which there are.
 */
const { admin } = await import(await bundle('src/tools/admin.ts'));
process.exitCode = await admin(process.argv.slice(2), process.env, {
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
});
