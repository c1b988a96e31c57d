import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StopHint } from '../../../src/model/stop-hints.ts';
import HintLine from '../../../src/ui/features/planner/hints/hint-line.tsx';
import { hintsOf, setHints } from '../../../src/ui/features/planner/hints/hint-store.ts';
import { loadTranslations } from '../../../src/ui/shell/i18n/translations.ts';
import { renderIn } from '../support/with-translations.tsx';

const HINTS: StopHint[] = [
  { kind: 'rainy', month: 11, rainMm: 287 },
  { kind: 'long-drive', seconds: 23_400, atTheWheel: true },
  {
    kind: 'in-the-dark',
    arrival: '2027-11-10T18:45',
    sun: '2027-11-10T17:52',
    dawn: false,
  },
];

beforeEach(() => Promise.all([loadTranslations('en', 'hints'), loadTranslations('de', 'hints')]));
afterEach(cleanup);

function textOf(element: HTMLElement): string {
  return (element.textContent ?? '').replaceAll(/[\u00a0\u2009\u202f]/g, ' ');
}

describe('hint line', () => {
  it('names the day by which to book, permits and dangerous water, in both languages', async () => {
    const text = { en: 'Ask the office.', de: 'Frag im Büro.' };
    const hints: StopHint[] = [
      { kind: 'book-ahead', by: '2027-01-11', text },
      { kind: 'permit', text },
      { kind: 'swimming', text },
    ];
    await renderIn('en', <HintLine hints={hints} />);
    const button = screen.getByRole('button');
    expect(textOf(button)).toContain('Best booked by Jan 11, 2027Permit neededDangerous for swimming');
    fireEvent.click(button);
    expect(screen.getAllByRole('listitem').map(textOf)).toEqual(Array(3).fill('Ask the office.'));
    cleanup();
    await renderIn('de', <HintLine hints={hints} />);
    expect(textOf(screen.getByRole('button'))).toContain(
      'Am besten bis 11. Jan. 2027 buchenGenehmigung nötigBaden gefährlich',
    );
  });

  it('is a button with short texts that expands to full sentences', async () => {
    await renderIn('en', <HintLine hints={HINTS} />);
    const button = screen.getByRole('button', { expanded: false });
    expect(textOf(button)).toBe('Good to know: Rainy in November6 h 30 min at the wheelArrives after dark');
    expect(screen.queryByRole('list')).toBeNull();
    fireEvent.click(button);
    expect(screen.getAllByRole('listitem').map(textOf)).toEqual([
      'November usually brings about 290 mm of rain here. Pack for it, and allow time for closed roads and paths.',
      '6 h 30 min at the wheel in one day is a lot. Set off early, take turns, or add a night in between.',
      'You arrive at 18:45, after sunset at 17:52. Let your host know, arrange a pick-up or set off earlier.',
    ]);
    expect(screen.getByRole('button', { expanded: true }).getAttribute('aria-controls')).toBe(
      screen.getByRole('list').id,
    );
  });

  it('tells that 11 of 9 hours are planned', async () => {
    const full = { kind: 'overfull', planned: 660, available: 540 } as const;
    await renderIn('en', <HintLine hints={[{ ...full, date: '2027-02-10' }]} />);
    expect(textOf(screen.getByRole('button'))).toBe('Good to know: About 11 hours planned, 9 available');
    fireEvent.click(screen.getByRole('button'));
    expect(textOf(screen.getByRole('listitem'))).toBe(
      'Wed, Feb 10: what you’ve planned takes about 11 hours. You have about 9, between 06:00 and 20:00.',
    );
  });

  it('says on which days a place is closed', async () => {
    const days = { kind: 'closed-days', asOf: 2026, whole: false, period: null } as const;
    await renderIn('en', <HintLine hints={[{ ...days, dates: ['2026-12-14'] }]} />);
    expect(textOf(screen.getByRole('button'))).toBe('Good to know: Closed on Mon, Dec 14');
    fireEvent.click(screen.getByRole('button'));
    expect(textOf(screen.getByRole('listitem'))).toBe(
      'Closed on Mon, Dec 14, going by opening hours of 2026. Plan your visit for another day of your stay.',
    );
    cleanup();
    await renderIn('de', <HintLine hints={[{ ...days, dates: ['2026-12-14', '2026-12-21'] }]} />);
    expect(textOf(screen.getByRole('button'))).toBe(
      'Gut zu wissen: An 2 Tagen deines Aufenthalts geschlossen',
    );
  });

  it('says that a place is closed for the whole stay, and until when', async () => {
    const stay = { kind: 'closed-days', asOf: 2026, whole: true, dates: [] } as const;
    await renderIn('en', <HintLine hints={[{ ...stay, period: ['11-16', '04-16'] }]} />);
    expect(textOf(screen.getByRole('button'))).toBe('Good to know: Closed Nov 16 – Apr 16');
    cleanup();
    await renderIn('de', <HintLine hints={[{ ...stay, period: null }]} />);
    expect(textOf(screen.getByRole('button'))).toBe('Gut zu wissen: Während deines Aufenthalts geschlossen');
    fireEvent.click(screen.getByRole('button'));
    expect(textOf(screen.getByRole('listitem'))).toMatch(/^Nach den Öffnungszeiten von 2026 ist hier nie/);
  });

  it('is translated to German', async () => {
    await renderIn('de', <HintLine hints={[{ kind: 'closed', month: 9, open: [4, 5, 6, 7, 8] }]} />);
    expect(textOf(screen.getByRole('button'))).toBe('Gut zu wissen: Im September geschlossen');
    fireEvent.click(screen.getByRole('button'));
    expect(textOf(screen.getByRole('listitem'))).toMatch(/^Meist geöffnet oder erreichbar: April – August\./);
  });
});

it('setHints keeps the identity of equal hints, to avoid rendering their card again', () => {
  setHints(new Map([['a', HINTS]]));
  setHints(new Map([['a', structuredClone(HINTS)]]));
  expect(hintsOf('a')).toBe(HINTS);
  setHints(new Map());
  expect(hintsOf('a')).toEqual([]);
});
