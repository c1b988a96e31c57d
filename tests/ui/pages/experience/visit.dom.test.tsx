import 'fake-indexeddb/auto';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setDeviceSettings } from '../../../../src/data/account/device-settings.ts';
import type { PlacePractical } from '../../../../src/model/schemas/place-practical.ts';
import { hasVisitFacts } from '../../../../src/ui/pages/experience/place-facts.ts';
import { Visit } from '../../../../src/ui/pages/experience/visit/visit.tsx';
import { renderIn } from '../../support/with-translations.tsx';

const FULL: PlacePractical = {
  as_of: 2025,
  source: 'https://www.example.org/fees',
  checked: '2026-11-20',
  last_entry: '17:00',
  fees: [
    { who: 'foreigner', amount: 110, currency: 'GTQ', en: 'entry, about', de: 'Eintritt, etwa' },
    { who: 'child', amount: 2.5, currency: 'USD', as_of: 2024 },
  ],
  booking: { lead_days: 120, url: 'https://www.huts.org', en: 'Book the hut.', de: 'Buch die Hütte.' },
  permit: { url: 'https://www.huts.org', en: 'A permit is needed.', de: 'Du brauchst eine Genehmigung.' },
  hikes: [
    {
      key: 'summit',
      km: 17.4,
      ascent_m: 2230,
      hours: 14.5,
      grade: 'hard',
      en: 'To the top.',
      de: 'Zum Gipfel.',
    },
  ],
  step_free: 'partly',
  swimming: { level: 'dangerous', en: 'Strong currents.', de: 'Starke Strömung.' },
  reception: 'patchy',
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  setDeviceSettings({ distanceUnit: 'km' });
});

/** Text of the fact with this heading, with ordinary spaces. */
async function factOf(title: string): Promise<string> {
  const fact = (await screen.findByRole('heading', { name: title })).closest('li, div');
  return (fact?.textContent ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');
}

describe('what a visit needs', () => {
  it('is shown in English, with year, source and a way to correct it', async () => {
    await renderIn('en', <Visit place="peak" practical={FULL} />);
    expect(await factOf('Prices')).toContain('Foreign visitors: entry, about GTQ 110');
    expect(await factOf('Prices')).toContain('Children: $2.50, 2024');
    expect(await factOf('Booking')).toContain('About 4 months aheadBook the hut.huts.org');
    expect(await factOf('Permit')).toBe('PermitA permit is needed.');
    expect(await factOf('Last entry')).toContain('17:00');
    expect(await factOf('Swimming')).toContain('DangerousStrong currents.');
    expect(await factOf('Step-free access')).toContain('Partly step-free');
    expect(await factOf('Mobile signal')).toContain('Patchy');
    expect(await factOf('Walks and hikes')).toContain(
      'To the top.17 km2,230 m of ascentabout 14 h 30 min on footHard',
    );
    const source = screen.getByRole('link', { name: 'Source: example.org' });
    expect(source).toHaveProperty('href', 'https://www.example.org/fees');
    expect(source.parentElement?.textContent).toBe(
      'As of 2025 · Source: example.org · Checked on Nov 20, 2026',
    );
    cleanup();
    const { checked: _, ...unchecked } = FULL;
    await renderIn('en', <Visit place="peak" practical={unchecked} />);
    expect(screen.getByRole('link', { name: 'Check for changes at example.org' })).toBeDefined();
    const corrections = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(corrections).toEqual(['Prices: not right?', 'Booking: not right?', 'Plan your visit: not right?']);
  });

  it('is shown in German', async () => {
    await renderIn('de', <Visit place="peak" practical={FULL} />);
    expect(await factOf('Preise')).toContain('Gäste aus dem Ausland: Eintritt, etwa 110 GTQ');
    expect(await factOf('Buchen')).toContain('Etwa 4 Monate vorherBuch die Hütte.');
    expect(await factOf('Letzter Einlass')).toContain('17:00 Uhr');
    expect(await factOf('Baden')).toContain('GefährlichStarke Strömung.');
    expect(await factOf('Wanderungen')).toContain('17 km2.230 m Aufstiegetwa 14 h 30 min zu FußSchwer');
    expect(screen.getByText(/^Stand 2025/).textContent).toContain('Geprüft am 20. Nov. 2026');
  });

  it('has miles and feet for those who chose them', async () => {
    setDeviceSettings({ distanceUnit: 'mi' });
    await renderIn('en', <Visit place="peak" practical={FULL} />);
    expect(await factOf('Walks and hikes')).toContain('11 mi7,316 ft of ascent');
  });

  it('leaves out what is not known', async () => {
    await renderIn('en', <Visit place="peak" practical={{ as_of: 2024, reception: 'none' }} />);
    const list = await screen.findByRole('list');
    expect(
      within(list)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['Mobile signal']);
    expect(screen.queryByText('Walks and hikes')).toBeNull();
    expect(screen.getByText('As of 2024')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('makes no section where nothing of it is known', () => {
    expect(hasVisitFacts({ as_of: 2025, eat: { en: 'Soup.', de: 'Suppe.' } })).toBe(false);
    expect(hasVisitFacts({ as_of: 2025, step_free: 'no' })).toBe(true);
  });
});
