import type { Mesh, Point } from '../engine/mesh.ts';

/** A block standing on `y`, its middle at `x`, `z`. */
export function box(
  mesh: Mesh,
  x: number,
  y: number,
  z: number,
  wide: number,
  tall: number,
  deep: number,
): void {
  const [l, r, f, b, t] = [x - wide / 2, x + wide / 2, z - deep / 2, z + deep / 2, y + tall];
  mesh.quad([l, y, f], [r, y, f], [r, t, f], [l, t, f]);
  mesh.quad([r, y, b], [l, y, b], [l, t, b], [r, t, b]);
  mesh.quad([l, y, b], [l, y, f], [l, t, f], [l, t, b]);
  mesh.quad([r, y, f], [r, y, b], [r, t, b], [r, t, f]);
  mesh.quad([l, t, f], [r, t, f], [r, t, b], [l, t, b]);
}

/** A block whose top is smaller or larger than its foot. */
export function frustum(
  mesh: Mesh,
  x: number,
  y: number,
  z: number,
  wide: number,
  tall: number,
  deep: number,
  share: number,
): void {
  const [w, d, t] = [wide / 2, deep / 2, y + tall];
  const [tw, td] = [w * share, d * share];
  const low: Point[] = [
    [x - w, y, z - d],
    [x + w, y, z - d],
    [x + w, y, z + d],
    [x - w, y, z + d],
  ];
  const top: Point[] = [
    [x - tw, t, z - td],
    [x + tw, t, z - td],
    [x + tw, t, z + td],
    [x - tw, t, z + td],
  ];
  for (let side = 0; side < 4; side += 1) {
    mesh.quad(low[side]!, low[(side + 1) % 4]!, top[(side + 1) % 4]!, top[side]!);
  }
  if (share > 0.01) mesh.quad(top[0]!, top[1]!, top[2]!, top[3]!);
}

/** A body of revolution: pairs of radius and height from the foot to the top. */
export function lathe(
  mesh: Mesh,
  x: number,
  y: number,
  z: number,
  profile: readonly (readonly [number, number])[],
  sides = 20,
  hard = false,
): void {
  for (let part = 0; part + 1 < profile.length; part += 1) {
    const [r0, y0] = profile[part]!;
    const [r1, y1] = profile[part + 1]!;
    const rise = Math.hypot(y1 - y0, r1 - r0) || 1;
    const up = (r0 - r1) / rise;
    const out = (y1 - y0) / rise;
    for (let side = 0; side < sides; side += 1) {
      const a = (side / sides) * Math.PI * 2;
      const b = ((side + 1) / sides) * Math.PI * 2;
      const [ca, sa, cb, sb] = [Math.cos(a), Math.sin(a), Math.cos(b), Math.sin(b)];
      const middle = (a + b) / 2;
      const na: Point = hard
        ? [Math.cos(middle) * out, up, Math.sin(middle) * out]
        : [ca * out, up, sa * out];
      const nb: Point = hard ? na : [cb * out, up, sb * out];
      const p0: Point = [x + ca * r0, y + y0, z + sa * r0];
      const p1: Point = [x + cb * r0, y + y0, z + sb * r0];
      const p2: Point = [x + cb * r1, y + y1, z + sb * r1];
      const p3: Point = [x + ca * r1, y + y1, z + sa * r1];
      const u0 = a * Math.max(r0, r1);
      const u1 = b * Math.max(r0, r1);
      if (r0 > 0) mesh.smoothTriangle(p0, p1, p2, na, nb, nb, [u0, y0, u1, y0, u1, y1]);
      if (r1 > 0) mesh.smoothTriangle(p0, p2, p3, na, nb, na, [u0, y0, u1, y1, u0, y1]);
    }
  }
}

export function cylinder(
  mesh: Mesh,
  x: number,
  y: number,
  z: number,
  radius: number,
  tall: number,
  sides = 14,
): void {
  lathe(
    mesh,
    x,
    y,
    z,
    [
      [radius, 0],
      [radius, tall],
      [0, tall],
    ],
    sides,
  );
}

export function cone(
  mesh: Mesh,
  x: number,
  y: number,
  z: number,
  radius: number,
  tall: number,
  sides = 14,
): void {
  lathe(
    mesh,
    x,
    y,
    z,
    [
      [radius, 0],
      [0, tall],
    ],
    sides,
  );
}

/** Half a ball; `swell` above 1 makes an onion. */
export function dome(
  mesh: Mesh,
  x: number,
  y: number,
  z: number,
  radius: number,
  tall: number,
  swell = 1,
): void {
  const profile: [number, number][] = [];
  for (let step = 0; step <= 10; step += 1) {
    const angle = (step / 10) * (Math.PI / 2);
    const belly = 1 + (swell - 1) * Math.sin(angle * 2);
    profile.push([step === 10 ? 0 : radius * Math.cos(angle) * belly, tall * Math.sin(angle)]);
  }
  lathe(mesh, x, y, z, profile, 24);
}

/** A roof with two slopes, its ridge along x. */
export function gable(
  mesh: Mesh,
  x: number,
  y: number,
  z: number,
  wide: number,
  tall: number,
  deep: number,
): void {
  const [l, r, f, b, t] = [x - wide / 2, x + wide / 2, z - deep / 2, z + deep / 2, y + tall];
  mesh.quad([l, y, f], [r, y, f], [r, t, z], [l, t, z]);
  mesh.quad([r, y, b], [l, y, b], [l, t, z], [r, t, z]);
  mesh.triangle([l, y, b], [l, y, f], [l, t, z]);
  mesh.triangle([r, y, f], [r, y, b], [r, t, z]);
}

/** A roof with four slopes. */
export function hip(
  mesh: Mesh,
  x: number,
  y: number,
  z: number,
  wide: number,
  tall: number,
  deep: number,
): void {
  const [l, r, f, b, t] = [x - wide / 2, x + wide / 2, z - deep / 2, z + deep / 2, y + tall];
  const ridge = Math.max(0, (wide - deep) / 2);
  const along = Math.max(0, (deep - wide) / 2);
  const [rl, rr, rf, rb] = [x - ridge, x + ridge, z - along, z + along];
  mesh.quad([l, y, f], [r, y, f], [rr, t, rf], [rl, t, rf]);
  mesh.quad([r, y, b], [l, y, b], [rl, t, rb], [rr, t, rb]);
  mesh.quad([l, y, b], [l, y, f], [rl, t, rf], [rl, t, rb]);
  mesh.quad([r, y, f], [r, y, b], [rr, t, rb], [rr, t, rf]);
}

/** The swung roof of Asia: the slope flattens outwards and the corners rise. */
export function swungRoof(
  mesh: Mesh,
  x: number,
  y: number,
  z: number,
  wide: number,
  tall: number,
  deep: number,
  lift = 0.14,
  ridgeShare = 0.5,
): void {
  const steps = 6;
  const half = (share: number): [number, number, number] => {
    const ease = (1 - share) ** 1.7;
    const w = (wide / 2) * (ridgeShare + (1 - ridgeShare) * ease ** 0.8);
    return [w, (deep / 2) * ease ** 0.8, tall * share];
  };
  const corner = (share: number): number => lift * tall * (1 - share) ** 3;
  const sections = 8;
  for (let step = 0; step < steps; step += 1) {
    const s0 = step / steps;
    const s1 = (step + 1) / steps;
    const [w0, d0, h0] = half(s0);
    const [w1, d1, h1] = half(s1);
    for (let part = 0; part < sections; part += 1) {
      const a = (part / sections) * 2 - 1;
      const b = ((part + 1) / sections) * 2 - 1;
      const up = (at: number, share: number): number => corner(share) * Math.abs(at) ** 3;
      for (const side of [-1, 1]) {
        mesh.quad(
          [x + w0 * a, y + h0 + up(a, s0), z + side * d0],
          [x + w0 * b, y + h0 + up(b, s0), z + side * d0],
          [x + w1 * b, y + h1 + up(b, s1), z + side * d1],
          [x + w1 * a, y + h1 + up(a, s1), z + side * d1],
        );
        mesh.quad(
          [x + side * w0, y + h0 + up(a, s0), z + d0 * a],
          [x + side * w0, y + h0 + up(b, s0), z + d0 * b],
          [x + side * w1, y + h1 + up(b, s1), z + d1 * b],
          [x + side * w1, y + h1 + up(a, s1), z + d1 * a],
        );
      }
    }
  }
}

const onRim = (c: Point, n: Point, r: number): Point => [c[0] + n[0] * r, c[1] + n[1] * r, c[2] + n[2] * r];

/** A round bar from one point to another, thinner towards the end. */
export function bar(mesh: Mesh, a: Point, b: Point, ra: number, rb: number, sides = 6): void {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const dz = b[2] - a[2];
  const length = Math.hypot(dx, dy, dz) || 1;
  const steep = Math.abs(dy / length) > 0.95;
  const sx = steep ? 1 : dz / Math.hypot(dx, dz);
  const sz = steep ? 0 : -dx / Math.hypot(dx, dz);
  const ux = (dy * sz) / length;
  const uy = (dz * sx - dx * sz) / length;
  const uz = (-dy * sx) / length;
  for (let side = 0; side < sides; side += 1) {
    const one = (side / sides) * Math.PI * 2;
    const two = ((side + 1) / sides) * Math.PI * 2;
    const n0: Point = [
      sx * Math.cos(one) + ux * Math.sin(one),
      uy * Math.sin(one),
      sz * Math.cos(one) + uz * Math.sin(one),
    ];
    const n1: Point = [
      sx * Math.cos(two) + ux * Math.sin(two),
      uy * Math.sin(two),
      sz * Math.cos(two) + uz * Math.sin(two),
    ];
    mesh.smoothTriangle(onRim(a, n0, ra), onRim(a, n1, ra), onRim(b, n1, rb), n0, n1, n1);
    mesh.smoothTriangle(onRim(a, n0, ra), onRim(b, n1, rb), onRim(b, n0, rb), n0, n1, n0);
  }
}

/** A wall along x with round-headed openings, `count` of them, seen from the front and the back. */
export function arcade(
  mesh: Mesh,
  x: number,
  y: number,
  z: number,
  wide: number,
  tall: number,
  deep: number,
  count: number,
  open = 0.62,
  spring = 0.55,
): void {
  const bay = wide / count;
  const gap = bay * open;
  const pier = bay - gap;
  for (let index = 0; index <= count; index += 1) {
    const inner = index > 0 && index < count;
    const at = x - wide / 2 + index * bay + (index === 0 ? pier / 4 : index === count ? -pier / 4 : 0);
    box(mesh, at, y, z, inner ? pier : pier / 2, tall, deep);
  }
  const radius = gap / 2;
  const from = Math.min(tall * spring, tall - radius * 1.12);
  for (let index = 0; index < count; index += 1) {
    const middle = x - wide / 2 + (index + 0.5) * bay;
    for (let step = 0; step < 8; step += 1) {
      const a = Math.PI - (step / 8) * Math.PI;
      const b = Math.PI - ((step + 1) / 8) * Math.PI;
      const [x0, y0] = [middle + Math.cos(a) * radius, y + from + Math.sin(a) * radius];
      const [x1, y1] = [middle + Math.cos(b) * radius, y + from + Math.sin(b) * radius];
      for (const side of [-deep / 2, deep / 2]) {
        mesh.quad([x0, y0, z + side], [x1, y1, z + side], [x1, y + tall, z + side], [x0, y + tall, z + side]);
      }
      mesh.quad(
        [x0, y0, z - deep / 2],
        [x1, y1, z - deep / 2],
        [x1, y1, z + deep / 2],
        [x0, y0, z + deep / 2],
      );
    }
    mesh.quad(
      [middle - radius, y + tall, z - deep / 2],
      [middle + radius, y + tall, z - deep / 2],
      [middle + radius, y + tall, z + deep / 2],
      [middle - radius, y + tall, z + deep / 2],
    );
  }
}
