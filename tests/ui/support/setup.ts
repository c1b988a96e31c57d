import { configure } from '@testing-library/react';
import { mediaQueryLists } from './media-query-lists.ts';

/** A part that loads with its first use waits while the runner is busy with other files: ten seconds were too short. */
configure({ asyncUtilTimeout: 60_000 });

// jsdom lacks it. Set here and not by `vi.stubGlobal`: what still renders after a test may call it too.
globalThis.matchMedia = mediaQueryLists(() => false);
