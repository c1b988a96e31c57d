import { factsOf } from '../facts/index.ts';
import type { ScenePlan, ScenePlans } from '../plan.ts';
import { africa } from './africa.ts';
import { america } from './america.ts';
import { eastAsia } from './east-asia.ts';
import { europe } from './europe.ts';
import { furtherPlanOf } from './further.ts';
import { heroCountries, heroes } from './heroes.ts';
import { namibia } from './namibia.ts';
import { oceania } from './oceania.ts';
import { southEastAsia } from './south-east-asia.ts';
import { sriLanka } from './sri-lanka.ts';

/** Scene plans of all experiences, by key, and of the hero pictures of pages, whose keys no experience has. */
export const scenePlans: ScenePlans = {
  ...namibia,
  ...sriLanka,
  ...africa,
  ...southEastAsia,
  ...eastAsia,
  ...america,
  ...europe,
  ...oceania,
  ...heroes,
};

export function scenePlanOf(key: string): ScenePlan | undefined {
  return scenePlans[key];
}

/** Second scene of a place; undefined for what is no place. */
export function furtherScenePlanOf(key: string): ScenePlan | undefined {
  const first = scenePlans[key];
  const facts = factsOf(key);
  return first && facts && furtherPlanOf(key, first, facts);
}

/** Country whose colors a page's hero picture uses. */
export function heroCountryOf(key: string): string {
  return heroCountries[key] ?? 'namibia';
}
