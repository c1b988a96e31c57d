/** Distances between some hundred points, for which no heap is needed. */
export class SmallGraph {
  readonly #links: Map<number, number>[];

  constructor(points: number) {
    this.#links = Array.from({ length: points }, () => new Map());
  }

  join(one: number, other: number, weight: number): void {
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const)
      this.#links[from]!.set(to, Math.min(weight, this.#links[from]!.get(to) ?? Infinity));
  }

  /** Points from one to the other, both included, and the weight between them; null where nothing up to `most` joins them. */
  path(from: number, to: number, most = Infinity): { weight: number; points: number[] } | null {
    const reached = new Map<number, { weight: number; before: number }>([[from, { weight: 0, before: -1 }]]);
    const open = new Set([from]);
    while (open.size > 0) {
      let [nearest, lowest] = [-1, Infinity];
      for (const point of open) {
        const { weight } = reached.get(point)!;
        if (weight < lowest) [nearest, lowest] = [point, weight];
      }
      if (lowest > most) return null;
      if (nearest === to) break;
      open.delete(nearest);
      for (const [next, step] of this.#links[nearest]!) {
        const weight = lowest + step;
        if (weight >= (reached.get(next)?.weight ?? Infinity)) continue;
        reached.set(next, { weight, before: nearest });
        open.add(next);
      }
    }
    const end = reached.get(to);
    if (!end) return null;
    const points: number[] = [];
    for (let at = to; at >= 0; at = reached.get(at)!.before) points.unshift(at);
    return { weight: end.weight, points };
  }
}
