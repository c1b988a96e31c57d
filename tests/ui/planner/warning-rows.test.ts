import { describe, expect, it } from 'vitest';
import type { PlanWarning } from '../../../src/model/plan.ts';
import { warningRows } from '../../../src/ui/features/planner/customize/warning-rows.ts';
import { unavailableOptionKey } from '../../../src/ui/features/planner/unavailable-option.ts';
import { option } from './plan-builder.ts';

const train = option({ type: 'train', duration: 3600, key: 'train:::kandy:ella' });
const options = { kandy_ella: [train] };
const available = { connection_id: 'kandy_ella', selectedKey: 'train:::kandy:ella' };
const unavailable = { connection_id: 'kandy_ella', selectedKey: 'ferry:::kandy:ella' };

describe('warningRows', () => {
  it('gives equal warnings different ids', () => {
    const missing: PlanWarning = { code: 'connection-missing', connection_id: 'ella_galle' };
    const ids = warningRows([missing, missing], [], {}).map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });

  it('names the unavailable option, not the one of another connection between the same places', () => {
    const warning: PlanWarning = { code: 'option-missing', connection_id: 'kandy_ella' };
    const [row] = warningRows([warning], [available, unavailable], options);
    expect(row?.unavailableKey).toBe(unavailable.selectedKey);
  });
});

describe('unavailableOptionKey', () => {
  it('is null for an available option and empty for an unknown one', () => {
    expect(unavailableOptionKey(available, [train])).toBeNull();
    expect(unavailableOptionKey(unavailable, [train])).toBe('ferry:::kandy:ella');
    expect(unavailableOptionKey({ connection_id: 'kandy_ella' }, [train])).toBe('');
  });
});
