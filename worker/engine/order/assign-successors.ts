export interface Assignment {
  /** Successor of each node: one cycle or several subtours. */
  successors: Int32Array;
  /** Reduced costs: 0 along the assignment, never negative. */
  rest: Float64Array;
}

/**
 * Minimum-cost assignment of a successor to each node, never itself (Hungarian method with potentials). Lower bound for
 * every cycle through all nodes. Cubic in the size.
 */
export function assignSuccessors(costs: Float64Array, size: number): Assignment {
  const prices = withoutLoops(costs, size);
  // Rows and columns are 1-based; column 0 is a sentinel where each new row starts its search.
  const rowPotentials = new Float64Array(size + 1);
  const columnPotentials = new Float64Array(size + 1);
  const rowOf = new Int32Array(size + 1);
  for (let row = 1; row <= size; row += 1) {
    rowOf[0] = row;
    augment(prices, size, rowPotentials, columnPotentials, rowOf);
  }
  const successors = new Int32Array(size);
  for (let column = 1; column <= size; column += 1) successors[rowOf[column]! - 1] = column - 1;
  const rest = Float64Array.from(
    costs,
    (cost, cell) => cost - rowPotentials[Math.floor(cell / size) + 1]! - columnPotentials[(cell % size) + 1]!,
  );
  return { successors, rest };
}

function withoutLoops(costs: Float64Array, size: number): Float64Array {
  let highest = 0;
  for (const cost of costs) highest = Math.max(highest, cost);
  const prices = Float64Array.from(costs);
  for (let node = 0; node < size; node += 1) prices[node * size + node] = (highest + 1) * size;
  return prices;
}

/** Augments along the shortest alternating path from the row in `rowOf[0]` to a free column. */
function augment(
  prices: Float64Array,
  size: number,
  rowPotentials: Float64Array,
  columnPotentials: Float64Array,
  rowOf: Int32Array,
): void {
  const lowest = new Float64Array(size + 1).fill(Infinity);
  const cameFrom = new Int32Array(size + 1);
  const isReached = new Uint8Array(size + 1);
  let column = 0;
  do {
    isReached[column] = 1;
    const row = rowOf[column]!;
    let delta = Infinity;
    let nearest = 0;
    for (let next = 1; next <= size; next += 1) {
      if (isReached[next]) continue;
      const price = prices[(row - 1) * size + next - 1]! - rowPotentials[row]! - columnPotentials[next]!;
      if (price < lowest[next]!) {
        lowest[next] = price;
        cameFrom[next] = column;
      }
      if (lowest[next]! < delta) {
        delta = lowest[next]!;
        nearest = next;
      }
    }
    for (let other = 0; other <= size; other += 1) {
      if (isReached[other]) {
        rowPotentials[rowOf[other]!]! += delta;
        columnPotentials[other]! -= delta;
      } else {
        lowest[other]! -= delta;
      }
    }
    column = nearest;
  } while (rowOf[column] !== 0);
  while (column !== 0) {
    const before = cameFrom[column]!;
    rowOf[column] = rowOf[before]!;
    column = before;
  }
}
