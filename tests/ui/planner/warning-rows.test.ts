import { describe, expect, it } from 'vitest';
import type { PlanWarning } from '../../../src/model/plan.ts';
import { warningRows } from '../../../src/ui/features/planner/customize/warning-rows.ts';
import { unavailableOptionKey } from '../../../src/ui/features/planner/unavailable-option.ts';
import { option } from './plan-builder.ts';

const train = option({ type: 'train', duration: 3600, key: 'train:::kandy:ella' });
const options = { kandy_ella: [train] };
const taken = { connection_id: 'kandy_ella', selectedKey: 'train:::kandy:ella' };
const gone = { connection_id: 'kandy_ella', selectedKey: 'ferry:::kandy:ella' };

describe('the list of warnings', () => {
  it('tells two warnings apart that say the same', () => {
    const missing: PlanWarning = { code: 'connection-missing', connection_id: 'ella_galle' };
    const ids = warningRows([missing, missing], [], {}).map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });

  it('names what is gone, not what another way between the same places takes', () => {
    const warning: PlanWarning = { code: 'option-missing', connection_id: 'kandy_ella' };
    const [row] = warningRows([warning], [taken, gone], options);
    expect(row?.unavailableKey).toBe(gone.selectedKey);
  });
});

describe('the key of what is not offered any more', () => {
  it('is null for a way that takes what there is, and empty where nobody knows it', () => {
    expect(unavailableOptionKey(taken, [train])).toBeNull();
    expect(unavailableOptionKey(gone, [train])).toBe('ferry:::kandy:ella');
    expect(unavailableOptionKey({ connection_id: 'kandy_ella' }, [train])).toBe('');
  });
});
