import type { Page } from '@playwright/test';
import { expect, findViolations } from './fixtures.ts';

const PINS = '.maplibregl-marker';

/**
 * Checks a page with a map with axe. Pins of nearby places overlap until the user zooms in: WCAG 2.5.8 allows small
 * targets with an equivalent alternative, and the rows next to the map lead to the same places. All other violations
 * on pins count.
 */
export async function expectMapAccessible(page: Page): Promise<void> {
  const violations = await findViolations(page);
  const found: string[] = [];
  for (const { id, nodes } of violations) {
    for (const { target } of nodes) {
      const selector = target.join(' ');
      const isPin = await page.evaluate(
        ([wanted, pins]) => (document.querySelector(wanted)?.closest(pins) ?? null) !== null,
        [selector, PINS] as const,
      );
      if (!(id === 'target-size' && isPin)) found.push(`${id}: ${selector}`);
    }
  }
  expect(found).toEqual([]);
}
