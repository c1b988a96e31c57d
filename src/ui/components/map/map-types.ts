/** Longitude and latitude. */
export type LngLat = readonly [number, number];

export interface MapPlace {
  id: string;
  name: string;
  at: LngLat;
  /** Position in a tour; a place without one is a plain pin. */
  number?: number | undefined;
  /** Where its page is, inside the router. */
  href?: string | undefined;
}

export const LINE_STYLES = ['road', 'estimate', 'rail', 'ferry', 'flight'] as const;
/** How a way is drawn; told apart without colour: solid, short dashes where it is guessed, dashed, dotted, a thin arc. */
export type LineStyle = (typeof LINE_STYLES)[number];

export interface MapLine {
  id: string;
  style: LineStyle;
  /** Along the way; of a flight only its ends, the arc is made here. */
  points: readonly LngLat[];
}
