/** Limits of messages to the site; apart from the schemas, so that pages need no zod. */
export const COMMENTS_MAX = 500;
export const CONTACT_MAX = { name: 100, email: 254, subject: 150, message: 5_000 } as const;
export const HEARD_FROM_OTHER_MAX = 200;
export const CORRECTION_MAX = { text: 1_000, shown: 500, source: 500 } as const;
/** What of a page a correction can be about. */
const CORRECTION_FACTS = {
  experience: [
    'hours',
    'price',
    'access',
    'location',
    'season',
    'booking',
    'website',
    'text',
    'picture',
    'other',
  ],
  country: [
    'entry',
    'health',
    'money',
    'costs',
    'safety',
    'transport',
    'season',
    'festivals',
    'text',
    'other',
  ],
  tour: ['route', 'connection', 'price', 'booking', 'text', 'picture', 'other'],
  blogpost: ['text', 'price', 'other'],
} as const;
export const CORRECTION_KINDS = ['experience', 'country', 'tour', 'blogpost'] as const;
export type CorrectionKind = (typeof CORRECTION_KINDS)[number];
export type CorrectionFact = (typeof CORRECTION_FACTS)[CorrectionKind][number];
export function correctionFactsOf(kind: CorrectionKind): readonly CorrectionFact[] {
  return CORRECTION_FACTS[kind];
}
export const ALL_CORRECTION_FACTS = [...new Set(CORRECTION_KINDS.flatMap(correctionFactsOf))];
export const STARS_MAX = 5;
export const HEARD_FROM = ['search', 'websites_blogs', 'social_media', 'friends_family', 'other'] as const;
export type HeardFrom = (typeof HEARD_FROM)[number];

/** Key created by the device: a retry with the same key is executed only once. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
