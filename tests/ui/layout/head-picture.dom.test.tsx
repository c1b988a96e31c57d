import { cleanup, render } from '@testing-library/react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { afterEach, expect, it } from 'vitest';
import { sitePath } from '../../../src/contract/paths/site-paths.ts';
import { HeadPicture } from '../../../src/ui/layout/parts/head-picture.tsx';

afterEach(cleanup);

function heroAt(path: string): string | undefined {
  const { hook } = memoryLocation({ path });
  const { container } = render(
    <Router hook={hook}>
      <HeadPicture />
    </Router>,
  );
  return /hero-([a-z-]+)\.webp/.exec(container.querySelector('img')?.src ?? '')?.[1];
}

it.each([
  ['experiences', 'experiences'],
  ['tours', 'tours'],
  ['destinations', 'destinations'],
  ['blog', 'blog'],
  ['tours-bookmarked', 'my-tours'],
  ['account', 'account'],
  ['faq', 'faqs'],
  ['contact', 'contact'],
  ['privacy', 'privacy'],
  ['terms', 'terms'],
  ['projects', 'projects'],
  ['collections', 'favorites'],
] as const)('%s begins with the picture of the section %s', (page, section) => {
  for (const locale of ['en', 'de'] as const) expect(heroAt(sitePath(page, locale))).toBe(section);
});

it('pages of items and of forms begin without it', () => {
  for (const page of ['home', 'login', 'storage'] as const) {
    expect(heroAt(sitePath(page, 'en'))).toBeUndefined();
  }
});
