import { expect, it } from 'vitest';
import { placePacks } from '../../../../src/contract/gazetteer-address.ts';
import type { Locale } from '../../../../src/model/base/locale.ts';
import { placesOnDisk } from './gazetteer-on-disk.ts';

const places = placesOnDisk();

/** As in the planner of a tour of Vietnam. */
async function first(typed: string, locale: Locale = 'en', countries: readonly string[] = ['VN']) {
  const found = await places.search({ typed, locale, countries: placePacks(countries) });
  const [place] = found.places;
  return `${place?.country} ${place?.name}`;
}

it.each([
  ['petra', 'JO'],
  ['bagan', 'MM'],
  ['victoria falls', 'ZW'],
  ['mount everest', 'NP'],
  ['galapagos', 'EC'],
  ['angel falls', 'VE'],
  ['iguazu', 'AR'],
  ['cappadocia', 'TR'],
  ['meteora', 'GR'],
  ['giza', 'EG'],
  ['santorini', 'GR'],
  ['wadi rum', 'JO'],
  ['banff', 'CA'],
  ['grand canyon', 'US'],
  ['yosemite national park', 'US'],
  ['yellowstone', 'US'],
  ['torres del paine', 'CL'],
  ['salar de uyuni', 'BO'],
  ['patagonia', 'AR'],
  ['lofoten', 'NO'],
  ['isle of skye', 'GB'],
  ['chichen itza', 'MX'],
  ['tulum', 'MX'],
  ['annapurna', 'NP'],
  ['pokhara', 'NP'],
  ['ladakh', 'IN'],
  ['hampi', 'IN'],
  ['zhangjiajie', 'CN'],
  ['great wall', 'CN'],
  ['bora bora', 'PF'],
  ['simien', 'ET'],
  ['lalibela', 'ET'],
  ['timbuktu', 'ML'],
  ['antarctica', 'AQ'],
])('finds %s of another country than those of the tour', async (typed, country) => {
  expect((await first(typed)).slice(0, 2)).toBe(country);
});

it.each([
  ['bali', 'ID Bali'],
  ['okinawa', 'JP Okinawa Island'],
  ['palawan', 'PH Palawan'],
  ['mindanao', 'PH Mindanao'],
  ['lombok', 'ID Lombok'],
  ['langkawi', 'MY Langkawi'],
  ['goa', 'IN Goa'],
  ['sarawak', 'MY Sarawak'],
])('puts the region or island %s before its towns and others of the name', async (typed, name) => {
  expect(await first(typed)).toBe(name);
});

it.each([
  ['Batavia', 'ID Jakarta'],
  ['Saigon', 'VN Ho Chi Minh City'],
  ['Canton', 'CN Guangzhou'],
])('leaves the other name %s to a large town that no known place is called', async (typed, name) => {
  expect(await first(typed)).toBe(name);
});

it('puts a place of the tour’s country before one that is called so elsewhere', async () => {
  expect(await first('georgetown')).toBe('GY Georgetown');
  expect(await first('georgetown', 'en', ['MY'])).toBe('MY George Town');
});

it('shows regions, sights and lakes by their German names', async () => {
  expect(await first('great wall', 'de')).toBe('CN Chinesische Mauer');
  expect(await first('lake toba', 'de')).toBe('ID Tobasee');
  expect(await first('tuscany', 'de')).toBe('IT Toskana');
  expect(await first('mt everest', 'de')).toBe('NP Mount Everest');
});
