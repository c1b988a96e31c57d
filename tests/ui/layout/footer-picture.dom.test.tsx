import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HERO_AT_HEAD, HERO_OF_PAGE } from '../../../src/contract/pictures/hero-sections.ts';
import type { SitePage } from '../../../src/contract/paths/site-paths.ts';
import { HERO_SECTIONS } from '../../../src/model/pictures/picture.ts';

beforeEach(() => {
  vi.stubEnv('VITE_DRAWN_HEROES', HERO_SECTIONS.map((section) => `hero-${section}`).join(','));
  vi.resetModules();
});
afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

async function heroOf(page: SitePage | null): Promise<string | undefined> {
  const { FooterPicture } = await import('../../../src/ui/layout/parts/footer-picture.tsx');
  const { container } = render(<FooterPicture page={page} />);
  return /hero-([a-z-]+)\.webp/.exec(container.querySelector('img')?.src ?? '')?.[1];
}

it.each([
  ['tours-slug', 'tours'],
  ['destinations-key', 'destinations'],
  ['user-name-tours', 'my-tours'],
  ['storage', 'home'],
  ['account', 'home'],
  ['experiences', 'home'],
  [null, 'home'],
] as const)('the footer of %s shows the picture of the section %s', async (page, section) => {
  expect(await heroOf(page)).toBe(section);
});

it('no page that begins with its hero picture ends with the same one', async () => {
  for (const page of HERO_AT_HEAD) expect(await heroOf(page)).not.toBe(HERO_OF_PAGE[page]);
});

it('the FAQ, about and experience pages end without a picture', async () => {
  for (const page of ['faq', 'about', 'experiences-key'] as const) expect(await heroOf(page)).toBeUndefined();
});
