/**
 * Merges the subtours of an assignment into one cycle (Karp's patching): repeatedly joins the two largest at the lowest
 * cost. Returns the nodes in order, starting at node 0.
 */
export function patchCycles(costs: Float64Array, assigned: Int32Array): number[] {
  const successors = Int32Array.from(assigned);
  for (;;) {
    const [largest, second] = cyclesOf(successors).sort((one, other) => other.length - one.length);
    if (!largest) return [];
    if (!second) return largest;
    join(costs, successors, largest, second);
  }
}

function cyclesOf(successors: Int32Array): number[][] {
  const isSeen = new Uint8Array(successors.length);
  const cycles: number[][] = [];
  for (let start = 0; start < successors.length; start += 1) {
    if (isSeen[start]) continue;
    const cycle: number[] = [];
    for (let node = start; !isSeen[node]; node = successors[node]!) {
      isSeen[node] = 1;
      cycle.push(node);
    }
    cycles.push(cycle);
  }
  return cycles;
}

function join(
  costs: Float64Array,
  successors: Int32Array,
  one: readonly number[],
  other: readonly number[],
): void {
  const size = successors.length;
  const cost = (from: number, to: number) => costs[from * size + to]!;
  let lowest = Infinity;
  let seam: readonly [number, number] = [0, 0];
  for (const left of one) {
    for (const right of other) {
      const leftNext = successors[left]!;
      const rightNext = successors[right]!;
      const extra =
        cost(left, rightNext) + cost(right, leftNext) - cost(left, leftNext) - cost(right, rightNext);
      if (extra >= lowest) continue;
      lowest = extra;
      seam = [left, right];
    }
  }
  const [left, right] = seam;
  const next = successors[left]!;
  successors[left] = successors[right]!;
  successors[right] = next;
}
