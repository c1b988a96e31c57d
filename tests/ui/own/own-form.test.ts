import { expect, it } from 'vitest';
import {
  draftOf,
  EMPTY_OWN,
  formOf,
  ownExperienceErrors,
} from '../../../src/ui/features/own-experience/own-form.ts';

const WHOLE = {
  ...EMPTY_OWN,
  title: ' Cousin’s farm ',
  country: 'namibia',
  place: '-24.727, 15.342',
} as const;

it('an empty form has errors for title, country and place, in this order', () => {
  expect(ownExperienceErrors(EMPTY_OWN)).toEqual(['title', 'country', 'place']);
});

it.each([
  [{ title: ' ' }, ['title']],
  [{ title: 'x'.repeat(121) }, ['title']],
  [{ place: '100, 15' }, ['place']],
  [{ stay: null }, ['stay']],
  [{ stay: 0 }, ['stay']],
  [{ stay: 367 }, ['stay']],
  [{ stay: 367, stayUnit: 'hours' as const }, []],
  [{ description: 'x'.repeat(5_001) }, ['description']],
])('with %j the errors are %j', (part, errors) => {
  expect(ownExperienceErrors({ ...WHOLE, ...part })).toEqual(errors);
});

it('draftOf converts days to hours and money to USD, and sorts months', () => {
  const form = {
    ...WHOLE,
    address: ' D826, km 12 ',
    stay: 2,
    price: 9,
    pricePerNight: 45.5,
    months: [11, 2, 5],
    categories: ['farming'] as const,
    description: ' Goats. ',
  };
  expect(draftOf(form, 0.9)).toEqual({
    title: 'Cousin’s farm',
    description: 'Goats.',
    country_key: 'namibia',
    region: '',
    address: 'D826, km 12',
    location: { coordinates: [15.342, -24.727] },
    duration: 48,
    categories: ['farming'],
    months: [2, 5, 11],
    price: 10,
    price_per_night: 50.56,
  });
  expect(draftOf({ ...WHOLE, title: '' }, 1)).toBeNull();
});

it('formOf restores the entered values', () => {
  const draft = draftOf({ ...WHOLE, address: 'D826', stay: 5, stayUnit: 'hours', price: 20 }, 0.5);
  if (draft === null) throw new Error('the draft lacks something');
  const own = {
    ...draft,
    id: '0190a6b0-0000-7000-8000-000000000001',
    version: null,
    image_uris: [],
    published: false,
    slug: null,
    updatedAt: '2026-11-21T10:00:00.000Z',
  };
  expect(formOf(own, 0.5)).toMatchObject({
    title: 'Cousin’s farm',
    address: 'D826',
    place: '-24.727, 15.342',
    stay: 5,
    stayUnit: 'hours',
    price: 20,
    pricePerNight: null,
  });
  // A place saved before addresses existed.
  const { address: _address, ...withoutAddress } = own;
  expect(formOf(withoutAddress, 0.5).address).toBe('');
});
