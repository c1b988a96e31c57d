import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ConnectionOption } from '../../../../src/model/schemas/connection-option.ts';
import type { Network } from '../../../../src/model/schemas/network.ts';
import { createRouter, type RouterFacts } from '../../../../worker/engine/transport/create-router.ts';
import { allAirports, experiences, facts, networks } from './real-facts.ts';

/**
 * Journeys as somebody who knows the country describes them, written before the networks and never from the router: ends
 * (experience, airport, or a town of the network), mode, km, and hours without breaks for a car, as in the timetable for
 * the others.
 */
export type ReferenceRow = [from: string, to: string, mode: Mode, km: number, hours: number, note: string];
type Mode = 'car' | 'bus' | 'train' | 'ferry';

/** How far the router's journey is off the reference. */
export interface Compared {
  name: string;
  /** Null where the router has no such connection. */
  km: number | null;
  hours: number | null;
  row: ReferenceRow;
  within: boolean;
  far: boolean;
}

/** Shares of km and hours that a journey may be off; none may be off by more than `far`. */
export const TOLERANCE = { km: 0.12, hours: 0.2, far: 0.4 };
/** The router adds breaks to the hours at the wheel, and the wait at the stop to those of a bus. */
const BREAKS = 1 + 10 / 120;
const BUS_WAIT_HOURS = 0.25;
const CHANGE_HOURS = 0.5;
/** The router shows hours in steps of five minutes from half an hour on. */
const STEP_HOURS = 2.5 / 60;
const STEP_KM = 0.05;

const FOLDER = path.resolve('tests/worker/engine/transport/references');

export const referenceCountries = readdirSync(FOLDER).map((name) => name.replace('.json', ''));

export const referenceRows = (country: string) =>
  JSON.parse(readFileSync(path.join(FOLDER, `${country}.json`), 'utf8')) as ReferenceRow[];

interface Exception {
  reason: string;
  /** Where the row begins or ends in truth; without either it is not compared. */
  from?: string;
  to?: string;
}

/** Rows that measure something else than the router's connection between these ends, as the network shows. */
export const EXCEPTIONS: Readonly<Record<string, Exception>> = {
  'indonesia: Jakarta – Bandung by train': {
    reason: 'to Tegalluar, 17 km out of town; the router leaves at Padalarang for the feeder train into town',
  },
  'japan: Osaka – Himeji by train': { reason: 'the special rapid; the router takes the Shinkansen' },
  'south-africa: Himeville – Sani Pass by car': {
    reason: 'Himeville is no town of the network, whose road begins in Underberg',
  },
  'south-korea: Busan – Gyeongju by bus': {
    reason: 'from the terminal at the edge of the city',
    from: 'nopo',
  },
  'taiwan: Taipei – Taichung by train': { reason: 'to the high-speed station', to: 'HSR Taichung / Xinwuri' },
  'vietnam: Hanoi – ha-long-bay by car': {
    reason: 'ends at the harbour, before the boat into the bay',
    to: 'Bai Chay',
  },
  'vietnam: VDO – ha-long-bay by car': {
    reason: 'ends at the harbour, before the boat into the bay',
    to: 'Bai Chay',
  },
};

/** Ways that exist and the router does not offer, because another one is far quicker. */
export const NOT_OFFERED: Readonly<Record<string, string>> = {
  'australia: Adelaide – Alice Springs by train': 'The Ghan runs once or twice a week',
  'cambodia: angkor-wat – preah-vihear-temple by car': 'closed to travelers since the fighting of 2025',
  'cambodia: angkor-thom-bayon – preah-vihear-temple by car':
    'closed to travelers since the fighting of 2025',
  'croatia: zagreb – Rijeka by train': 'more than 1.8 times as long as the road',
  'italy: Salerno – amalfi-coast by ferry': 'the road is short, and open all year',
  'kenya: Mombasa – Mokowe by car': 'the road from Garsen is not safe',
  'cambodia: phnom-penh-royal-palace – Sihanoukville by train':
    'more than 1.8 times as long as the expressway',
  'laos: Huay Xai – luang-prabang by ferry': 'two days on the water beside ten hours of road',
  'taiwan: Chiayi – alishan-forest by train': 'more than 1.8 times as long as the road',
};

export const rowName = (country: string, [from, to, mode]: ReferenceRow) =>
  `${country}: ${from} – ${to} by ${mode}`;

/** The rows that can be compared, as the router measures them. */
export const comparedRows = (network: Network): Compared[] =>
  referenceRows(network.key).flatMap((row) => {
    const name = rowName(network.key, row);
    if (Object.hasOwn(NOT_OFFERED, name)) return [];
    const exception = EXCEPTIONS[name];
    if (!exception) return [compareRow(network, row)];
    const { from = row[0], to = row[1] } = exception;
    if (from === row[0] && to === row[1]) return [];
    const [, , mode, km, hours, note] = row;
    return [compareRow(network, [from, to, mode, km, hours, note])];
  });

const plain = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** The node of a town, without regard to case, accents and additions in brackets; a station's node by its name. */
export function townNode({ nodes, rail }: Network, town: string): string | null {
  const name = plain(town);
  const parts = (text: string) => text.split(/[(),]/).map(plain);
  const found =
    nodes.find(({ en }) => plain(en) === name) ??
    nodes.find(({ en }) => parts(en)[0] === name) ??
    nodes.find(({ id }) => plain(id) === name) ??
    nodes.find(({ en, de }) => parts(en).includes(name) || plain(de ?? '') === name) ??
    nodes.find(({ en }) => plain(en) === `${name}border`);
  if (found) return found.id;
  return rail?.stations.find((station) => parts(station.name).includes(name))?.node ?? null;
}

const places = new Set([...experiences, ...allAirports].map(({ key }) => key));
const townKey = (country: string, node: string) => `town-${country}-${node}`;

/** Key of an end of a row: of the catalogue, or of the placeholder at its town. */
export function endKey(network: Network, end: string): string {
  if (places.has(end)) return end;
  const node = townNode(network, end);
  if (node === null) throw new Error(`${network.key}: ${end} is neither a place nor a town of the network`);
  return townKey(network.key, node);
}

const towns = networks.flatMap(({ key, nodes }) =>
  nodes.map(({ id, at }) => ({ key: townKey(key, id), country_key: key, location: { coordinates: at } })),
);

/** The catalogue's facts, with a placeholder at every node. */
export const townFacts: RouterFacts = { ...facts, experiences: [...facts.experiences, ...towns] };
export const townRouter = createRouter(townFacts);

const CARS = new Set(['rental', 'private', 'taxi', 'ride-hailing']);
const isCar = ({ type, drivingType }: ConnectionOption) => CARS.has(type) && drivingType !== 'tuk-tuk';
const isCarFerry = ({ type, drivingType }: ConnectionOption) =>
  type === 'ferry' && (drivingType ?? '').startsWith('rental');

function optionOf(from: string, to: string, mode: Mode, km: number): ConnectionOption | undefined {
  const options = townRouter.options(from, to);
  // The way round by road and a car ferry, or a catamaran and a car ferry to another port, may both be offered.
  const offered = options.filter((option) => {
    if (mode === 'car') return isCar(option) || isCarFerry(option);
    if (mode === 'bus')
      return option.type === 'bus' || (option.type === 'ferry' && option.drivingType === 'bus');
    return option.type === mode;
  });
  if (offered.length === 0 && mode === 'car') return options.find(({ type }) => type === 'ferry');
  return offered.sort(
    (a, b) => Math.abs((a.distance ?? 0) / 1000 - km) - Math.abs((b.distance ?? 0) / 1000 - km),
  )[0];
}

interface Measure {
  km: number;
  hours: number;
}

/** What a row may measure of an option: hours at the wheel, the timetable of the bus, the train or boat without the ways to it. */
function measuresOf(option: ConnectionOption, mode: Mode, network: Network): Measure[] {
  const { type, distance, duration } = option;
  const [km, hours] = [(distance ?? 0) / 1000, duration / 3600];
  if (mode === 'train')
    return [trainAlone(option, network) ?? { km, hours }, ...crossingAlone(option, network)];
  if (type === 'ferry') return [{ km, hours }, ...crossingAlone(option, network)];
  if (mode === 'bus') return [{ km, hours: hours - BUS_WAIT_HOURS }];
  return [{ km, hours: hours / BREAKS }];
}

/** The ride between the stations, from the lines of the network; null where a crossing is the train. */
function trainAlone({ legs, line }: ConnectionOption, { rail }: Network): Measure | null {
  if (!rail || !legs || !line) return null;
  const ids = new Map(rail.stations.map(({ id, name }) => [id, name]));
  const names = line.en.split(' + ');
  const trains = legs.filter(({ type }) => type === 'Train');
  const rides = trains.map((leg) => {
    const on = rail.lines
      .filter(({ en }) => names.includes(en))
      .flatMap(({ stops }) => {
        const ends = [leg.from, leg.to].map((name) => stops.find(([id]) => ids.get(id) === name));
        const [start, end] = ends;
        return start && end ? [{ km: Math.abs(end[1] - start[1]), hours: Math.abs(end[2] - start[2]) }] : [];
      });
    return on.sort((a, b) => a.hours - b.hours)[0];
  });
  if (rides.some((ride) => ride === undefined))
    throw new Error(`no line from ${trains[0]?.from} to ${trains.at(-1)?.to}`);
  const sum = (of: 'km' | 'hours') => rides.reduce((total, ride) => total + (ride?.[of] ?? 0), 0);
  return { km: sum('km'), hours: sum('hours') + (trains.length - 1) * CHANGE_HOURS };
}

/** The crossing that the option names, without the roads to the piers. */
function crossingAlone({ from, to }: ConnectionOption, { nodes, crossings = [] }: Network): Measure[] {
  const names = new Map(nodes.map(({ id, en }) => [id, en]));
  if (from === null || to === null || from === to) return [];
  return crossings.filter((one) => {
    const ends = new Set([names.get(one.from), names.get(one.to)]);
    return ends.has(from) && ends.has(to);
  });
}

export function compareRow(network: Network, row: ReferenceRow): Compared {
  const [from, to, mode, km, hours] = row;
  const option = optionOf(endKey(network, from), endKey(network, to), mode, km);
  const name = `${from} – ${to} by ${mode}`;
  if (!option) return { name, km: null, hours: null, row, within: false, far: true };
  const [best] = measuresOf(option, mode, network)
    .map((measured) => ({
      measured,
      offKm: Math.max(0, Math.abs(measured.km - km) - STEP_KM) / km,
      offHours: Math.max(0, Math.abs(measured.hours - hours) - STEP_HOURS) / hours,
    }))
    .sort((a, b) => a.offKm + a.offHours - b.offKm - b.offHours);
  if (!best) throw new Error(`${name}: nothing to compare`);
  return {
    name,
    ...best.measured,
    row,
    within: best.offKm <= TOLERANCE.km && best.offHours <= TOLERANCE.hours,
    far: Math.max(best.offKm, best.offHours) > TOLERANCE.far,
  };
}

/** One line of a report. */
export function describeRow({ name, km, hours, row, far }: Compared): string {
  const found = km === null ? 'no connection' : `${km.toFixed(1)} km, ${(hours ?? 0).toFixed(2)} h`;
  return `${far ? '!!' : '! '} ${name}: ${found}; reference ${row[3]} km, ${row[4]} h (${row[5]})`;
}
