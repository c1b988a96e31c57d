import { networks } from './real-facts.ts';
import { comparedRows, describeRow, referenceCountries } from './reference-journeys.ts';

/** Prints how the router's journeys compare to the references: `npm run references [country …]`. */
export function run(wanted: readonly string[]): void {
  for (const network of networks) {
    const { key } = network;
    if (!referenceCountries.includes(key) || (wanted.length > 0 && !wanted.includes(key))) continue;
    const compared = comparedRows(network);
    const off = compared.filter(({ within }) => !within);
    console.log(
      `${key}: ${compared.length - off.length} of ${compared.length} within 12 % of km and 20 % of hours`,
    );
    for (const row of off) console.log(`  ${describeRow(row)}`);
  }
}
