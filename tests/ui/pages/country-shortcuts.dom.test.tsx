import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CountryShortcuts } from '../../../src/ui/pages/home/first-screen/country-shortcuts.tsx';
import { buildCountry } from '../support/catalogue-builder.ts';
import { renderIn } from '../support/with-translations.tsx';

afterEach(cleanup);

const country = (key: string, planner: boolean) =>
  buildCountry({ key, planner, coming_soon: false, en: { name: key }, de: { name: key } });

async function renderShortcuts(countries: ReturnType<typeof country>[], complete = true) {
  await renderIn(
    'en',
    <CountryShortcuts
      countries={countries}
      canPlan
      complete={complete}
      selected={[]}
      onToggle={() => undefined}
    />,
  );
}

it('links to countries without a planner, also if no country has one', async () => {
  await renderShortcuts([country('peru', false)]);
  expect(screen.getByRole('link', { name: 'peru' }).getAttribute('href')).toBe('/destinations/peru');
  expect(screen.queryByRole('group')).toBeNull();
});

it('is empty without countries once all have been pulled', async () => {
  await renderShortcuts([]);
  expect(document.querySelector('a, button, [role=group]')).toBeNull();
});
