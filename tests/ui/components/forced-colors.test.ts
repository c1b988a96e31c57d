import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Where a state is shown by a shape of its own colour alone, which forced colours take away. */
test.each(['components/form/switch', 'components/form/checkbox', 'features/planner/book/choice-switch'])(
  '%s shows its state in forced colours too',
  (name) => {
    const css = readFileSync(new URL(`../../../src/ui/${name}.module.css`, import.meta.url), 'utf8');
    expect(css).toContain('@media (forced-colors: active)');
  },
);
