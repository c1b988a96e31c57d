import { configure } from '@testing-library/react';
import { mediaQueryLists } from './media-query-lists.ts';

/** One second was too short on a busy machine. */
configure({ asyncUtilTimeout: 10_000 });

// jsdom lacks it. Set here and not by `vi.stubGlobal`: what still renders after a test may call it too.
globalThis.matchMedia = mediaQueryLists(() => false);
