import type { Picture, Camera } from './gbuffer.ts';
import { pixelsOf } from './gbuffer.ts';
import { drawMesh } from './raster.ts';
import { groundShadeOf } from './ground-shade.ts';
import type { Scene } from './scene.ts';
import { shade } from './shade.ts';
import { meshShadeOf } from './shadow.ts';
import { drawGround } from './terrain.ts';

/** Increment when pictures would change: all pictures are rendered again. */
export const RENDERER_VERSION = 6;

/** Renders a scene in linear RGB: first the reflection in the water at half size, then the picture. */
export function render(scene: Scene, width: number, height: number, seed: number): Picture {
  const shadowSize = width > 1000 ? 1536 : width > 200 ? 768 : 192;
  const reach = scene.shadowReach ?? 700;
  const center = scene.camera.center ?? 0.5;
  const halfWidth = Math.max(center, 1 - center) / scene.camera.focal;
  const meshShade = meshShadeOf(
    scene.mesh,
    scene.light,
    [reach * 0.05, reach * 0.22, reach],
    halfWidth + 0.05,
    shadowSize,
  );
  const groundShade = groundShadeOf(scene.ground, scene.light, halfWidth, width);

  const draw = (size: number, eye: number, mirrored: boolean, mirror?: Picture): Picture => {
    const wide = Math.round(width * size);
    const tall = Math.round(height * size);
    const camera: Camera = {
      width: wide,
      height: eye,
      focal: scene.camera.focal * wide,
      center: wide * center,
      horizon: scene.camera.horizon * tall,
    };
    const pixels = pixelsOf(wide, tall);
    const level = scene.water?.level ?? Number.NEGATIVE_INFINITY;
    const near = scene.ground ? drawGround(pixels, camera, scene.ground, level, mirrored) : 0;
    const floor = mirrored ? level : Number.NEGATIVE_INFINITY;
    drawMesh(pixels, camera, scene.mesh, scene.light.lamps, floor, near < 200 ? near : 0);
    return shade(scene, pixels, camera, { groundShade, meshShade }, mirror, seed);
  };

  if (!scene.water) return draw(1, scene.camera.height, false);
  const mirror = draw(0.5, 2 * scene.water.level - scene.camera.height, true);
  return draw(1, scene.camera.height, false, mirror);
}
