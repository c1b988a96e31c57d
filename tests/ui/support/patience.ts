import { configure } from '@testing-library/react';

/** What is waited for comes at once, or on a busy machine a little later; one second has been too short. */
configure({ asyncUtilTimeout: 10_000 });
