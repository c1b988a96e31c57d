import { describe, expect, it } from 'vitest';
import { makeText } from '../../../src/ui/features/export/make-text.ts';
import { HILL_COUNTRY, wordingIn } from './hill-country.ts';

describe('makeText', () => {
  it('lists the tour day by day', async () => {
    const text = makeText(HILL_COUNTRY, await wordingIn('en'))
      .replaceAll('\u00a0', ' ')
      .replaceAll('\u2009', ' ');
    expect(text).toBe(`Hügel & Tee, „langsam“; mit Zug
Jan 10 – 13, 2027, 4 days

Day 1: Sun, Jan 10
03:30–18:30 Flight Frankfurt FRA – Colombo CMB
  ≈ 10 h 30 min · estimate
  Local times: departs Frankfurt FRA Sun, Jan 10, 03:30, arrives Colombo CMB Sun, Jan 10, 18:30
  Booking reference: QX7K2P
  https://air.example/q?a=1;b=2
18:30 Kandy & the Temple <of the Tooth>, 2 nights
  Sri Dalada Veediya, Kandy; opposite the lake
  Booked
  https://stay.example/1
  Note: Zimmer mit Blick über die Hügel, Frühstück ab sechs
  und ein Bett für Jürgen
  until Tue, Jan 12

Day 3: Tue, Jan 12
08:00–15:00 Train Kandy – Ella
  7 h · 158 km
  Main Line
15:00 Ella, 4 h
  Note: Nine Arch Bridge before the train at four

Day 4: Wed, Jan 13
Colombo, the night before the journey
  Booking reference: BED-77
  Note: late arrival told
06:00–00:30 Flight Colombo CMB – Honolulu HNL
  ≈ 10 h · estimate
  Local times: departs Colombo CMB Wed, Jan 13, 06:00, arrives Honolulu HNL Wed, Jan 13, 00:30
`);
  });

  it('is translated to German', async () => {
    const text = makeText({ ...HILL_COUNTRY, dated: false }, await wordingIn('de')).replaceAll('\u00a0', ' ');
    expect(text).toContain('Noch kein Termin gewählt');
    expect(text).toContain('Tag 3: Di., 12. Jan.');
    expect(text).toContain('bis Di., 12. Jan.\n');
  });
});
