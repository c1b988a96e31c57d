import 'fake-indexeddb/auto';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setPrinting } from '../../../src/ui/components/print/printing.ts';
import { Experiences } from '../../../src/ui/pages/destination/experiences.tsx';
import { LocaleProvider } from '../../../src/ui/shell/i18n/locale-context.tsx';
import { loadTranslations } from '../../../src/ui/shell/i18n/translations.ts';
import { buildCountry, buildPlace } from '../support/catalogue-builder.ts';

beforeEach(async () => {
  const parts = ['site', 'lists', 'details', 'catalogue'] as const;
  await Promise.all(parts.map((part) => loadTranslations('en', part)));
});

afterEach(() => {
  act(() => setPrinting(false));
  cleanup();
});

it('a country is printed with a sketch of its map and all experiences', () => {
  const places = Array.from({ length: 20 }, (_, index) => {
    const place = buildPlace(`place-${index}`, 0);
    return {
      ...place,
      location: { ...place.location, coordinates: [15 + index / 10, -24] as [number, number] },
    };
  });
  const country = buildCountry({ key: 'namibia' });
  render(
    <LocaleProvider locale="en">
      <Experiences country={country} found={{ places, complete: true }} />
    </LocaleProvider>,
  );
  expect(screen.getAllByRole('article')).toHaveLength(12);
  expect(document.querySelector('figure')).toBeNull();
  act(() => setPrinting(true));
  expect(screen.getAllByRole('article')).toHaveLength(20);
  expect(screen.getByRole('img', { name: 'Map: namibia' }).querySelectorAll('circle')).toHaveLength(20);
});
