import {
  Banknote,
  BedDouble,
  Building2,
  Car,
  Clock,
  HandCoins,
  Landmark,
  Languages,
  type LucideIcon,
  Phone,
  Plane,
  Ruler,
  Scale,
  Sparkles,
  Users,
  Wallet,
} from 'lucide-react';
import { useLive, useShared } from '../../shell/state/use-live.ts';
import { useState } from 'react';
import { airportsByKeys } from '../../../data/catalogue/world-airports.ts';
import { offsetMinutes } from '../../../model/calendar/zoned-moment.ts';
import type { CountryDetails, CountrySummary } from '../../../model/schemas/catalogue.ts';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { type CountryTerm, offsetName, rateBetween } from './country-facts.ts';
import { sharedQueries } from '../../../data/catalogue/shell-queries.ts';

export interface CountryRow {
  icon: LucideIcon;
  label: string;
  value: string;
  /** A second, less prominent line. */
  note?: string | undefined;
}

/** One-line facts of a country; those from the detail texts only once these are cached. */
export function useCountryRows(country: CountrySummary, details: CountryDetails | undefined): CountryRow[] {
  const { t, locale } = useTranslation();
  const format = useFormat();
  const texts = details?.[locale];
  const airports = useAirportNames(country);
  const currency = useCurrency(country);
  const time = useTime(country);
  const { low, mid, high } = country.budget;
  const year = String(country.facts_year);
  const rows: [icon: LucideIcon, name: CountryTerm, value: string | undefined, note?: string | undefined][] =
    [
      [Banknote, 'currency', currency.name, currency.note],
      [
        Wallet,
        'cost',
        t('destination.fact.costs', {
          low: format.money(low),
          mid: format.money(mid),
          high: format.money(high),
        }),
        t('destination.fact.estimate', { year }),
      ],
      [HandCoins, 'budget', t(`destination.budget.${country.budget_key}`)],
      [
        BedDouble,
        'night',
        t('destination.approxPrice', { price: format.money(country.price_per_night) }),
        t('destination.fact.estimate', { year }),
      ],
      [Clock, 'time', time.zone, time.difference],
      [Ruler, 'area', details && `${format.number(details.area_km2)}\u00a0km²`],
      [
        Users,
        'population',
        details &&
          t('destination.fact.millions', {
            count: format.number(details.population_m, details.population_m % 1 === 0 ? 0 : 1),
          }),
      ],
      [Landmark, 'capital', texts?.capital],
      [Building2, 'city', texts?.largest_city],
      [Plane, 'airports', airports],
      [Languages, 'languages', texts?.languages],
      [Sparkles, 'religion', texts?.religion],
      [Scale, 'government', texts?.government],
      [Car, 'driving', details && t(`destination.driving.${details.driving_side}`)],
      [Phone, 'calling', country.calling_code],
    ];
  return rows.flatMap(([icon, name, value, note]) =>
    value === undefined ? [] : [{ icon, label: t(`destination.term.${name}`), value, note }],
  );
}

/** "Windhoek (WDH), Walvis Bay (WVB)"; only the code while the airport is not cached. */
function useAirportNames(country: CountrySummary): string | undefined {
  const { locale } = useTranslation();
  const codes = country.main_airports;
  const rows = useLive(() => airportsByKeys(codes), [codes.join()]) ?? [];
  const names = codes.map((code) => {
    const airport = rows.find(({ key }) => key === code);
    return airport === undefined ? code : `${airport[locale].city} (${code})`;
  });
  return names.length === 0 ? undefined : names.join(', ');
}

function useCurrency(country: CountrySummary): { name: string; note: string | undefined } {
  const { t, locale } = useTranslation();
  const format = useFormat();
  const knownRate = useShared(sharedQueries.exchangeRate) ?? null;
  const code = country.currency_code;
  const name = new Intl.DisplayNames(locale, { type: 'currency' }).of(code) ?? code;
  const rate = code === format.currency ? null : rateBetween(code, format.currency, knownRate);
  const note =
    rate === null
      ? undefined
      : t('destination.fact.rate', {
          one: format.amount(1, code),
          other: format.amount(rate, format.currency, 2),
        });
  return { name: `${name} (${code})`, note };
}

/** Time zone of the country and its current difference to this device. */
function useTime(country: CountrySummary): { zone: string; difference: string } {
  const { t } = useTranslation();
  const format = useFormat();
  const [now] = useState(() => new Date());
  const offset = offsetMinutes(country.timezone, now);
  const ahead = offset + now.getTimezoneOffset();
  const time = format.duration(Math.abs(ahead) * 60);
  return {
    zone: offsetName(offset),
    difference:
      ahead === 0
        ? t('destination.time.same')
        : t(ahead > 0 ? 'destination.time.ahead' : 'destination.time.behind', { time }),
  };
}
