/** Ids of the sections of a country's page that the search can answer with. */
export const GUIDE_SECTIONS = [
  'borders',
  'costs',
  'esim',
  'essentials',
  'everyday',
  'food',
  'getting-around',
  'good-to-know',
  'health',
  'holidays',
  'insurance',
  'language',
  'money',
  'safety',
  'travel-guides',
  'visa',
  'when-to-go',
  'where-to-stay',
] as const;
export type GuideSection = (typeof GUIDE_SECTIONS)[number];
