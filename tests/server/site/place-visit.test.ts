import { expect, it } from 'vitest';
import type { PlacePractical } from '../../../src/model/schemas/place-practical.ts';
import { placeVisit } from '../../../src/server/site/pages/place-visit.ts';

const PRACTICAL: PlacePractical = {
  as_of: 2025,
  source: 'https://example.org/fees',
  last_entry: '17:00',
  fees: [
    { who: 'foreigner', amount: 110, currency: 'GTQ', as_of: 2024, en: 'entry, about', de: 'Eintritt, etwa' },
  ],
  booking: { lead_days: 14, url: 'https://huts.org/', en: 'Book the <hut>.', de: 'Buch die Hütte.' },
  hikes: [
    { key: 'top', km: 17.4, ascent_m: 2230, hours: 14, grade: 'hard', en: 'To the top', de: 'Zum Gipfel' },
  ],
  step_free: 'no',
  swimming: { level: 'care', en: 'Currents.', de: 'Strömung.' },
  reception: 'good',
};

function textIn(locale: 'en' | 'de'): string {
  const text = placeVisit(PRACTICAL, locale)?.text ?? '';
  return text.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\s\u00a0]+/g, ' ');
}

it('the server’s page says what a visit needs, in both languages', () => {
  const english = textIn('en');
  expect(english).toContain('Plan your visit');
  expect(english).toContain('Foreign visitors: entry, about GTQ 110 (2024)');
  expect(english).toContain('About 2 weeks ahead. Book the &lt;hut&gt;.');
  expect(english).toContain('To the top (17.4 km, 2,230 m of ascent, about 14 h on foot, Hard)');
  expect(english).toContain('As of 2025');
  const german = textIn('de');
  expect(german).toContain('Letzter Einlass 17:00 Uhr');
  expect(german).toContain('Mit Vorsicht. Strömung.');
  expect(german).toContain('Nicht stufenlos');
  expect(placeVisit(PRACTICAL, 'de')?.text).toContain('href="https://huts.org/"');
});

it('nothing is said where nothing is known', () => {
  expect(placeVisit({ as_of: 2025 }, 'en')).toBeUndefined();
});
