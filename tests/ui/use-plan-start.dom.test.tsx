import 'fake-indexeddb/auto';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { usePlanStart } from '../../src/ui/layout/use-plan-start.ts';

afterEach(cleanup);

it.each(['/experiences/100%25', '/destinations/%', '/experiences/caf%C3%A9'])(
  'has nothing to start at %s, and does not break the page',
  (address) => {
    history.replaceState(null, '', address);
    expect(renderHook(() => usePlanStart()).result.current).toBeNull();
  },
);
