/** The 22 subregions of UN M49, by the site's continents. */
export const GEOREGIONS_OF_CONTINENT = {
  africa: ['northern-africa', 'western-africa', 'middle-africa', 'eastern-africa', 'southern-africa'],
  asia: ['western-asia', 'central-asia', 'southern-asia', 'eastern-asia', 'south-eastern-asia'],
  australia: ['australia-and-new-zealand', 'melanesia', 'micronesia', 'polynesia'],
  europe: ['northern-europe', 'western-europe', 'southern-europe', 'eastern-europe'],
  'north-america': ['northern-america', 'central-america', 'caribbean'],
  'south-america': ['south-america'],
} as const satisfies Record<string, readonly string[]>;

export type Continent = keyof typeof GEOREGIONS_OF_CONTINENT;
export type Georegion = (typeof GEOREGIONS_OF_CONTINENT)[Continent][number];

export const CONTINENTS: readonly Continent[] = [
  'africa',
  'asia',
  'australia',
  'europe',
  'north-america',
  'south-america',
];
export const GEOREGIONS: readonly Georegion[] = CONTINENTS.flatMap(
  (continent): readonly Georegion[] => GEOREGIONS_OF_CONTINENT[continent],
);
