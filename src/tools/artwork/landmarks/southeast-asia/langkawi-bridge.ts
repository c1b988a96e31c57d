import { blend, hex, scaled } from '../../engine/color.ts';
import { bar, lathe } from '../../shapes/solids.ts';
import type { Stage } from '../../stage.ts';
import { massif, paint } from '../parts.ts';
import { pairs } from '../../shapes/rows.ts';

const langkawiBridgeAt = (u: number): [number, number, number] => {
  const a = (u - 0.5) * 1.9;
  return [Math.sin(a) * 52, 34, 30 - Math.cos(a) * 34];
};

export function langkawiBridge(stage: Stage): void {
  const { mesh } = stage;
  massif(
    stage,
    -52,
    -6,
    24,
    40,
    (_a, share) => [24 - share * 9, 18 - share * 6],
    (_a, _share, g) => scaled(blend(hex('#4d6b3a'), hex('#7a7060'), 0.3 + g), 1),
    0.16,
    36,
    14,
  );
  paint(mesh, '#dfe3e4');
  const tip: [number, number, number] = [-4, 72, 22];
  bar(mesh, [6, -8, 12], tip, 1.1, 0.6, 9);
  for (let step = 0; step < 26; step += 1) {
    const [a, b] = [langkawiBridgeAt(step / 26), langkawiBridgeAt((step + 1) / 26)];
    paint(mesh, '#c9ced0');
    mesh.quad(
      [a[0], a[1], a[2] - 1.6],
      [b[0], b[1], b[2] - 1.6],
      [b[0], b[1], b[2] + 1.6],
      [a[0], a[1], a[2] + 1.6],
    );
    paint(mesh, '#8f979a');
    mesh.quad(
      [a[0], a[1] - 1.4, a[2] - 1.6],
      [b[0], b[1] - 1.4, b[2] - 1.6],
      [b[0], b[1], b[2] - 1.6],
      [a[0], a[1], a[2] - 1.6],
    );
    paint(mesh, '#e9edee');
    bar(mesh, [a[0], a[1] + 1.2, a[2] - 1.6], [b[0], b[1] + 1.2, b[2] - 1.6], 0.1, 0.1, 4);
    bar(mesh, [a[0], a[1], a[2] - 1.6], [a[0], a[1] + 1.2, a[2] - 1.6], 0.09, 0.09, 4);
    if (step % 6 === 1 || step === 25) bar(mesh, a, [tip[0], tip[1] - 2, tip[2]], 0.14, 0.14, 4);
  }
  bar(mesh, [tip[0], tip[1] - 1, tip[2]], [30, -6, 70], 0.3, 0.3, 5);
  paint(mesh, '#d9dee0');
  for (const u of [0.02, 0.98]) {
    const p = langkawiBridgeAt(u);
    lathe(mesh, p[0], p[1] - 1, p[2], pairs('4 0, 4 1, 0 1'), 3, true);
  }
}
