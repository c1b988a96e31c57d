import { z } from 'zod/mini';
import {
  COMMENTS_MAX,
  CONTACT_MAX,
  ALL_CORRECTION_FACTS,
  CORRECTION_KINDS,
  CORRECTION_MAX,
  correctionFactsOf,
  HEARD_FROM,
  HEARD_FROM_OTHER_MAX,
  STARS_MAX,
} from './message-limits.ts';

/** Messages to the site: feedback from any page, corrections of facts, and the contact form. */

/** One line of text: a line break could inject a mail header. */
const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;
const line = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.regex(ONE_LINE));
const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

export const feedbackSchema = z.object({
  rating: z.int().check(z.gte(1), z.lte(STARS_MAX)),
  comments: text(COMMENTS_MAX),
  /** Name of the page where it was written. */
  component: line(100),
  wouldRecommend: z.boolean(),
  heardFrom: z.array(z.enum(HEARD_FROM)).check(z.maxLength(HEARD_FROM.length)),
  heardFrom_other: z.optional(z.nullable(z.string().check(z.maxLength(HEARD_FROM_OTHER_MAX)))),
});
export type Feedback = z.infer<typeof feedbackSchema>;

export const correctionSchema = z
  .object({
    kind: z.enum(CORRECTION_KINDS),
    /** Key of the thing whose page is wrong. */
    key: line(200),
    /** One of `CORRECTION_FACTS` of the kind. */
    fact: z.enum(ALL_CORRECTION_FACTS),
    /** What the page says, as the reader saw it. */
    shown: z.optional(z.nullable(text(CORRECTION_MAX.shown))),
    /** What is right instead. */
    correction: text(CORRECTION_MAX.text),
    /** How the reader knows: an address or a few words. */
    source: z.optional(z.nullable(text(CORRECTION_MAX.source))),
  })
  .check(z.refine(({ kind, fact }) => correctionFactsOf(kind).includes(fact), { path: ['fact'] }));
export type Correction = z.infer<typeof correctionSchema>;

export const contactFieldsSchema = z.object({
  name: line(CONTACT_MAX.name),
  email: z.email().check(z.maxLength(CONTACT_MAX.email), z.regex(ONE_LINE)),
  subject: line(CONTACT_MAX.subject),
  message: text(CONTACT_MAX.message),
  /** Honeypot: a field that users do not see; only bots fill it in. */
  website: z.optional(z.string().check(z.maxLength(500))),
});
export type ContactFields = z.infer<typeof contactFieldsSchema>;

export const proofSchema = z.object({
  challenge: z.string().check(z.minLength(1), z.maxLength(300)),
  nonce: z.string().check(z.regex(/^\d{1,15}$/)),
});
export const contactSchema = z.extend(contactFieldsSchema, { proof: proofSchema });

export const challengeSchema = z.object({
  challenge: z.string(),
  /** Leading zero bits that the SHA-256 of `proofText` must have. */
  bits: z.int().check(z.gte(0), z.lte(32)),
});
