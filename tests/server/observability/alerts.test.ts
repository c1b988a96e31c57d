import fs from 'node:fs';
import { expect, it } from 'vitest';
import { metricsText } from '../../../src/server/observability/metrics.ts';

const rules = fs.readFileSync('src/server/deploy/alerts.yml', 'utf8');

it('alerts ask for metrics that the server has', async () => {
  const { text } = await metricsText();
  const known = new Set(
    [...text.matchAll(/^# TYPE (\w+) (\w+)/gm)].flatMap(([, name, type]) =>
      type === 'histogram' ? [name, `${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );
  const asked = new Set(
    rules.match(
      /\b[a-z]+_[a-z_]*(?:seconds|bytes|total|count|bucket|ready|jobs|messages|connections|failed)\b/g,
    ),
  );
  // Names of functions and labels have another form; `up` is Prometheus’ own.
  expect([...asked].filter((name) => !known.has(name))).toEqual([]);
  expect(asked.size).toBeGreaterThanOrEqual(11);
});

it('every alert says what is wrong and what to do', () => {
  const alerts = rules.split(/^ {6}- alert: /m).slice(1);
  expect(alerts.length).toBeGreaterThanOrEqual(12);
  for (const alert of alerts) {
    for (const part of ['expr:', 'severity:', 'summary:', 'action:']) expect(alert).toContain(part);
  }
});
