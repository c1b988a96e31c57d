import { arcEndOf, arcStartOf, kindOfArc, type RoadGraph } from './road-graph.ts';

export interface Entry {
  vertex: number;
  /** To the vertex, in hours. */
  weight: number;
}

const NO_ARC = 0xff_ff_ff_ff;

/** Shortest paths from one or more entries; the arrays are reused by the next search. */
export class RoadSearch {
  readonly #graph: RoadGraph;
  readonly #weights: Float64Array;
  readonly #arcs: Uint32Array;
  readonly #origins: Uint32Array;
  readonly #settled: Uint8Array;
  readonly #touched: number[] = [];
  readonly #queue = new Queue();

  constructor(graph: RoadGraph) {
    this.#graph = graph;
    const vertices = graph.nodeOf.length;
    this.#weights = new Float64Array(vertices).fill(Infinity);
    this.#arcs = new Uint32Array(vertices);
    this.#origins = new Uint32Array(vertices);
    this.#settled = new Uint8Array(vertices);
  }

  /**
   * @param entries where it begins; the index of the entry from which a vertex is reached is its origin
   * @param kinds kinds below this one are driven
   * @param visit called for each vertex, the nearest first; ends the search with true
   */
  run(entries: readonly Entry[], kinds: number, visit: (vertex: number, weight: number) => boolean): void {
    for (const vertex of this.#touched) [this.#weights[vertex], this.#settled[vertex]] = [Infinity, 0];
    this.#touched.length = 0;
    this.#queue.clear();
    for (const [origin, { vertex, weight }] of entries.entries()) this.#reach(vertex, weight, NO_ARC, origin);
    const { arcStart, arcs, weight: weightOf } = this.#graph;
    for (let vertex = this.#queue.take(); vertex >= 0; vertex = this.#queue.take()) {
      if (this.#settled[vertex] === 1) continue;
      this.#settled[vertex] = 1;
      const weight = this.#weights[vertex]!;
      if (visit(vertex, weight)) return;
      for (let index = arcStart[vertex]!; index < arcStart[vertex + 1]!; index += 1) {
        const arc = arcs[index]!;
        if (kindOfArc(this.#graph, arc) >= kinds) continue;
        this.#reach(arcEndOf(this.#graph, arc), weight + weightOf[arc >>> 1]!, arc, this.#origins[vertex]!);
      }
    }
  }

  #reach(vertex: number, weight: number, arc: number, origin: number): void {
    if (weight >= this.#weights[vertex]!) return;
    if (this.#weights[vertex] === Infinity) this.#touched.push(vertex);
    this.#weights[vertex] = weight;
    this.#arcs[vertex] = arc;
    this.#origins[vertex] = origin;
    this.#queue.put(vertex, weight);
  }

  weightTo(vertex: number): number {
    return this.#settled[vertex] === 1 ? this.#weights[vertex]! : Infinity;
  }

  originOf(vertex: number): number {
    return this.#origins[vertex]!;
  }

  /** Arcs from an entry to a vertex that was visited. */
  pathTo(vertex: number): Uint32Array {
    const path: number[] = [];
    for (let arc = this.#arcs[vertex]!; arc !== NO_ARC; arc = this.#arcs[arcStartOf(this.#graph, arc)]!)
      path.push(arc);
    return Uint32Array.from(path.reverse());
  }
}

/** A binary heap; a vertex may be in it several times, and its first one counts. */
class Queue {
  #vertices: number[] = [];
  #weights: number[] = [];

  clear(): void {
    this.#vertices = [];
    this.#weights = [];
  }

  put(vertex: number, weight: number): void {
    let at = this.#vertices.length;
    while (at > 0) {
      const parent = (at - 1) >>> 1;
      if (this.#weights[parent]! <= weight) break;
      this.#vertices[at] = this.#vertices[parent]!;
      this.#weights[at] = this.#weights[parent]!;
      at = parent;
    }
    this.#vertices[at] = vertex;
    this.#weights[at] = weight;
  }

  /** The vertex with the lowest weight; -1 where none is left. */
  take(): number {
    const [first, vertex, weight] = [this.#vertices[0], this.#vertices.pop(), this.#weights.pop()];
    if (first === undefined || vertex === undefined || weight === undefined) return -1;
    const size = this.#vertices.length;
    if (size === 0) return first;
    let at = 0;
    for (let child = 1; child < size; child = at * 2 + 1) {
      if (child + 1 < size && this.#weights[child + 1]! < this.#weights[child]!) child += 1;
      if (this.#weights[child]! >= weight) break;
      this.#vertices[at] = this.#vertices[child]!;
      this.#weights[at] = this.#weights[child]!;
      at = child;
    }
    this.#vertices[at] = vertex;
    this.#weights[at] = weight;
    return first;
  }
}
