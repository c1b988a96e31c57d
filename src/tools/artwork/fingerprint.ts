import crypto from 'node:crypto';
import { LEAF, TRIANGLE } from './engine/mesh.ts';
import { RENDERER_VERSION } from './engine/render.ts';
import type { Scene } from './engine/scene.ts';

/** Points of the ground whose height and color count, as slopes (x over z) and distances. */
const SLOPES = [-0.6, -0.45, -0.3, -0.15, 0, 0.15, 0.3, 0.45, 0.6];
const DISTANCES = [4, 8, 15, 28, 50, 90, 160, 300, 600, 1200, 2500, 5000, 10_000, 24_000];
/** Steps of a number that count: below the last digits in which processors differ, above what one sees. */
const STEPS = 500;

/**
 * Hash of what a scene shows: its shapes, samples of its ground, camera, light and water. Equal as long as the picture
 * stays the same, whichever code drew it; a change of the engine itself raises `RENDERER_VERSION`.
 */
export function fingerprintOf(scene: Scene, size: string): string {
  const hash = crypto.createHash('sha256');
  const { mesh, ground, soil, water } = scene;
  addNumbers(hash, mesh.triangles.subarray(0, mesh.triangleCount * TRIANGLE));
  addNumbers(hash, mesh.leaves.subarray(0, mesh.leafCount * LEAF));
  hash.update(mesh.materials.subarray(0, mesh.triangleCount));
  const samples: number[] = [];
  const color = new Float64Array(3);
  for (const z of DISTANCES)
    for (const slope of SLOPES) {
      const x = slope * z;
      const y = ground?.height(x, z, z) ?? 0;
      soil?.(x, y, z, 0, 0.9, -0.43, z, color);
      samples.push(y, ...color, water?.white?.(x, z) ?? 0);
    }
  addNumbers(hash, samples);
  const { camera, light, air, focus, plumes, palette, submerged, shadowReach } = scene;
  const rest = { camera, light, air, focus, plumes, palette, submerged, shadowReach, water };
  hash.update(
    JSON.stringify(
      { rest, far: ground?.far, step: ground?.step, size, version: RENDERER_VERSION },
      (_key, value: unknown) => (typeof value === 'number' ? Math.round(value * STEPS) : value),
    ),
  );
  return hash.digest('hex').slice(0, 16);
}

function addNumbers(hash: crypto.Hash, numbers: ArrayLike<number>): void {
  const rounded = new Int32Array(numbers.length);
  for (let index = 0; index < numbers.length; index += 1)
    rounded[index] = Math.round((numbers[index] ?? 0) * STEPS);
  hash.update(new Uint8Array(rounded.buffer));
}
