import { COLLECTIONS, type Collection, TEXT_COLLECTIONS } from '../../../src/contract/data-api.ts';
import { SYNC_COLLECTIONS } from '../../../src/contract/sync.ts';

interface Version {
  item: { key: string } | null;
  seq: number;
}

/**
 * In-memory server for pulls that implements only the contract, with small pages. `requests` are the requested paths in
 * order.
 */
export class ServerTwin {
  readonly requests: string[] = [];
  pageRows = 3;
  /** Likes by item; null for a server without this endpoint. */
  likes: { experiences: Record<string, number>; tours: Record<string, number> } | null = {
    experiences: {},
    tours: {},
  };
  /** Cursors of changes before this one are expired. */
  forgottenBefore = 0;
  #seq = 0;
  readonly #items = new Map<Collection, Map<string, Version>>(
    COLLECTIONS.map((collection) => [collection, new Map<string, Version>()]),
  );

  put(collection: Collection, ...items: { key: string }[]): void {
    for (const item of items) this.#write(collection, item.key, item);
  }

  remove(collection: Collection, key: string): void {
    this.#write(collection, key, null);
  }

  keys(collection: Collection): string[] {
    const live = [...this.#of(collection)].filter(([, { item }]) => item !== null);
    return live.map(([key]) => key).sort();
  }

  readonly fetch = (address: string, init: RequestInit): Promise<Response> => {
    const url = new URL(address, 'http://twin');
    const path = url.pathname.replace(/^\/api/, '');
    this.requests.push(path + url.search);
    if (path === '/sync/heads') return Promise.resolve(this.#heads(init));
    if (path === '/settings') return Promise.resolve(Response.json({ settings: SETTINGS }));
    if (path === '/generic/likes') {
      return Promise.resolve(
        this.likes ? Response.json({ likes: this.likes }) : new Response('{}', { status: 503 }),
      );
    }
    if (path === '/generic/exchangeRate') {
      return Promise.resolve(Response.json({ exchangeRate: 0.9, date: '2026-11-19', source: 'ECB' }));
    }
    const country = /^\/countries\/([\w-]+)\/texts$/.exec(path)?.[1];
    if (country !== undefined)
      return Promise.resolve(Response.json(this.#texts(country, url.searchParams.get('since'))));
    const collection = COLLECTIONS.find((name) => SYNC_COLLECTIONS[name].path === path);
    if (!collection) return Promise.resolve(new Response('{}', { status: 404 }));
    return Promise.resolve(Response.json(this.#page(collection, url.searchParams.get('since') ?? '')));
  };

  #heads(init: RequestInit): Response {
    const catalogue = Object.fromEntries(COLLECTIONS.map((name) => [name, `i.${this.#head(name)}`]));
    const etag = `"${this.#seq}"`;
    if (new Headers(init.headers).get('If-None-Match') === etag) return new Response(null, { status: 304 });
    const texts = Object.fromEntries(
      this.keys('countries').map((key) => [
        key,
        `i.${Math.max(0, ...this.#textsOf(key).map(({ seq }) => seq))}`,
      ]),
    );
    return Response.json({ catalogue, texts }, { headers: { ETag: etag } });
  }

  /** Texts of experiences and of the country alone: the twin knows no tours through it. */
  #texts(country: string, since: string | null) {
    const after = Number(since?.slice('i.'.length) ?? -1);
    const complete = since === null || after < this.forgottenBefore;
    const changes = this.#textsOf(country).filter(({ seq }) => complete || seq > after);
    const of = (name: Collection) => changes.filter(({ collection }) => collection === name);
    return {
      country_key: country,
      cursor: `i.${Math.max(0, ...this.#textsOf(country).map(({ seq }) => seq))}`,
      complete,
      ...Object.fromEntries(
        TEXT_COLLECTIONS.map((name) => [name, of(name).flatMap(({ item }) => item ?? [])]),
      ),
      deleted: Object.fromEntries(
        TEXT_COLLECTIONS.map((name) => [
          name,
          complete ? [] : of(name).flatMap(({ key, item }) => (item === null ? [key] : [])),
        ]),
      ),
    };
  }

  #textsOf(country: string) {
    return TEXT_COLLECTIONS.flatMap((collection) =>
      [...this.#of(collection)].map(([key, { item, seq }]) => ({ collection, key, item, seq })),
    ).filter(
      ({ key, item }) =>
        item === null || key === country || ('country_key' in item && item.country_key === country),
    );
  }

  #page(collection: Collection, since: string) {
    const [kind, after = '', start = ''] =
      since === '' ? ['f', '', String(this.#head(collection))] : since.split('.');
    if (kind === 'f') return this.#listing(collection, after, Number(start));
    if (Number(after) < this.forgottenBefore) return { reset: true };
    const changed = [...this.#of(collection)]
      .filter(([, { seq }]) => seq > Number(after))
      .sort(([, a], [, b]) => a.seq - b.seq);
    const page = changed.slice(0, this.pageRows);
    return {
      [collection]: page.flatMap(([, { item }]) => (item ? [item] : [])),
      deleted: page.flatMap(([key, { item }]) => (item ? [] : [key])),
      cursor: `i.${page.at(-1)?.[1].seq ?? after}`,
      more: changed.length > page.length,
    };
  }

  #listing(collection: Collection, after: string, start: number) {
    const keys = this.keys(collection).filter((key) => key > after);
    const page = keys.slice(0, this.pageRows);
    const ends = page.length === keys.length;
    return {
      [collection]: page.map((key) => this.#of(collection).get(key)?.item),
      deleted: [],
      cursor: ends ? `i.${start}` : `f.${page.at(-1)}.${start}`,
      more: !ends || this.#head(collection) > start,
    };
  }

  #write(collection: Collection, key: string, item: { key: string } | null): void {
    this.#seq += 1;
    this.#of(collection).set(key, { item, seq: this.#seq });
  }

  #head(collection: Collection): number {
    return Math.max(0, ...[...this.#of(collection).values()].map(({ seq }) => seq));
  }

  #of(collection: Collection): Map<string, Version> {
    const items = this.#items.get(collection);
    if (!items) throw new Error(`no collection ${collection}`);
    return items;
  }
}

const SETTINGS = {
  softlaunch: false,
  loginActive: true,
  plannerActive: true,
  toursActive: true,
  blogActive: true,
  mapsActive: true,
  pageSize: 24,
  currencies: ['USD', 'EUR'],
  oauth: [],
  tagManagerId: null,
  imageBase: null,
};
