import type { ScenePlan, ScenePlans } from '../plan.ts';
import { africa } from './africa.ts';
import { america } from './america.ts';
import { eastAsia } from './east-asia.ts';
import { europe } from './europe.ts';
import { heroCountries, heroes } from './heroes.ts';
import { namibia } from './namibia.ts';
import { oceania } from './oceania.ts';
import { southEastAsia } from './south-east-asia.ts';
import { sriLanka } from './sri-lanka.ts';

/** Scene plans of all experiences and pages by key. */
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

/** Scene plan of an experience or page. */
export function planOf(key: string): ScenePlan | undefined {
  return scenePlans[key];
}

/** Country whose palette a page's picture uses. */
export function heroPaletteOf(key: string): string {
  return heroCountries[key] ?? 'namibia';
}
