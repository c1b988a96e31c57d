import { z } from 'zod/mini';

/** Fields that several schemas of the catalogue have. */

export const keySchema = z.string().check(z.regex(/^[a-zA-Z0-9][a-zA-Z0-9-]*$/));
export const month = z.number().check(z.int(), z.gte(1), z.lte(12));
export const text = z.string().check(z.minLength(1));
export const usd = z.number().check(z.gte(0));
export const year = z.number().check(z.int(), z.gte(2015), z.lte(2100));
export const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
export const both = z.object({ en: text, de: text });
export const url = z.string().check(z.regex(/^https:\/\/\S+$/));
export const amount = z.object({
  amount: z.number().check(z.gte(0)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
});
