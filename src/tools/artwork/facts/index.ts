import { africa } from './africa.ts';
import { america } from './america.ts';
import { eastAsia } from './east-asia.ts';
import { europe } from './europe.ts';
import { namibia } from './namibia.ts';
import { oceania } from './oceania.ts';
import { southEastAsia } from './south-east-asia.ts';
import { sriLanka } from './sri-lanka.ts';
import type { Facts, FactsOf } from './table.ts';

const FACTS: FactsOf = {
  ...namibia,
  ...sriLanka,
  ...africa,
  ...southEastAsia,
  ...eastAsia,
  ...america,
  ...europe,
  ...oceania,
};

/** Keys of all places with facts. */
export const placesWithFacts: readonly string[] = Object.keys(FACTS);

export function factsOf(key: string): Facts | undefined {
  return FACTS[key];
}
