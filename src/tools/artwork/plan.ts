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

/** Content of a picture, chosen by hand for each place. */
export interface ScenePlan {
  recipe: RecipeName;
  light: LightName;
  /** Main landmark of the place. */
  landmark?: string;
  /** Side of the sun; default: by the seed. */
  side?: 'left' | 'right';
  /** Degrees of the sun from straight ahead; beyond 90 it is behind the camera. */
  sun?: number;
  trees?: string;
  animals?: string;
  /** Style of houses, boats or rocks; its meaning depends on the recipe. */
  style?: string;
  boats?: string;
  /** Ground, rock, water, wall and roof colors as `#rrggbb`. */
  ground?: string;
  rock?: string;
  water?: string;
  walls?: readonly string[];
  roofs?: string;
  /** Amounts from 0 to 1; their meaning depends on the recipe. */
  wet?: number;
  high?: number;
  wild?: number;
  snow?: number;
  /** Stone slabs in the place of a lawn, for the recipe of a site. */
  paved?: boolean;
  mist?: number;
  clouds?: number;
  /** Position of the main subject, -1 left to 1 right. */
  place?: number;
  /** Eye height relative to the recipe's default. */
  eye?: number;
  /** Distant mountains. */
  back?:
    | 'hills'
    | 'mesas'
    | 'table'
    | 'broad'
    | 'rim'
    | 'peaks'
    | 'snow'
    | 'karst'
    | 'volcano'
    | 'kilimanjaro'
    | 'flat'
    | 'sea';
  /** Form of a volcano or a lone hill; default: by the facts. */
  form?: 'cone' | 'shield' | 'truncated' | 'ragged' | 'dome';
  /** Distance of the landmark or the animals relative to the recipe's. */
  near?: number;
  /** Added to the seed to select another variation. */
  throw?: number;
}

export type ScenePlans = Readonly<Record<string, ScenePlan>>;
