/** Size of a node's candidate list: the cheapest successors that a move considers. */
const NEIGHBORS = 8;
/** Smaller gains are floating-point noise and could make the search loop forever. */
const MIN_GAIN_SECONDS = 1e-6;

/**
 * A directed cycle in an array, with the position of each node, and the moves on it.
 *
 * Moves: swap two adjacent segments (3-opt without reversal, which suits asymmetric costs) and reverse a
 * segment (2-opt). A kick reverses the order of three adjacent segments (double bridge), which no move undoes.
 */
export class Cycle {
  readonly #costs: Float64Array;
  readonly #size: number;
  readonly #nodes: Int32Array;
  readonly #places: Int32Array;
  readonly #snapshot: Int32Array;
  readonly #spare: Int32Array;
  /** Candidate lists: the `NEIGHBORS` cheapest successors of each node, the cheapest first. */
  readonly #near: Int32Array;
  readonly #nearCount: number;
  readonly #queue: number[] = [];
  readonly #isQueued: Uint8Array;
  /** Prefix sums of the cost from position 0 to each position, forward and backward. */
  readonly #along: Float64Array;
  readonly #against: Float64Array;
  #areSumsStale = true;

  constructor(costs: Float64Array, start: readonly number[]) {
    const size = start.length;
    this.#costs = costs;
    this.#size = size;
    this.#nodes = Int32Array.from(start);
    this.#places = new Int32Array(size);
    for (let place = 0; place < size; place += 1) this.#places[this.#nodes[place]!] = place;
    this.#snapshot = Int32Array.from(this.#nodes);
    this.#spare = new Int32Array(size);
    this.#nearCount = Math.min(NEIGHBORS, Math.max(0, size - 1));
    this.#near = nearestNodes(costs, size, this.#nearCount);
    this.#isQueued = new Uint8Array(size);
    this.#along = new Float64Array(size + 1);
    this.#against = new Float64Array(size + 1);
  }

  copy(): number[] {
    return Array.from(this.#nodes);
  }

  saveSnapshot(): void {
    this.#snapshot.set(this.#nodes);
  }

  restoreSnapshot(): void {
    this.#nodes.set(this.#snapshot);
    for (let place = 0; place < this.#size; place += 1) this.#places[this.#nodes[place]!] = place;
    this.#areSumsStale = true;
  }

  enqueue(node: number): void {
    if (this.#isQueued[node]) return;
    this.#isQueued[node] = 1;
    this.#queue.push(node);
  }

  /** Local search until no queued node has an improving move. Returns the gain. */
  improve(): number {
    let gained = 0;
    for (let node = this.#queue.pop(); node !== undefined; node = this.#queue.pop()) {
      this.#isQueued[node] = 0;
      for (let gain = this.#improveAt(node); gain > 0; gain = this.#improveAt(node)) gained += gain;
    }
    return gained;
  }

  /** Reverses the order of three adjacent segments, the first one beginning after position `place`. */
  kick(place: number, [first, second, third]: readonly [number, number, number]): number {
    const before = this.#node(place);
    const a = this.#node(place + 1);
    const aEnd = this.#node(place + first);
    const b = this.#node(place + first + 1);
    const bEnd = this.#node(place + first + second);
    const c = this.#node(place + first + second + 1);
    const cEnd = this.#node(place + first + second + third);
    const after = this.#node(place + first + second + third + 1);
    const gain =
      this.#cost(before, a) +
      this.#cost(aEnd, b) +
      this.#cost(bEnd, c) +
      this.#cost(cEnd, after) -
      (this.#cost(before, c) + this.#cost(cEnd, b) + this.#cost(bEnd, a) + this.#cost(aEnd, after));
    this.#swapSegments(place + 1, first, second + third);
    this.#swapSegments(place + 1, second, third);
    for (const node of [before, a, aEnd, b, bEnd, c, cEnd, after]) this.enqueue(node);
    return gain;
  }

  #cost(from: number, to: number): number {
    return this.#costs[from * this.#size + to]!;
  }

  #node(place: number): number {
    return this.#nodes[place % this.#size]!;
  }

  /** Applies the first improving move for `node`. Returns its gain, 0 if there is none. */
  #improveAt(node: number): number {
    return this.#trySwap(node) || this.#tryTurn(node);
  }

  #trySwap(node: number): number {
    const size = this.#size;
    const place = this.#places[node]!;
    const next = this.#node(place + 1);
    const nextCost = this.#cost(node, next);
    for (let index = 0; index < this.#nearCount; index += 1) {
      const wanted = this.#near[node * this.#nearCount + index]!;
      const firstGain = nextCost - this.#cost(node, wanted);
      if (firstGain <= MIN_GAIN_SECONDS) break;
      const firstLength = (this.#places[wanted]! - 1 - place + size) % size;
      if (firstLength === 0) continue;
      const firstEnd = this.#node(place + firstLength);
      const secondGain = firstGain + this.#cost(firstEnd, wanted);
      for (let other = 0; other < this.#nearCount; other += 1) {
        const after = this.#near[firstEnd * this.#nearCount + other]!;
        const openGain = secondGain - this.#cost(firstEnd, after);
        if (openGain <= MIN_GAIN_SECONDS) break;
        const bothLength = (this.#places[after]! - 1 - place + size) % size;
        if (bothLength <= firstLength) continue;
        const secondEnd = this.#node(place + bothLength);
        const gain = openGain + this.#cost(secondEnd, after) - this.#cost(secondEnd, next);
        if (gain <= MIN_GAIN_SECONDS) continue;
        this.#swapSegments(place + 1, firstLength, bothLength - firstLength);
        for (const touched of [node, next, firstEnd, wanted, secondEnd, after]) this.enqueue(touched);
        return gain;
      }
    }
    return 0;
  }

  #tryTurn(node: number): number {
    const size = this.#size;
    const place = this.#places[node]!;
    for (let index = 0; index < this.#nearCount; index += 1) {
      const wanted = this.#places[this.#near[node * this.#nearCount + index]!]!;
      const gain =
        this.#turnIfShorter((place + 1) % size, wanted) ||
        this.#turnIfShorter(wanted, (place + size - 1) % size);
      if (gain > 0) return gain;
    }
    return 0;
  }

  /** Reverses the segment between two positions if that shortens the cycle. */
  #turnIfShorter(from: number, to: number): number {
    const size = this.#size;
    const length = ((to - from + size) % size) + 1;
    if (length < 2 || length > size - 2) return 0;
    const first = this.#nodes[from]!;
    const last = this.#nodes[to]!;
    const before = this.#node(from + size - 1);
    const after = this.#node(to + 1);
    const ends =
      this.#cost(before, first) +
      this.#cost(last, after) -
      this.#cost(before, last) -
      this.#cost(first, after);
    const gain =
      ends + this.#between(this.#sums().along, from, to) - this.#between(this.#sums().against, from, to);
    if (gain <= MIN_GAIN_SECONDS) return 0;
    for (let left = 0, right = length - 1; left < right; left += 1, right -= 1) {
      const leftPlace = (from + left) % size;
      const rightPlace = (from + right) % size;
      const leftNode = this.#nodes[leftPlace]!;
      const rightNode = this.#nodes[rightPlace]!;
      this.#put(leftPlace, rightNode);
      this.#put(rightPlace, leftNode);
    }
    this.#areSumsStale = true;
    for (const touched of [before, first, last, after]) this.enqueue(touched);
    return gain;
  }

  #sums(): { along: Float64Array; against: Float64Array } {
    if (this.#areSumsStale) {
      for (let place = 0; place < this.#size; place += 1) {
        const here = this.#nodes[place]!;
        const next = this.#node(place + 1);
        this.#along[place + 1] = this.#along[place]! + this.#cost(here, next);
        this.#against[place + 1] = this.#against[place]! + this.#cost(next, here);
      }
      this.#areSumsStale = false;
    }
    return { along: this.#along, against: this.#against };
  }

  #between(sums: Float64Array, from: number, to: number): number {
    const straight = sums[to]! - sums[from]!;
    return from <= to ? straight : straight + sums[this.#size]!;
  }

  /** Swaps the segment of `first` nodes at position `from` with the `second` nodes after it. */
  #swapSegments(from: number, first: number, second: number): void {
    const size = this.#size;
    for (let index = 0; index < first; index += 1) this.#spare[index] = this.#nodes[(from + index) % size]!;
    for (let index = 0; index < second; index += 1) {
      this.#put((from + index) % size, this.#nodes[(from + first + index) % size]!);
    }
    for (let index = 0; index < first; index += 1) {
      this.#put((from + second + index) % size, this.#spare[index]!);
    }
    this.#areSumsStale = true;
  }

  #put(place: number, node: number): void {
    this.#nodes[place] = node;
    this.#places[node] = place;
  }
}

function nearestNodes(costs: Float64Array, size: number, count: number): Int32Array {
  const near = new Int32Array(size * count);
  for (let node = 0; node < size; node += 1) {
    const others = Array.from({ length: size }, (_, other) => other).filter((other) => other !== node);
    others.sort((left, right) => costs[node * size + left]! - costs[node * size + right]! || left - right);
    for (let index = 0; index < count; index += 1) near[node * count + index] = others[index]!;
  }
  return near;
}
