import type { TransportFacts } from '../../../src/model/schemas/transport.ts';
import { jetFareUsd, routeHours, type Hop } from './flight-options.ts';
import type { Place } from './place.ts';

/**
 * Domestic flights over known routes.
 * @param isNear whether the airport suits the journey's beginning or end
 */
export function routeHops(
  facts: TransportFacts,
  airportOf: (code: string) => Place | null,
  isNear: (airport: Place, end: 'from' | 'to') => boolean,
): Hop[] {
  return (facts.known?.routes ?? []).flatMap((route) => {
    const [one, other] = route.split('-').map((code) => airportOf(code));
    if (!one || !other || one.facts !== facts || other.facts !== facts) return [];
    return [
      { origin: one, destination: other },
      { origin: other, destination: one },
    ].flatMap(({ origin, destination }) => {
      if (!isNear(origin, 'from') || !isNear(destination, 'to')) return [];
      const hours = routeHours(origin, destination);
      return [{ origin, destination, hours, fareUsd: jetFareUsd(origin, destination) }];
    });
  });
}
