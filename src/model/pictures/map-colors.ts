export type MapTheme = 'light' | 'dark';

export interface MapColors {
  sea: string;
  land: string;
  /** Countries of the catalogue at world zoom levels. */
  ours: string;
  park: string;
  parkLine: string;
  parkText: string;
  pan: string;
  river: string;
  province: string;
  boundary: string;
  rail: string;
  road: string;
  roadCasing: string;
  gravel: string;
  text: string;
  mutedText: string;
  waterText: string;
  halo: string;
}

/**
 * The map's colors as values, because a canvas cannot read CSS custom properties: copies of the `--map-` and text
 * tokens in src/ui/theme/tokens.css (a test keeps them equal), and colors used only by the map.
 */
export const MAP_COLORS: Readonly<Record<MapTheme, MapColors>> = {
  light: {
    sea: '#d9eae9',
    land: '#fbf8f1',
    ours: '#f4ecdc',
    park: '#e4edd6',
    parkLine: '#b9cfa0',
    parkText: '#47693a',
    pan: '#f1eee6',
    river: '#b3d4d3',
    province: '#d3cdbf',
    boundary: '#a9a493',
    rail: '#b9bdb4',
    road: '#ffffff',
    roadCasing: '#d3c8ae',
    gravel: '#cfc2a4',
    text: '#1b2a2a',
    mutedText: '#546464',
    waterText: '#3f7274',
    halo: '#fbf8f1',
  },
  dark: {
    sea: '#0d1a1d',
    land: '#1c2b2a',
    ours: '#263a37',
    park: '#21382e',
    parkLine: '#35543f',
    parkText: '#93bd93',
    pan: '#2b3836',
    river: '#2b4d51',
    province: '#334644',
    boundary: '#5a6f6c',
    rail: '#53655f',
    road: '#3b4f4d',
    roadCasing: '#16211f',
    gravel: '#4f5c4f',
    text: '#e8efee',
    mutedText: '#a9b8b7',
    waterText: '#78a9ad',
    halo: '#16211f',
  },
};
