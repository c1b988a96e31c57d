import { z } from 'zod/mini';
import { keySchema } from './catalogue.ts';

/** Facts of a country that connection options are worked out from; `_id` = `key` = the country's key. */
export const transportFactsSchema = z.looseObject({ _id: keySchema, key: keySchema });
export type TransportFacts = z.infer<typeof transportFactsSchema>;
