import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import peru from '../../../src/server/catalogue/practical/peru.json' with { type: 'json' };
import { getGuideChoices, setCostLevel } from '../../../src/data/account/guide-choices.ts';
import { practicalSchema } from '../../../src/model/schemas/practical.ts';
import { borderCrossings } from '../../../src/model/place/border-crossings.ts';
import { Borders } from '../../../src/ui/pages/destination/guide/borders.tsx';
import { Checklist, withIds } from '../../../src/ui/pages/destination/guide/checklist.tsx';
import { Costs } from '../../../src/ui/pages/destination/guide/costs.tsx';
import { PlaceNumber, RegionSwatch } from '../../../src/ui/pages/destination/guide/map/region-sheet.tsx';
import { NightsBar } from '../../../src/ui/pages/destination/guide/nights-bar.tsx';
import { Holidays } from '../../../src/ui/pages/destination/guide/holidays.tsx';
import { SeasonTable } from '../../../src/ui/pages/destination/guide/season-table.tsx';
import { SourceLine } from '../../../src/ui/pages/destination/guide/source-line.tsx';
import { LocaleProvider } from '../../../src/ui/shell/i18n/locale-context.tsx';
import { loadTranslations } from '../../../src/ui/shell/i18n/translations.ts';
import { factsOf } from '../../worker/engine/transport/real-facts.ts';
import { buildCountry } from '../support/catalogue-builder.ts';

const practical = practicalSchema.parse(peru);
const country = buildCountry({ key: 'peru', best_months: [5, 6] });

beforeEach(async () => {
  localStorage.clear();
  const parts = ['site', 'details', 'guide'] as const;
  await Promise.all(parts.map((part) => loadTranslations('en', part)));
});
afterEach(cleanup);

function show(children: React.ReactNode) {
  render(<LocaleProvider locale="en">{children}</LocaleProvider>);
}

it('a tick is stored with its country', () => {
  show(<Checklist country={country} practical={practical} />);
  const [first] = screen.getAllByRole('checkbox');
  if (first === undefined) throw new Error('no entry');
  fireEvent.click(first);
  expect(first).toHaveProperty('checked', true);
  expect(getGuideChoices().ticks['peru']).toEqual([withIds(practical.checklist)[0]?.id]);
  fireEvent.click(first);
  expect(getGuideChoices().ticks['peru']).toEqual([]);
});

it('entries of one kind are told apart by number', () => {
  expect(withIds([{ kind: 'visa' }, { kind: 'gear' }, { kind: 'visa' }]).map(({ id }) => id)).toEqual([
    'visa',
    'gear',
    'visa-2',
  ]);
});

it('the chosen level is marked and stays', () => {
  show(<Costs practical={practical} />);
  fireEvent.click(screen.getByRole('radio', { name: 'Comfort' }));
  expect(getGuideChoices().level).toBe('high');
  const chosen = screen.getByText('your style').closest('li');
  if (chosen === null) throw new Error('no level');
  const { bed, food, transport, activities } = practical.day_costs.high;
  expect(within(chosen).getByText(`$${bed + food + transport + activities}`)).toBeTruthy();
  setCostLevel('mid');
});

it('each month of each region has a word for its season', () => {
  show(<SeasonTable country={country} practical={practical} />);
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows).toHaveLength(practical.regions.length + 2);
  for (const row of rows.slice(1, -1))
    for (const cell of within(row).getAllByRole('cell'))
      expect(cell.textContent).toMatch(/^(Good|Cool|Hot|Wet|Windy|Snow|Closed)$/);
});

it('facts name their sources once, with the year', () => {
  const [source] = practical.sources;
  if (source === undefined) throw new Error('no source');
  show(<SourceLine practical={practical} facts={[{ source: source.key }, { source: source.key }, {}]} />);
  expect(screen.getByText(/^As of/).textContent).toBe(
    `As of ${practical.as_of} · ${source.name}, ${source.year}`,
  );
});

it('bars, swatches and numbers are drawn, as paper and forced colours drop backgrounds', () => {
  const stops = [1, 3].map((nights) => ({ key: `place ${nights}`, nights }));
  show(
    <>
      <NightsBar stops={stops} />
      <RegionSwatch index={7} />
      <PlaceNumber number={12} />
    </>,
  );
  const drawn = [...document.querySelectorAll('svg')];
  expect(drawn.map((svg) => svg.querySelector('rect')?.getAttribute('width'))).toEqual(Array(4).fill('100%'));
  expect(drawn.slice(0, 2).map(({ style }) => style.flexGrow)).toEqual(['1', '3']);
  expect(screen.getByText('12')).toBeTruthy();
});

it('a border crossing names its neighbor and says whether it is open, and as of when', () => {
  const crossings = borderCrossings('thailand', [factsOf('cambodia')]).get('cambodia') ?? [];
  show(<Borders neighbors={[{ country: buildCountry({ key: 'cambodia' }), crossings }]} />);
  expect(screen.getByRole('link', { name: 'cambodia' })).toHaveProperty('pathname', '/destinations/cambodia');
  const poipet = screen.getByText('Poipet (Aranyaprathet)').closest('li');
  expect(poipet?.textContent).toContain('Closed (2025)');
});

it('public holidays of the next twelve months have their dates, those by the moon marked', () => {
  const soon = new Date(Date.now() + 40 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const holidays = [
    { dates: ['2020-01-01', soon], moon: true as const, en: 'Eid', de: 'Zuckerfest' },
    { dates: ['2020-01-01'], en: 'Gone', de: 'Vorbei' },
  ];
  show(<Holidays practical={{ ...practical, holidays }} />);
  expect(screen.getByText('Eid').closest('li')?.textContent).toMatch(/^about /);
  expect(screen.queryByText('Gone')).toBeNull();
});
