import 'fake-indexeddb/auto';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { usePlanStart } from '../../src/ui/layout/use-plan-start.ts';

afterEach(cleanup);

it.each(['/experiences/100%25', '/destinations/%', '/experiences/caf%C3%A9'])(
  'returns null at the malformed or unknown address %s',
  (address) => {
    history.replaceState(null, '', address);
    expect(renderHook(() => usePlanStart()).result.current).toBeNull();
  },
);
