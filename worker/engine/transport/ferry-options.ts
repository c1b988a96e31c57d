import { routeLink, transitLink } from '../../../src/model/provider-links.ts';
import type { TransportFacts } from '../../../src/model/transport.ts';
import type { LandJourney } from './land-journey.ts';
import { makeOption, townName, type Candidate } from './option-parts.ts';
import type { Place } from './place.ts';

/** Further than this to the pier nobody takes a tuk-tuk. */
const TUK_TUK_KM = 40;

/** A boat together with the way to the pier: by bus, by tuk-tuk where it is near, with a driver. */
export function ferryOptions(
  from: Place,
  to: Place,
  journey: LandJourney,
  facts: TransportFacts,
): Candidate[] {
  const { ferry } = journey;
  if (!ferry) return [];
  const { costs } = facts;
  const landKm = Math.max(0, journey.km - ferry.km);
  const landHours = Math.max(0, journey.hours - ferry.hours);
  const [start, end] = [townName(from), townName(to)];
  const feeders = [
    { drivingType: 'bus', timeFactor: facts.busTimeFactor, fare: costs.busUsdPerKm, most: Infinity },
    { drivingType: 'tuk-tuk', timeFactor: 1.1, fare: costs.tukTukUsdPerKm, most: TUK_TUK_KM },
    { drivingType: 'private', timeFactor: 1, fare: costs.driverUsdPerKm, most: Infinity },
  ];
  return feeders.flatMap(({ drivingType, timeFactor, fare, most }) => {
    const needed = landKm > 0 || drivingType === 'bus';
    if (!needed || landKm > most || (fare === undefined && landKm > 0)) return [];
    const option = makeOption({
      type: 'ferry',
      drivingType: landKm > 0 ? drivingType : null,
      from,
      to,
      hours: ferry.hours + landHours * timeFactor,
      km: journey.km,
      priceUsd: ferry.fareUsd + landKm * (fare ?? 0),
      hint: 'ferry',
      link: start && end ? routeLink(start, end) : transitLink(from.at, to.at),
      estimated: journey.estimated,
    });
    option.from = start;
    option.to = end;
    return [{ mode: 'ferry' as const, option }];
  });
}
