import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { PackRow } from '../../../src/data/storage/packs-db.ts';
import { PackStatus } from '../../../src/ui/features/offline-packs/pack-status.tsx';
import { loadTranslations } from '../../../src/ui/shell/i18n/translations.ts';
import { renderIn } from '../support/with-translations.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

const PACK: PackRow = {
  key: 'namibia',
  paused: false,
  automatic: false,
  screen: { widthCss: 390, density: 2, theme: 'light', isComputer: false },
  state: 'done',
  trouble: null,
  bytes: 10,
  bytesHere: 10,
  pictures: 1,
  revision: 1,
  checkedAt: 0,
  doneAt: '2026-11-22T03:00:00.000Z',
};

it('shows the local day of the last check', async () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  await loadTranslations('en', 'packs');
  await renderIn('en', <PackStatus pack={PACK} name="Namibia" />);
  expect(screen.getByText(/21 November 2026|21 Nov 2026|Nov 21, 2026/)).toBeTruthy();
});
