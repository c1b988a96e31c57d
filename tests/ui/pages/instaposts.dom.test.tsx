import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import Instaposts from '../../../src/ui/pages/home/instaposts.tsx';
import { renderIn } from '../support/with-translations.tsx';

afterEach(cleanup);

const post = {
  url: 'https://www.instagram.com/p/1',
  date: '2026-11-20',
  en: { text: 'Dunes at dawn' },
  de: { text: 'Dünen am Morgen' },
};

it.each([
  ['en', 'From our Instagram', 'Dunes at dawn', /^View on Instagram, .*2026/],
  ['de', 'Von unserem Instagram-Kanal', 'Dünen am Morgen', /^Auf Instagram ansehen, .*2026/],
] as const)(
  'in %s each post has its text, its date and a link that opens it outside',
  async (locale, title, text, name) => {
    await renderIn(locale, <Instaposts posts={[post]} />);
    expect(screen.getByRole('region', { name: title })).toBeDefined();
    expect(screen.getByText(text)).toBeDefined();
    const link = screen.getByRole('link', { name });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([post.url, 'noopener noreferrer']);
  },
);
