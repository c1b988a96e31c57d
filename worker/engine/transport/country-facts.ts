import type { Network } from '../../../src/model/schemas/network.ts';
import type { TransportFacts } from '../../../src/model/schemas/transport.ts';

/** A country's transport facts with its network; null if the network is not on the device. */
export type CountryFacts = TransportFacts & { network: Network | null };
