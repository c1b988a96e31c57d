import { LEAF, TRIANGLE } from './engine/mesh.ts';
import { clamp } from './engine/math.ts';
import type { Scene } from './engine/scene.ts';
import type { RecipeName } from './plan.ts';
import type { Frame, Mark, Stage } from './stage.ts';

/** A part of the picture, as shares of its width and height from the left and the top. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Recipes in which boats are the subject where nothing else is. */
const AFLOAT: ReadonlySet<RecipeName> = new Set(['beach', 'plain', 'forest', 'cave', 'islands']);
/** Recipes in which a mountain is as much the subject as the landmark before it. */
const GRAND: ReadonlySet<RecipeName> = new Set(['volcano', 'mountains', 'lake']);
const KINDS: readonly Mark['kind'][] = ['landmark', 'animals', 'boats'];
/** Share of points at each edge that do not count: masts, tails and single animals apart from the others. */
const STRAY = 0.02;
/** Where the middle of the subject stands: right of a title on the left, still inside a square crop. */
const TARGET = 0.64;
const WIDEST = 0.6;
const TALLEST = 0.54;
const FARTHEST_MOVE = 0.26;
const LEAST_ZOOM = 0.7;

/** The part of the picture that the subject covers; undefined where the land itself is the subject. */
export function subjectOf(stage: Stage, scene: Scene): Box | undefined {
  const { recipe } = stage.plan;
  for (const kind of KINDS) {
    if (kind === 'boats' && !AFLOAT.has(recipe)) continue;
    const marks = stage.marks.filter((mark) => mark.kind === kind);
    const box = boxOf(stage, scene, marks);
    if (box) return kind === 'landmark' && GRAND.has(recipe) ? around(box, scene.focus) : box;
  }
  return undefined;
}

/** A box that takes in the summit behind a landmark as well. */
function around(box: Box, { x, y }: { x: number; y: number }): Box {
  return {
    left: Math.min(box.left, x - 0.1),
    top: Math.min(box.top, y - 0.1),
    right: Math.max(box.right, x + 0.1),
    bottom: box.bottom,
  };
}

/** Moves and widens the view so that the subject stands right of the middle and fits a wide crop. */
export function frameFor(box: Box | undefined, focus: { x: number }): Frame {
  if (!box) return { center: 0.5 + clamp(TARGET - focus.x, -FARTHEST_MOVE, FARTHEST_MOVE), zoom: 1 };
  const wide = box.right - box.left;
  const tall = box.bottom - box.top;
  const zoom = clamp(Math.min(WIDEST / wide, TALLEST / tall), LEAST_ZOOM, 1);
  const middle = 0.5 + ((box.left + box.right) / 2 - 0.5) * zoom;
  const target = clamp(TARGET, 0.5, Math.max(0.5, 0.98 - (wide * zoom) / 2));
  return { center: 0.5 + clamp(target - middle, -FARTHEST_MOVE, FARTHEST_MOVE), zoom };
}

function boxOf(stage: Stage, { camera, mesh }: Scene, marks: readonly Mark[]): Box | undefined {
  const xs: number[] = [];
  const ys: number[] = [];
  const center = camera.center ?? 0.5;
  const add = (values: Float32Array, at: number): void => {
    const z = values[at + 2] ?? 0;
    if (z < 2) return;
    xs.push(center + (camera.focal * (values[at] ?? 0)) / z);
    ys.push(camera.horizon - (camera.focal * stage.shape * ((values[at + 1] ?? 0) - camera.height)) / z);
  };
  const corner = TRIANGLE / 3;
  for (const { triangles, leaves } of marks) {
    for (let index = triangles[0] * 3; index < triangles[1] * 3; index += 1)
      add(mesh.triangles, index * corner);
    for (let index = leaves[0]; index < leaves[1]; index += 1) add(mesh.leaves, index * LEAF);
  }
  if (xs.length === 0) return undefined;
  const [left, right] = rangeOf(xs);
  const [top, bottom] = rangeOf(ys);
  return right < 0.02 || left > 0.98 || top > 0.98 || right - left > 1.5
    ? undefined
    : { left, top, right, bottom };
}

function rangeOf(values: number[]): [number, number] {
  values.sort((a, b) => a - b);
  const stray = Math.floor(values.length * STRAY);
  return [values[stray] ?? 0, values[values.length - 1 - stray] ?? 0];
}
