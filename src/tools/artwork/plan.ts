import type { LightName } from './engine/light.ts';

export type RecipeName =
  | 'dunes'
  | 'plain'
  | 'beach'
  | 'reef'
  | 'coast'
  | 'islands'
  | 'lake'
  | 'mountains'
  | 'volcano'
  | 'crater'
  | 'falls'
  | 'forest'
  | 'tea'
  | 'terraces'
  | 'canyon'
  | 'rocks'
  | 'fields'
  | 'skyline'
  | 'waterfront'
  | 'street'
  | 'hilltown'
  | 'site'
  | 'cave';

/** What a picture shows, chosen by hand for each place. */
export interface ScenePlan {
  recipe: RecipeName;
  light: LightName;
  /** The one thing the place is known for. */
  landmark?: string;
  /** Which side the sun stands on; by the seed where it is not said. */
  side?: 'left' | 'right';
  /** Degrees of the sun from straight ahead; beyond 90 it is behind the onlooker. */
  sun?: number;
  trees?: string;
  animals?: string;
  /** A style of houses, boats or rocks, as the recipe reads it. */
  style?: string;
  boats?: string;
  /** Ground, rock, water, wall and roof colours as `#rrggbb`. */
  ground?: string;
  rock?: string;
  water?: string;
  walls?: readonly string[];
  roofs?: string;
  /** Amounts from 0 to 1 that the recipe reads. */
  wet?: number;
  high?: number;
  wild?: number;
  snow?: number;
  mist?: number;
  clouds?: number;
  /** Where the main thing stands, -1 left … 1 right. */
  place?: number;
  /** Eye height as a factor of the recipe's own. */
  eye?: number;
  /** Far mountains behind. */
  back?: 'hills' | 'mesas' | 'peaks' | 'snow' | 'karst' | 'volcano' | 'kilimanjaro' | 'flat' | 'sea';
  /** Added to the seed where another throw looks better. */
  throw?: number;
}

export type ScenePlans = Readonly<Record<string, ScenePlan>>;
