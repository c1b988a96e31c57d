/** Sections of `Reading`, with the key of their texts. */
export const READING = {
  'getting-around': 'around',
  'where-to-stay': 'stay',
  food: 'food',
  'good-to-know': 'know',
  visa: 'visa',
  insurance: 'insurance',
  esim: 'esim',
  'travel-guides': 'guides',
} as const;
