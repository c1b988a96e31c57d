import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { UnderstoodPart } from '../../src/contract/data-api.ts';
import type { SearchResult } from '../../src/contract/search/search.ts';
import type { Locale } from '../../src/model/base/locale.ts';
import { CountrySearch } from '../../src/ui/pages/home/first-screen/country-search.tsx';
import { buildCountry } from './support/catalogue-builder.ts';
import { renderIn } from './support/with-translations.tsx';

const site = vi.hoisted(() => ({ results: [] as SearchResult[], parts: [] as UnderstoodPart[] }));

vi.mock('../../src/ui/features/search/use-site-search.ts', () => ({
  useSiteSearch: (typed: string) =>
    typed === ''
      ? { status: 'idle' }
      : {
          status: 'found',
          found: { typed, results: site.results, parts: site.parts, facts: FACTS, from: 'device' },
        },
}));

const FACTS = {
  countries: new Map(),
  experiences: new Map(),
  tours: new Map(),
  posts: new Map(),
  counts: new Map(),
  sections: new Map(),
};

afterEach(() => {
  cleanup();
  site.results = [];
  site.parts = [];
});

const country = (key: string, en: string, de: string, planner: boolean) =>
  buildCountry({ key, planner, coming_soon: !planner, en: { name: en }, de: { name: de } });
const COUNTRIES = [
  country('new-zealand', 'New Zealand', 'Neuseeland', false),
  country('sri-lanka', 'Sri Lanka', 'Sri Lanka', true),
  country('germany', 'Germany', 'Deutschland', false),
  country('namibia', 'Namibia', 'Namibia', true),
];

async function renderSearch(locale: Locale, first: string[] = []) {
  const start = vi.fn<() => void>();
  const changes: string[][] = [];
  function Host() {
    const [selected, setSelected] = useState(first);
    return (
      <CountrySearch
        countries={COUNTRIES}
        selected={selected}
        onStart={start}
        onChange={(next) => {
          changes.push(next);
          setSelected(next);
        }}
      />
    );
  }
  const { visited } = await renderIn(locale, <Host />);
  return { user: userEvent.setup(), start, changes, visited };
}

const box = () =>
  screen.findByRole('combobox', { name: /Where do you want|Wohin möchtest/ }, { timeout: 20_000 });
const options = () => screen.findAllByRole('option').then((all) => all.map((one) => one.textContent));

test('lists plannable countries first and marks the others as coming soon', async () => {
  const { user } = await renderSearch('en');
  await user.click(screen.getByRole('textbox'));
  await box();
  expect(await options()).toEqual(['Namibia', 'Sri Lanka', 'GermanyComing soon', 'New ZealandComing soon']);
});

test('matches the beginning of a name in the page’s language, ignoring case', async () => {
  const { user } = await renderSearch('de');
  await user.click(screen.getByRole('textbox'));
  await user.type(await box(), 'NEU');
  await waitFor(async () => {
    expect(await options()).toEqual(['NeuseelandDemnächst']);
  });
});

test('a coming-soon country cannot be selected, a plannable one becomes a chip', async () => {
  const { user, changes } = await renderSearch('en');
  await user.click(screen.getByRole('textbox'));
  const input = await box();
  await user.click(await screen.findByRole('option', { name: /Germany/ }));
  expect(changes).toEqual([]);
  await user.type(input, 'sri');
  await user.keyboard('{Enter}');
  expect(changes).toEqual([['sri-lanka']]);
  expect(await screen.findByRole('button', { name: 'Remove Sri Lanka' })).toBeTruthy();
});

test('Escape keeps the selection; Backspace in an empty field removes the last chip', async () => {
  const { user, changes } = await renderSearch('en', ['namibia', 'sri-lanka']);
  await user.click(screen.getByRole('textbox'));
  await box();
  await user.keyboard('{Escape}');
  await user.keyboard('{Escape}');
  expect(changes).toEqual([]);
  await user.keyboard('{Backspace}');
  expect(changes).toEqual([['namibia']]);
});

test('starting without a country opens the list', async () => {
  const { user, start } = await renderSearch('en');
  await user.click(screen.getByRole('button', { name: 'Start planning' }));
  const input = await box();
  expect(start).not.toHaveBeenCalled();
  await waitFor(() => {
    expect(document.activeElement).toBe(input);
  });
  expect(await options()).toHaveLength(4);
});

test('starting with a country calls onStart', async () => {
  const { user, start } = await renderSearch('en', ['namibia']);
  await user.click(screen.getByRole('button', { name: 'Start planning' }));
  expect(start).toHaveBeenCalledOnce();
});

test('hands text typed before the list was loaded over to it', async () => {
  const { user } = await renderSearch('en');
  const plain = screen.getByRole('textbox');
  plain.focus();
  await user.keyboard('nam');
  const input = await box();
  expect(input).toHaveProperty('value', 'nam');
});

const NAMIBIA: SearchResult = { type: 'country', key: 'namibia', text: 'Namibia' };

test('a country that is named otherwise can be planned, and its guide can be opened', async () => {
  site.results = [NAMIBIA];
  const { user, changes, visited } = await renderSearch('en');
  await user.click(screen.getByRole('textbox'));
  await user.type(await box(), 'nmibia');
  expect(await options()).toEqual(['Namibia', 'Travel guide: Namibia']);
  await user.click(screen.getByRole('option', { name: 'Namibia' }));
  expect(changes).toEqual([['namibia']]);
  await user.type(await box(), 'nmibia');
  await user.click(await screen.findByRole('option', { name: 'Travel guide: Namibia' }));
  expect(visited.at(-1)).toBe('/destinations/namibia');
});

test('Enter opens the best answer of the search', async () => {
  const section = { type: 'guide', key: 'namibia', text: 'Namibia · Visa', section: 'visa' } as const;
  site.results = [section, NAMIBIA];
  const { user, visited } = await renderSearch('en');
  await user.click(screen.getByRole('textbox'));
  await user.type(await box(), 'visa namibia');
  expect(await options()).toEqual(['Namibia · Visa', 'Travel guide: Namibia', 'Namibia']);
  await user.keyboard('{Enter}');
  expect(visited.at(-1)).toBe('/destinations/namibia#visa');
});

test('says that nothing was found only when the search has nothing', async () => {
  const { user } = await renderSearch('en');
  await user.click(screen.getByRole('textbox'));
  await user.type(await box(), 'xyz');
  expect(await screen.findByText(/Nothing found/)).toBeTruthy();
});

test('with nothing found, a question and the collections are reached by Tab', async () => {
  const { user, visited } = await renderSearch('en');
  await user.click(screen.getByRole('textbox'));
  await user.type(await box(), 'xyz');
  const ask = await screen.findByRole('link', { name: 'Ask us' });
  expect(screen.getByRole('link', { name: 'Collections' }).getAttribute('href')).toBe('/collections');
  await user.tab();
  expect(document.activeElement).toBe(ask);
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Collections');
  await user.tab({ shift: true });
  await user.keyboard('{Enter}');
  expect(visited.at(-1)).toBe('/contact');
  expect(screen.queryByRole('link', { name: 'Ask us' })).toBeNull();
});

test('the button names and opens the best answer to the text', async () => {
  site.results = [
    {
      type: 'list',
      key: 'experiences',
      text: 'Beach · March',
      filters: { category: 'beach', month: '3' },
      count: 31,
    },
  ];
  site.parts = [
    { kind: 'category', key: 'beach', text: 'Beach', rest: 'march', isTypo: false },
    { kind: 'months', key: '3', text: 'March', rest: 'beaches', isTypo: false },
  ];
  const { user, visited, start } = await renderSearch('en');
  await user.click(screen.getByRole('textbox'));
  await user.type(await box(), 'beaches in march');
  await screen.findByRole('button', { name: 'Remove “March” from the search' });
  // What is beside an open list is hidden from screen readers.
  await user.click(await screen.findByText('Show 31 places'));
  expect(visited.at(-1)).toBe('/experiences?category=beach&month=3');
  expect(start).not.toHaveBeenCalled();
  await screen.findByRole('button', { name: 'Start planning' });
});

test('with the name of a country the button starts to plan it', async () => {
  site.results = [{ type: 'country', key: 'namibia', text: 'Namibia' }];
  const { user, visited } = await renderSearch('en');
  await user.click(screen.getByRole('textbox'));
  await user.type(await box(), 'namib');
  // Before the answer is there the button only opens the list.
  await waitFor(async () => {
    await user.click(screen.getByText('Start planning'));
    expect(visited.at(-1)).toBe('/tours/create?countries=namibia');
  });
});

test('offers no start while planning is switched off: a country opens its guide', async () => {
  site.results = [NAMIBIA];
  const changed = vi.fn<() => void>();
  const { visited } = await renderIn(
    'en',
    // Chosen while it was still unknown whether planning is on.
    <CountrySearch countries={COUNTRIES} selected={['sri-lanka']} onChange={changed} onStart={undefined} />,
  );
  const user = userEvent.setup();
  expect(screen.queryByRole('button')).toBeNull();
  await user.click(screen.getByRole('textbox'));
  await user.type(await box(), 'namib');
  expect(await options()).toEqual(['Namibia']);
  const open = await screen.findByText('Open');
  expect(screen.queryByText('Start planning')).toBeNull();
  await user.click(open);
  expect(visited.at(-1)).toBe('/destinations/namibia');

  await user.clear(await box());
  await user.type(await box(), 'sri');
  await user.click(await screen.findByRole('option', { name: 'Sri Lanka' }));
  expect(visited.at(-1)).toBe('/destinations/sri-lanka');
  expect(changed).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
});
