import { routeLink, transitLink } from '../../../src/model/provider-links.ts';
import type { TransportFacts } from '../../../src/model/schemas/transport.ts';
import type { LandJourney } from './overland.ts';
import { makeOption, shownSeconds, townName, type Candidate } from './option-parts.ts';
import type { Place } from './place.ts';

/** Maximum distance to the pier by tuk-tuk. */
const TUK_TUK_KM = 40;
/** How long before the departure one has to be at the pier or platform. */
const FERRY_LEAD_SECONDS = 20 * 60;

/**
 * A ferry, or the train to a place without a road, together with the feeder to it: bus, tuk-tuk if near, or a car with
 * a driver.
 */
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
  const { crossing } = journey;
  const { timetable, hoursBefore = 0 } = crossing ?? {};
  const [start, end] = crossing ? [crossing.from, crossing.to] : [townName(from), townName(to)];
  const type = journey.crossing?.by ?? 'ferry';
  const road = journey.access === 'any' && !from.noBus && !to.noBus;
  const feeders = [
    { drivingType: 'bus' as const, timeFactor: facts.busTimeFactor, fare: costs.busUsdPerKm, max: Infinity },
    { drivingType: 'tuk-tuk' as const, timeFactor: 1.1, fare: costs.tukTukUsdPerKm, max: TUK_TUK_KM },
    { drivingType: 'private' as const, timeFactor: 1, fare: costs.driverUsdPerKm, max: Infinity },
  ];
  const candidates = feeders.flatMap(({ drivingType, timeFactor, fare, max }) => {
    const needed = landKm > 0 || drivingType === 'bus';
    if (landKm > 0 && !facts.offer.includes(drivingType)) return [];
    if (landKm > 0 && drivingType !== 'private' && !road) return [];
    if (!needed || landKm > max || (fare === undefined && landKm > 0)) return [];
    const option = makeOption({
      type,
      drivingType: landKm > 0 && type === 'ferry' ? drivingType : null,
      from,
      to,
      hours: timetable ? ferry.hours : ferry.hours + landHours * timeFactor,
      km: journey.km,
      priceUsd: ferry.fareUsd + landKm * (fare ?? 0),
      hint: type === 'ferry' ? 'ferry' : null,
      link: start && end ? routeLink(start, end) : transitLink(from.at, to.at),
      estimated: journey.estimated,
    });
    if (type === 'ferry') option.lead = FERRY_LEAD_SECONDS;
    if (timetable) {
      Object.assign(option, timetable);
      option.lead = FERRY_LEAD_SECONDS + shownSeconds(hoursBefore * timeFactor);
      option.trail = shownSeconds(Math.max(0, landHours - hoursBefore) * timeFactor);
    }
    option.from = start;
    option.to = end;
    return [{ mode: type, option }];
  });
  // A train option is named after the train, not its feeder.
  return type === 'train' ? candidates.slice(0, 1) : candidates;
}
