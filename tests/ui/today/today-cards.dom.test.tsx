import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { TourFacts } from '../../../src/data/planner/planned-tour.ts';
import { clockIn } from '../../../src/model/calendar/local-clock.ts';
import { tourToday } from '../../../src/model/tour-today.ts';
import { loadTranslations } from '../../../src/ui/shell/i18n/translations.ts';
import { NextCard } from '../../../src/ui/pages/today/next-card.tsx';
import { NowCard } from '../../../src/ui/pages/today/now-card.tsx';
import { todaySteps, connectionBooking } from '../../../src/ui/pages/today/today-steps.ts';
import { TomorrowCard } from '../../../src/ui/pages/today/tomorrow-card.tsx';
import { buildCountry, buildPlace } from '../support/catalogue-builder.ts';
import { HILL_COUNTRY } from '../export/hill-country.ts';
import { renderIn } from '../support/with-translations.tsx';

afterEach(cleanup);

const FACTS: TourFacts = {
  places: new Map(['kandy', 'ella'].map((key) => [key, { ...buildPlace(key), country_key: 'sri-lanka' }])),
  ownExperiences: new Map(),
  countries: new Map([['sri-lanka', buildCountry({ key: 'sri-lanka', timezone: 'Asia/Colombo' })]]),
  airports: new Map(),
  placeTexts: new Map(),
  visitedCountries: new Set(),
};

async function cardsAt(instant: string, locale: 'en' | 'de' = 'en') {
  const now = new Date(instant);
  const plan = { start: HILL_COUNTRY.start, days: HILL_COUNTRY.dayCount };
  const today = tourToday(todaySteps(HILL_COUNTRY), plan, (zone) => clockIn(zone ?? 'UTC', now));
  if (today === null) throw new Error('not under way');
  await Promise.all([
    loadTranslations(locale, 'today'),
    loadTranslations(locale, 'export'),
    loadTranslations(locale, 'details'),
  ]);
  await renderIn(
    locale,
    <>
      <NowCard today={today} facts={FACTS} tourId="t" now={now} />
      <NextCard today={today} tourId="t" />
      <TomorrowCard today={today} />
    </>,
  );
  const card = (name: string) => within(screen.getByRole('region', { name }));
  return { card };
}

describe('connectionBooking', () => {
  const booking = { booked: false, reference: '', link: '', notes: '', details: [], lodging: '' };

  it('is null for a mode paid on board, unless the booking has data', () => {
    expect(connectionBooking({ type: 'bus', booking })).toBeNull();
    expect(connectionBooking({ type: 'train', booking })).toBe(booking);
    const noted = { ...booking, notes: 'from the northern stand' };
    expect(connectionBooking({ type: 'bus', booking: noted })).toBe(noted);
    const booked = { ...booking, booked: true };
    expect(connectionBooking({ type: 'bus', booking: booked })).toBe(booked);
  });
});

describe('cards of the day', () => {
  it('show the current place with its booking and sun times', async () => {
    const { card } = await cardsAt('2027-01-11T06:00Z');
    const here = card('Kandy & the Temple <of the Tooth>');
    expect(here.getByText('until Tue, Jan 12, 08:00')).toBeTruthy();
    expect(here.getByText('1 more night')).toBeTruthy();
    expect(here.getByText(/Sri Dalada Veediya, Kandy; opposite the lake/)).toBeTruthy();
    expect(here.getByText('Booked')).toBeTruthy();
    expect(here.getByRole('link', { name: 'Go to provider' }).getAttribute('href')).toBe(
      'https://stay.example/1',
    );
    expect(here.getByText(/Zimmer mit Blick/)).toBeTruthy();
    expect(here.getByText(/Sunrise 06:2\d, sunset 18:\d\d/)).toBeTruthy();
  });

  it('show the next connection and tomorrow’s plan', async () => {
    const { card } = await cardsAt('2027-01-11T06:00Z');
    const next = card('Next');
    expect(next.getByText('Leaves tomorrow, 08:00')).toBeTruthy();
    expect(next.getByText('Train: Kandy – Ella')).toBeTruthy();
    expect(next.getByText('Arrives tomorrow, 15:00')).toBeTruthy();
    const tomorrow = screen.getByRole('region', { name: /^Tomorrow/ });
    expect(within(tomorrow).getByText('Starting point: Kandy.')).toBeTruthy();
    expect(within(tomorrow).getAllByRole('listitem')).toHaveLength(2);
  });

  it('show notes of a visit without a booking', async () => {
    const { card } = await cardsAt('2027-01-12T10:30Z');
    expect(card('Ella').getByText('Nine Arch Bridge before the train at four')).toBeTruthy();
  });

  it('show the flight’s booking in German', async () => {
    // 03:00 in Frankfurt.
    const { card } = await cardsAt('2027-01-10T02:00Z', 'de');
    const next = card('Als Nächstes');
    expect(next.getByText(/^Abfahrt heute, 03:30\sUhr$/)).toBeTruthy();
    expect(next.getByText('QX7K2P')).toBeTruthy();
    expect(next.getByRole('button', { name: 'Buchungsnummer kopieren' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Heute geht es los' })).toBeTruthy();
  });
});
