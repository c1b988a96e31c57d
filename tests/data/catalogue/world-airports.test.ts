import fs from 'node:fs';
import { expect, it } from 'vitest';
import rows from '../../../src/data/catalogue/world-airports.json' with { type: 'json' };
import { worldAirports } from '../../../src/data/catalogue/world-airports.ts';
import { worldAirportRows } from '../../../src/tools/airports.mjs';

const catalogueCodes = new Set(
  fs.readdirSync('src/server/catalogue/airports').map((file) => file.replace('.json', '')),
);

it('every airport has a code, names, a position and a zone of the platform', async () => {
  const airports = [...(await worldAirports()).values()];
  expect(airports.length).toBe(rows.length);
  expect(airports.length + catalogueCodes.size).toBeGreaterThan(3_200);
  const zones = new Set(airports.map(({ timezone }) => timezone));
  expect(() => [...zones].map((timeZone) => new Intl.DateTimeFormat('en', { timeZone }))).not.toThrow();
  const wrong = airports.filter(({ key, name, en, iso2, location: { coordinates } }) => {
    const [longitude, latitude] = coordinates;
    return (
      !/^[A-Z]{3}$/.test(key) ||
      name === '' ||
      en.city === '' ||
      iso2.length !== 2 ||
      !(Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90)
    );
  });
  expect(wrong).toEqual([]);
});

it('airports of the catalogue are not listed a second time', async () => {
  const world = await worldAirports();
  expect([...catalogueCodes].filter((code) => world.has(code))).toEqual([]);
});

it('knows cities by their German names too', async () => {
  const world = await worldAirports();
  expect(['CPH', 'LIS', 'PRG', 'WAW', 'MAD'].map((code) => world.get(code)?.de.city)).toEqual([
    'Kopenhagen',
    'Lissabon',
    'Prag',
    'Warschau',
    'Madrid',
  ]);
});

it('the tool keeps scheduled airports with a code that the catalogue lacks', () => {
  const airport = (code: string, scheduled: string, municipality = 'Madrid') => ({
    iata_code: code,
    scheduled_service: scheduled,
    name: `${municipality} | Airport`,
    municipality,
    iso_country: 'ES',
    longitude_deg: '-3.56264',
    latitude_deg: '40.471926',
  });
  const list = [
    airport('MAD', 'yes'),
    airport('TOJ', 'no'),
    airport('', 'yes'),
    airport('FRA', 'yes'),
    airport('CPH', 'yes', 'Copenhagen (Kastrup)'),
  ];
  expect(worldAirportRows(list, () => 'Europe/Madrid', new Set(['FRA']))).toEqual([
    'CPH|Copenhagen (Kastrup)   Airport|Copenhagen|Kopenhagen|ES|Europe/Madrid|-3.563|40.472',
    'MAD|Madrid   Airport|Madrid||ES|Europe/Madrid|-3.563|40.472',
  ]);
});
