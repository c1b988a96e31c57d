import type { ConnectionOption } from '../../../src/model/schemas/connection-option.ts';
import type { TransportMode } from '../../../src/model/schemas/transport.ts';
import type { CountryFacts } from './country-facts.ts';
import { totalSeconds } from '../../../src/model/total-duration.ts';
import type { Candidate } from './option-parts.ts';

const SHORT_MODES: ReadonlySet<Candidate['mode']> = new Set(['tuk-tuk', 'ride-hailing', 'taxi']);
/** Walks up to this long are ranked first. */
const MAX_SHORT_WALK_HOURS = 0.5;
/** From this many overland hours a flight is the default, unless the country's default is the rental car. */
const LONG_HOURS = 12;

/**
 * Ranks options by the country's travel habits; the first is the default.
 * @param isFlown whether both ends are airports, in different countries
 */
export function rankOptions(
  candidates: readonly Candidate[],
  facts: CountryFacts | null,
  isFlown = false,
): ConnectionOption[] {
  const ground = candidates.filter(({ mode }) => mode !== 'flight' && mode !== 'walking');
  const fastestHours = Math.min(...ground.map(({ option }) => totalSeconds(option) / 3600));
  const rank = ({ mode, option, demoted }: Candidate): number => {
    const hours = totalSeconds(option) / 3600;
    if (mode === 'walking') return hours <= MAX_SHORT_WALK_HOURS ? 0 : 60;
    if (mode === 'ferry') return hours > LONG_HOURS ? (hours > fastestHours * 1.5 ? 65 : 8) : 5;
    if (mode === 'flight') {
      if (isFlown) return 0;
      const rentalFirst = facts?.offer[0] === 'rental';
      return fastestHours > LONG_HOURS && hours < fastestHours * 0.6 && !rentalFirst ? 6 : 70;
    }
    // A mode that the country does not offer has index -1: it ranks just before the offered ones.
    const offered = 10 + (facts?.offer.indexOf(mode satisfies TransportMode) ?? 0);
    if (SHORT_MODES.has(mode) && (option.distance ?? 0) < (facts?.shortFirstKm ?? 0) * 1000)
      return offered - 10;
    return demoted ? offered + 20 : offered;
  };
  return candidates
    .map((candidate, index) => ({ candidate, index, rank: rank(candidate) }))
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    .map(({ candidate }) => candidate.option);
}
