import { admin } from '../admin.ts';

/** Runs the operator's tool: `npm run admin -- <command>`, in a release `node server/admin.js <command>`. */
process.exitCode = await admin(process.argv.slice(2), process.env, {
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
});
