import { expect, test } from 'vitest';
import { freshRouter } from './real-facts.ts';
test('probe', () => {
  const router = freshRouter();
  const pairs = (process.env['PAIRS'] ?? '').split(',').filter(Boolean);
  for (const pair of pairs) {
    const [from = '', to = ''] = pair.split(':');
    console.log(`== ${from} → ${to}`);
    for (const o of router.options(from, to))
      console.log('  ', o.type, o.drivingType ?? '', `${(o.duration / 3600).toFixed(1)}h`, `${((o.distance ?? 0) / 1000).toFixed(0)}km`, `$${o.price}`, o.estimated ? 'EST' : '', o.hint ?? '', o.line?.en ?? '', o.from ?? '', o.to ?? '', o.provider ?? '', o.flight ? `${o.flight.origin}-${o.flight.destination}` : '', JSON.stringify(o.months ?? ''));
  }
  expect(true).toBe(true);
});
