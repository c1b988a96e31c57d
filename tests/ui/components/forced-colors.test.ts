import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Controls that show their state only by a colour, which forced colors remove. */
test.each(['components/form/switch', 'components/form/checkbox', 'features/planner/book/choice-switch'])(
  '%s has styles for forced colours',
  (name) => {
    const css = readFileSync(new URL(`../../../src/ui/${name}.module.css`, import.meta.url), 'utf8');
    expect(css).toContain('@media (forced-colors: active)');
  },
);
