import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const PINS = '.maplibregl-marker';

/**
 * Axe over a page with a map. Pins of near places lie over each other until somebody zooms in: WCAG 2.5.8 allows
 * small targets where the same is offered otherwise, and the rows beside the map lead to the same places. All else
 * that axe finds on pins counts.
 */
export async function expectMapAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
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
