/** West, south, east, north in degrees. */
export type Box = readonly [west: number, south: number, east: number, north: number];

interface Region {
  iso2: string;
  /** Area with more zoom levels than the rest of the world. */
  box: Box;
  planner?: true;
}

/** Maximum zoom of the whole world. */
export const WORLD_ZOOM = 5;
export const COUNTRY_ZOOM = 7;
export const PLANNER_ZOOM = 9;

/** Countries of the catalogue by key. Remote islands without experiences are outside of the boxes. */
export const REGIONS: Readonly<Record<string, Region>> = {
  australia: { iso2: 'AU', box: [112.5, -44, 154, -10] },
  botswana: { iso2: 'BW', box: [19.8, -27.2, 29.6, -17.5] },
  cambodia: { iso2: 'KH', box: [101.8, 9.8, 107.8, 14.9] },
  'costa-rica': { iso2: 'CR', box: [-86.2, 7.9, -82.3, 11.4] },
  croatia: { iso2: 'HR', box: [13.2, 42.2, 19.6, 46.7] },
  germany: { iso2: 'DE', box: [5.6, 47.1, 15.3, 55.2] },
  guatemala: { iso2: 'GT', box: [-92.4, 13.5, -88, 18] },
  indonesia: { iso2: 'ID', box: [94.8, -11.2, 141.2, 6.2] },
  italy: { iso2: 'IT', box: [6.4, 35.3, 18.8, 47.3] },
  japan: { iso2: 'JP', box: [122.8, 24, 146, 45.7] },
  kenya: { iso2: 'KE', box: [33.7, -4.9, 42.1, 5.3] },
  laos: { iso2: 'LA', box: [99.9, 13.7, 107.9, 22.6] },
  malaysia: { iso2: 'MY', box: [99.4, 0.7, 119.5, 7.5] },
  morocco: { iso2: 'MA', box: [-13.4, 27.4, -0.9, 36.1] },
  namibia: { iso2: 'NA', box: [11.2, -29.4, 25.6, -16.6], planner: true },
  'new-zealand': { iso2: 'NZ', box: [166, -47.5, 178.9, -34.2] },
  nicaragua: { iso2: 'NI', box: [-87.9, 10.6, -82.4, 15.2] },
  peru: { iso2: 'PE', box: [-81.5, -18.6, -68.5, 0.2] },
  philippines: { iso2: 'PH', box: [116.8, 4.4, 127, 19.6] },
  'south-africa': { iso2: 'ZA', box: [16.2, -35.1, 33.1, -22] },
  'south-korea': { iso2: 'KR', box: [124.5, 33, 131, 38.8] },
  'sri-lanka': { iso2: 'LK', box: [79.2, 5.6, 82.2, 10.1], planner: true },
  taiwan: { iso2: 'TW', box: [119.2, 21.7, 122.3, 25.5] },
  tanzania: { iso2: 'TZ', box: [29.2, -11.9, 40.7, -0.8] },
  thailand: { iso2: 'TH', box: [97.2, 5.4, 105.8, 20.6] },
  vietnam: { iso2: 'VN', box: [102, 8.3, 109.6, 23.5] },
};

const regions = Object.values(REGIONS);
export const OUR_ISO2: ReadonlySet<string> = new Set(regions.map((region) => region.iso2));
export const PLANNER_ISO2: ReadonlySet<string> = new Set(
  regions.filter((region) => region.planner).map((region) => region.iso2),
);

/** Maximum zoom at a point: 5 in the world, 7 in the catalogue's countries, 9 in countries with a road network. */
export function closestZoomAt([longitude, latitude]: readonly [number, number]): number {
  const around = regions.filter(
    ({ box: [west, south, east, north] }) =>
      longitude >= west && longitude <= east && latitude >= south && latitude <= north,
  );
  if (around.some((region) => region.planner)) return PLANNER_ZOOM;
  return around.length > 0 ? COUNTRY_ZOOM : WORLD_ZOOM;
}

/** Boxes that are rendered at this zoom; undefined for the whole world. */
export function boxesAt(zoom: number): readonly Box[] | undefined {
  if (zoom <= WORLD_ZOOM) return undefined;
  const drawn = zoom <= COUNTRY_ZOOM ? regions : regions.filter((region) => region.planner);
  return drawn.map((region) => region.box);
}
