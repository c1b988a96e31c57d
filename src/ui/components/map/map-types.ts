import type { Area } from '../../../model/place/area.ts';

/** Longitude and latitude. */
export type LngLat = readonly [number, number];

/** What a map shows. */
export interface MapView extends Area {
  zoom: number;
  /** The map was moved by the user, and did not fit itself to its places. */
  byUser: boolean;
}

export interface MapPlace {
  id: string;
  name: string;
  at: LngLat;
  /** Position in a tour; without it a plain pin. */
  number?: number | undefined;
  /** Number of places that the pin stands for; its name says so, too. */
  count?: number | undefined;
  /** Link to its page, inside the router. */
  href?: string | undefined;
}

export const LINE_STYLES = ['road', 'estimate', 'rail', 'ferry', 'flight'] as const;
/** Style of a line, distinguishable without color: solid, short dashes for estimates, dashed, dotted, thin arc. */
export type LineStyle = (typeof LINE_STYLES)[number];

export interface MapLine {
  id: string;
  style: LineStyle;
  /** Geometry; for a flight only its ends, the arc is computed here. */
  points: readonly LngLat[];
}
