import { blend, hex, scaled, tinted, type Color, type Palette } from './color.ts';

export type LightName = 'morning' | 'noon' | 'golden' | 'dusk' | 'night';

/** Direction and colors of the light, in linear RGB. */
export interface Light {
  name: LightName;
  /** Direction towards the sun or moon. */
  sunX: number;
  sunY: number;
  sunZ: number;
  sun: Color;
  ambient: Color;
  bounce: Color;
  horizon: Color;
  middle: Color;
  zenith: Color;
  glow: Color;
  cloudLit: Color;
  cloudShade: Color;
  fog: Color;
  /** Brightness of lamps; 0 by day. */
  lamps: number;
  stars: number;
}

interface Mood {
  elevation: number;
  sun: string;
  sunPower: number;
  ambient: string;
  ambientPower: number;
  horizon: string;
  middle: string;
  zenith: string;
  glow: string;
  cloudLit: string;
  cloudShade: string;
  lamps: number;
  stars: number;
}

const MOODS: Record<LightName, Mood> = {
  morning: {
    elevation: 20,
    sun: '#ffdcae',
    sunPower: 3.1,
    ambient: '#9db8e0',
    ambientPower: 0.95,
    horizon: '#fbe3cd',
    middle: '#a9cfe6',
    zenith: '#4f8fc6',
    glow: '#ffe2b8',
    cloudLit: '#fff3e6',
    cloudShade: '#b9c4d9',
    lamps: 0,
    stars: 0,
  },
  noon: {
    elevation: 44,
    sun: '#fff4dc',
    sunPower: 3.3,
    ambient: '#8fb4ea',
    ambientPower: 0.95,
    horizon: '#d5ecf5',
    middle: '#79bde6',
    zenith: '#256fb8',
    glow: '#fffbe8',
    cloudLit: '#ffffff',
    cloudShade: '#b3c8de',
    lamps: 0,
    stars: 0,
  },
  golden: {
    elevation: 16,
    sun: '#ffbf74',
    sunPower: 4.3,
    ambient: '#93a5d6',
    ambientPower: 0.95,
    horizon: '#ffdca6',
    middle: '#d9c4b8',
    zenith: '#4a83bd',
    glow: '#ffc46a',
    cloudLit: '#ffe3b5',
    cloudShade: '#c08f8c',
    lamps: 0.25,
    stars: 0,
  },
  dusk: {
    elevation: 10,
    sun: '#ff9a62',
    sunPower: 3.2,
    ambient: '#9492d2',
    ambientPower: 1.12,
    horizon: '#ff9e63',
    middle: '#b8678a',
    zenith: '#2b3a78',
    glow: '#ff9a52',
    cloudLit: '#ffb27d',
    cloudShade: '#6a4c7c',
    lamps: 1,
    stars: 0.25,
  },
  night: {
    elevation: 34,
    sun: '#a9c4ff',
    sunPower: 1.7,
    ambient: '#5068b4',
    ambientPower: 0.85,
    horizon: '#46639c',
    middle: '#1c2f66',
    zenith: '#0a1233',
    glow: '#7fa0e0',
    cloudLit: '#6f86b8',
    cloudShade: '#1f2c55',
    lamps: 1.5,
    stars: 1,
  },
};

/**
 * Light at a time of day in a country's palette.
 * @param azimuth degrees from straight ahead, positive to the right; beyond 90 the sun is behind the camera
 */
export function lightOf(name: LightName, azimuth: number, palette: Palette, elevation?: number): Light {
  const mood = MOODS[name];
  const height = ((elevation ?? mood.elevation) * Math.PI) / 180;
  const turn = (azimuth * Math.PI) / 180;
  const hue = name === 'night' ? 0.12 : name === 'noon' ? 0.2 : 0.3;
  const horizon = tinted(hex(mood.horizon), palette.light, hue);
  const middle = tinted(hex(mood.middle), palette.light, hue * 0.3);
  const sun = scaled(hex(mood.sun), mood.sunPower);
  const ambient = scaled(tinted(hex(mood.ambient), palette.dark, 0.12), mood.ambientPower);
  return {
    name,
    sunX: Math.sin(turn) * Math.cos(height),
    sunY: Math.sin(height),
    sunZ: Math.cos(turn) * Math.cos(height),
    sun,
    ambient,
    bounce: scaled(tinted(hex(mood.horizon), palette.middle, 0.5), mood.ambientPower * 0.22),
    horizon,
    middle,
    zenith: tinted(hex(mood.zenith), palette.dark, 0.1),
    glow: hex(mood.glow),
    cloudLit: hex(mood.cloudLit),
    cloudShade: tinted(hex(mood.cloudShade), palette.dark, 0.1),
    fog: blend(horizon, middle, 0.55),
    lamps: mood.lamps,
    stars: mood.stars,
  };
}
