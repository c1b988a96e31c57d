import { checkNode, ensureInstalled } from '../install.mjs';

checkNode();
await ensureInstalled();
const { bundle } = await import('../build/bundle.mjs');
const { checkCatalogue } = await import(await bundle('src/tools/catalogue/catalogue-check.ts'));
const problems = checkCatalogue((line) => console.log(line));
problems.forEach((problem) => console.error(problem));
console.log(problems.length === 0 ? 'The catalogue is complete.' : `${problems.length} problems.`);
process.exitCode = problems.length === 0 ? 0 : 1;
