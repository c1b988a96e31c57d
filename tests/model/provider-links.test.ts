import { expect, it } from 'vitest';
import {
  activityLink,
  datedLink,
  driversLink,
  flightClaimsLink,
  geoLink,
  mapLink,
  visaLink,
} from '../../src/model/provider-links.ts';

it('is a plain search without affiliate parameters', () => {
  expect(activityLink('getyourguide', 'Kayak & seals', 'pelican-point')).toBe(
    'https://www.getyourguide.com/s/?q=Kayak%20%26%20seals',
  );
  expect(activityLink('viator', 'Dune 45', 'dune-45', { getyourguide: 'partner_id=X', viator: null })).toBe(
    'https://www.viator.com/searchResults/all?text=Dune%2045',
  );
});

it('adds affiliate parameters with the item’s key as campaign', () => {
  const parameters = { getyourguide: 'partner_id=EXAMPLE', viator: 'pid=P0&mcid=1&medium=link' };
  expect(activityLink('getyourguide', 'Dune', 'dune-45', parameters)).toBe(
    'https://www.getyourguide.com/s/?q=Dune&partner_id=EXAMPLE&cmp=dune-45',
  );
  expect(activityLink('viator', 'Dune', 'dune-45', parameters)).toBe(
    'https://www.viator.com/searchResults/all?text=Dune&pid=P0&mcid=1&medium=link&campaign=dune-45',
  );
});

it('writes latitude before longitude for map apps and for the web', () => {
  expect(geoLink([15.292, -24.759], 'Deadvlei')).toBe('geo:-24.759,15.292?q=-24.759%2C15.292(Deadvlei)');
  expect(mapLink([15.292, -24.759])).toBe(
    'https://www.openstreetmap.org/?mlat=-24.759&mlon=15.292#map=13/-24.759/15.292',
  );
});

it('searches visas by the English country name and opens claims in the user’s language', () => {
  expect(visaLink('Sri Lanka')).toBe('https://www.google.com/search?q=Sri%20Lanka%20official%20visa%20site');
  expect(flightClaimsLink('de')).toBe('https://www.airhelp.com/de/');
});

it('adds the date where the provider’s URL supports it', () => {
  expect(datedLink(driversLink('transfer Kandy Ella'), '2027-02-10')).toBe(
    'https://www.getyourguide.com/s/?q=transfer%20Kandy%20Ella&date_from=2027-02-10&date_to=2027-02-10',
  );
  expect(datedLink('https://www.rome2rio.com/s/Kandy/Ella', '2027-02-10')).toBe(
    'https://www.rome2rio.com/s/Kandy/Ella',
  );
  expect(datedLink(driversLink('Ella'), undefined)).toBe(driversLink('Ella'));
});
