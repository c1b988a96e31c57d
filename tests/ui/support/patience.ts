import { configure } from '@testing-library/react';

/** One second was too short on a busy machine. */
configure({ asyncUtilTimeout: 10_000 });
