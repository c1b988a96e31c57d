import { trainsLink } from '../../../src/model/provider-links.ts';
import type { RailFacts, TransportFacts } from '../../../src/model/schemas/transport.ts';
import type { LandJourney } from './overland.ts';
import { makeOption, shownSeconds, type Candidate } from './option-parts.ts';
import type { Place } from './place.ts';
import { reversed } from './reversed.ts';
import { weightierHint } from './road-graph.ts';

type Pair = RailFacts['pairs'][number];
type Station = RailFacts['stations'][number];

/** A rail journey: one train, or two with a change. */
interface RailRide {
  from: Station;
  to: Station;
  trains: readonly Pair[];
  hours: number;
}

/** Maximum distance to a station by tuk-tuk or local bus. */
const STATION_KM = 25;
/** Waiting time before the first train and at a change. */
const WAIT_HOURS = 0.25;
/** Long-distance trains are reserved: one has to be at the station earlier, which is the lead of the option. */
const RESERVED_FROM_HOURS = 3;
const RESERVED_LEAD_HOURS = 20 / 60;
const CHANGE_HOURS = 0.75;
/** Trains that are slower than the road by more than this are not offered. */
const SLOWEST = { factor: 1.8, plusHours: 0.75 };
/** Stricter factor for trains with a change. */
const SLOWEST_FACTOR_CHANGING = 1.4;
/** Trains that are neither scenic nor within this factor of the road's time are ranked last. */
const FAST_FACTOR = 1.25;
const MANY_TRAINS_A_DAY = 3;

/** Trains between stations near both places; hours, km and fare include the trips to and from the stations. */
export function createRailRouter(
  facts: TransportFacts,
  byCar: (from: Place, to: Place) => LandJourney | null,
) {
  const { rail } = facts;
  if (!rail) return () => [];
  const rides = findRides(rail);
  const stationPlaces = rail.stations.map((station) => ({ station, place: stationPlace(station, facts) }));
  const near = new Map<string, { station: Station; feeder: LandJourney }[]>();
  const stationsNear = (place: Place) => {
    let found = near.get(place.id);
    if (!found) {
      found = stationPlaces.flatMap((one) => {
        const feeder = byCar(place, one.place);
        return feeder && !feeder.ferry && feeder.km <= STATION_KM ? [{ station: one.station, feeder }] : [];
      });
      near.set(place.id, found);
    }
    return found;
  };

  return (from: Place, to: Place, road: LandJourney): Candidate[] => {
    let best: { ride: RailRide; hours: number; trips: [LandJourney, LandJourney]; weight: number } | null =
      null;
    for (const start of stationsNear(from)) {
      for (const end of stationsNear(to)) {
        const ride = rides.get(`${start.station.id}:${end.station.id}`);
        if (!ride) continue;
        const feederHours = start.feeder.hours + end.feeder.hours;
        const hours = ride.hours + feederHours + waitHours(ride);
        // Prefer the longest ride on the train.
        const weight = hours + feederHours * 2;
        if (best && best.weight <= weight) continue;
        best = { ride, hours, trips: [start.feeder, end.feeder], weight };
      }
    }
    if (!best) return [];
    const { ride, hours, trips } = best;
    const feederKm = trips[0].km + trips[1].km;
    const factor = ride.trains.length > 1 ? SLOWEST_FACTOR_CHANGING : SLOWEST.factor;
    if (hours > road.hours * factor + SLOWEST.plusHours) return [];
    const railKm = ride.trains.reduce((sum, { km }) => sum + km, 0);
    // Not a train journey if the trips to the stations are most of it.
    if (feederKm > railKm) return [];
    const lines = ride.trains.map(({ line }) => rail.lines[line]);
    const fareUsd = ride.trains.reduce((sum, { fareUsd: [low, high] }) => sum + (low + high) / 2, 0);
    // With a change the connecting train is not known.
    const timetable = ride.trains.length === 1 ? ride.trains[0]?.timetable?.outbound : undefined;
    const option = makeOption({
      type: 'train',
      by: ride.trains
        .map(({ line }) => line)
        .sort()
        .join('+'),
      from,
      to,
      hours: timetable ? ride.hours : isReserved(ride) ? hours - RESERVED_LEAD_HOURS : hours,
      km: railKm + feederKm,
      priceUsd: fareUsd + feederKm * (facts.costs.tukTukUsdPerKm ?? facts.costs.taxiUsdPerKm ?? 0),
      hint:
        ride.trains.reduce<Pair['hint'] | null>(
          (hint, pair) => weightierHint(hint ?? null, pair.hint ?? null),
          null,
        ) ?? null,
      link: trainsLink(facts.key, ride.from.name, ride.to.name),
      estimated: [from, to].some(({ joint }) => joint?.guessed === true),
    });
    const names = new Map(rail.stations.map(({ id, name }) => [id, name]));
    if (timetable) {
      Object.assign(option, timetable);
      option.lead = shownSeconds(trips[0].hours + waitHours(ride));
      option.trail = shownSeconds(trips[1].hours);
    } else if (isReserved(ride)) {
      option.lead = RESERVED_LEAD_HOURS * 3600;
    }
    option.from = ride.from.name;
    option.to = ride.to.name;
    option.line = {
      en: lines.map((line) => line?.en ?? '').join(' + '),
      de: lines.map((line) => line?.de ?? '').join(' + '),
    };
    option.legs = ride.trains.map((pair) => ({
      type: 'Train',
      from: names.get(pair.from) ?? pair.from,
      to: names.get(pair.to) ?? pair.to,
      providers: [],
    }));
    const scenic = lines.some((line) => line?.scenic) && ride.trains.length === 1;
    const often = ride.trains.every(({ trainsPerDay }) => trainsPerDay >= MANY_TRAINS_A_DAY);
    const fast = hours <= road.hours * FAST_FACTOR;
    return [
      {
        mode: 'train',
        option,
        second: !((scenic && hours <= road.hours * SLOWEST.factor) || (fast && often)),
      },
    ];
  };
}

const isReserved = ({ hours }: RailRide) => hours >= RESERVED_FROM_HOURS;

const waitHours = (ride: RailRide) => (isReserved(ride) ? RESERVED_LEAD_HOURS : WAIT_HOURS);

/** The fastest ride with at most one change for each pair of stations, in travel direction. */
function findRides(rail: RailFacts): Map<string, RailRide> {
  const stations = new Map(rail.stations.map((station) => [station.id, station]));
  const directed = rail.pairs.flatMap((pair) => [pair, reversed(pair)]);
  const rides = new Map<string, RailRide>();
  const offer = (trains: readonly Pair[]) => {
    const from = stations.get(trains[0]?.from ?? '');
    const to = stations.get(trains.at(-1)?.to ?? '');
    if (!from || !to || from === to) return;
    const riding = trains.reduce((sum, { hours: [min, max] }) => sum + (min + max) / 2, 0);
    const hours = riding + (trains.length - 1) * CHANGE_HOURS;
    const id = `${from.id}:${to.id}`;
    // Prefer a direct train even if a change would be faster on paper.
    const known = rides.get(id);
    if (known && (known.trains.length < trains.length || known.hours <= hours)) return;
    rides.set(id, { from, to, trains, hours });
  };
  for (const pair of directed) offer([pair]);
  for (const first of directed) {
    for (const second of directed) {
      if (first.to === second.from && first.line !== second.line) offer([first, second]);
    }
  }
  return rides;
}

function stationPlace(station: Station, facts: TransportFacts): Place {
  return {
    id: station.id,
    at: station.at,
    airport: false,
    facts,
    island: '',
    fourByFour: false,
    guided: false,
    noBus: false,
    carFree: false,
    via: null,
    joint: {
      node: station.node,
      nodeName: station.name,
      spurKm: station.spurKm,
      spurClass: facts.network?.spur.class ?? '',
      guessed: false,
      hint: null,
    },
  };
}
