import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { importCatalogue } from '../../../src/server/content/import-catalogue.ts';
import { allowOlderRelease, IMPORTED_RELEASE_KEY } from '../../../src/server/content/imported-release.ts';
import { createCatalogueStore } from '../../../src/server/stores/catalogue-store.ts';
import type { Database } from '../../../src/server/stores/database/database.ts';
import { createStoredValues } from '../../../src/server/stores/stored-values.ts';
import {
  catalogueCollections,
  catalogueCounter,
  catalogueItems,
  storedValues,
} from '../../../src/server/stores/schema.ts';
import { eachDatabase } from '../stores/each-database.ts';

const OLD = '2026-01-01T00:00:00.000Z';
const NEW = '2026-02-01T00:00:00.000Z';

function faq(answer: string) {
  const texts = { question: `Which release is this (${answer})?`, answer };
  const text = JSON.stringify({
    _id: 'which',
    key: 'which',
    group: 'planner',
    rank: 1,
    en: texts,
    de: texts,
  });
  return [{ kind: 'faqs' as const, key: 'which', text }];
}

eachDatabase('importCatalogue', (opened) => {
  let database: Database;

  beforeEach(async () => {
    ({ database } = opened());
    for (const table of [catalogueItems, catalogueCollections, catalogueCounter, storedValues]) {
      await database.queries.delete(table);
    }
  });

  /** Imports as a process of a release does at its start. */
  const importAs = (releasedAt: string, answer: string, more: { operator?: { name: string } } = {}) =>
    importCatalogue({
      store: createCatalogueStore(database),
      storedValues: createStoredValues(database),
      release: { programVersion: answer, releasedAt: new Date(releasedAt) },
      operator: more.operator ?? {},
      say: () => undefined,
      files: faq(answer),
    });
  const stored = async () => {
    const rows = await database.queries.select().from(catalogueItems).where(eq(catalogueItems.key, 'which'));
    return JSON.stringify(rows.map(({ body }) => body));
  };
  const counter = async () => (await database.queries.select().from(catalogueCounter))[0]?.value;

  it('imports once per release, however often it starts', async () => {
    expect(await importAs(OLD, 'old')).toBe('imported');
    const before = await counter();
    expect(await Promise.all([importAs(OLD, 'old'), importAs(OLD, 'old')])).toEqual(['same', 'same']);
    expect(await counter()).toBe(before);
  });

  it('keeps the content of a newer release when an older one starts, whatever its settings', async () => {
    await importAs(OLD, 'old');
    expect(await importAs(NEW, 'new')).toBe('imported');
    expect(await importAs(OLD, 'old')).toBe('newer');
    expect(await importAs(OLD, 'old', { operator: { name: 'Another' } })).toBe('newer');
    expect(await stored()).toContain('(new)');
    expect(await importAs(NEW, 'new')).toBe('same');
    expect(await importAs(NEW, 'new', { operator: { name: 'Another' } })).toBe('imported');
  });

  it('records a newer release with the same content, so that one in between does not import', async () => {
    await importAs(OLD, 'content');
    await importAs(NEW, 'content');
    expect(await importAs('2026-01-15T00:00:00.000Z', 'between')).toBe('newer');
    expect(await stored()).toContain('(content)');
  });

  it('imports an older release after allowOlderRelease', async () => {
    await importAs(NEW, 'new');
    expect(await allowOlderRelease(createStoredValues(database))).toBe(true);
    expect(await importAs(OLD, 'old')).toBe('imported');
    expect(await stored()).toContain('(old)');
    expect(await importAs(NEW, 'new')).toBe('imported');
  });

  it('imports over a stored record without the date of its release', async () => {
    await importAs(OLD, 'old');
    await createStoredValues(database).write(IMPORTED_RELEASE_KEY, 'a-hash-alone');
    expect(await importAs(OLD, 'old')).toBe('imported');
    expect(await importAs(OLD, 'old')).toBe('same');
  });

  it('ends with the newest release when several processes start concurrently', async () => {
    for (let round = 0; round < 10; round += 1) {
      await database.queries.delete(storedValues);
      const days = [3, 1, 4, 2, 5, 4].map((day) => `2026-03-0${day}T00:00:00.000Z`);
      await Promise.all(days.map((day) => importAs(day, `round ${round} of ${day}`)));
      expect(await stored()).toContain(`(round ${round} of 2026-03-05`);
    }
  });

  it('changes neither content nor release when it fails', async () => {
    await importAs(OLD, 'old');
    const store = createCatalogueStore(database);
    const failing = importCatalogue({
      store: {
        replace: (collections, mayWrite) =>
          store.replace(collections, async (tx) => {
            await mayWrite?.(tx);
            throw new Error('killed');
          }),
      },
      storedValues: createStoredValues(database),
      release: { programVersion: 'new', releasedAt: new Date(NEW) },
      operator: {},
      say: () => undefined,
      files: faq('new'),
    });
    await expect(failing).rejects.toThrow('killed');
    expect(await importAs(OLD, 'old')).toBe('same');
    expect(await importAs(NEW, 'new')).toBe('imported');
  });
});
