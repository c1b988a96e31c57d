/** In-memory Cache Storage with the methods that packs use. */
export class MemoryCaches implements CacheStorage {
  readonly #caches = new Map<string, MemoryCache>();
  #room = Infinity;

  /** Number of further entries until the storage is full. */
  roomFor(entries: number): void {
    this.#room = entries;
  }

  takeRoom(): void {
    if (this.#room <= 0) throw new DOMException('no room', 'QuotaExceededError');
    this.#room -= 1;
  }

  async open(name: string): Promise<Cache> {
    const there = this.#caches.get(name) ?? new MemoryCache(() => this.takeRoom());
    this.#caches.set(name, there);
    return there;
  }

  async match(request: RequestInfo | URL): Promise<Response | undefined> {
    for (const cache of this.#caches.values()) {
      const found = await cache.match(request);
      if (found) return found;
    }
    return undefined;
  }

  async has(name: string): Promise<boolean> {
    return this.#caches.has(name);
  }

  async delete(name: string): Promise<boolean> {
    return this.#caches.delete(name);
  }

  async keys(): Promise<string[]> {
    return [...this.#caches.keys()];
  }
}

const ORIGIN = 'http://here';

class MemoryCache implements Cache {
  readonly #entries = new Map<string, Response>();
  readonly #takeRoom: () => void;

  constructor(takeRoom: () => void) {
    this.#takeRoom = takeRoom;
  }

  async put(request: RequestInfo | URL, response: Response): Promise<void> {
    this.#takeRoom();
    this.#entries.set(addressOf(request), response);
  }

  async match(request: RequestInfo | URL, options: CacheQueryOptions = {}): Promise<Response | undefined> {
    const whole = addressOf(request);
    if (options.ignoreSearch !== true) return this.#entries.get(whole)?.clone();
    const found = [...this.#entries].find(([address]) => pathOf(address) === pathOf(whole));
    return found?.[1].clone();
  }

  async delete(request: RequestInfo | URL, options: CacheQueryOptions = {}): Promise<boolean> {
    const whole = addressOf(request);
    if (options.ignoreSearch !== true) return this.#entries.delete(whole);
    const found = [...this.#entries.keys()].filter((address) => pathOf(address) === pathOf(whole));
    return found.map((address) => this.#entries.delete(address)).length > 0;
  }

  async keys(): Promise<readonly Request[]> {
    return [...this.#entries.keys()].map((url) => new Request(url));
  }

  matchAll(): never {
    throw new Error('not used');
  }
  async add(request: RequestInfo | URL): Promise<void> {
    await this.put(request, await fetch(request));
  }
  addAll(): never {
    throw new Error('not used');
  }
}

function pathOf(address: string): string {
  return address.split('?')[0] ?? '';
}

function addressOf(request: RequestInfo | URL): string {
  if (request instanceof Request) return request.url;
  return new URL(request, ORIGIN).href;
}
