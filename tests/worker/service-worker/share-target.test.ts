import { beforeEach, describe, expect, it } from 'vitest';
import { DEVICE_CACHES, SHARED_FILE_NAME, SHARED_FILE_URL } from '../../../src/contract/device-caches.ts';
import { receiveShare } from '../../../worker/service-worker/share-target.ts';
import { MemoryCaches } from '../sync/memory-caches.ts';

const HERE = 'https://rucksack.example/tours/shared';
let caches: MemoryCaches;

beforeEach(() => {
  caches = new MemoryCaches();
});

function pathOf(answer: Response): string {
  const { pathname, search } = new URL(answer.headers.get('Location') ?? '');
  return pathname + search;
}

async function share(fields: Record<string, string | File>): Promise<string> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const answer = await receiveShare(caches, new Request(HERE, { method: 'POST', body }));
  expect(answer.status).toBe(303);
  return pathOf(answer);
}

describe('what another app shares', () => {
  it('is a file that waits for its page', async () => {
    const file = new File(['<gpx/>'], 'Reise nach Hội An.gpx', { type: 'application/gpx+xml' });
    expect(await share({ title: 'Trip', text: '', file })).toBe('/tours/shared?file=here');
    const stored = await (await caches.open(DEVICE_CACHES.sharedFile)).match(SHARED_FILE_URL);
    expect(await stored?.text()).toBe('<gpx/>');
    expect(decodeURIComponent(stored?.headers.get(SHARED_FILE_NAME) ?? '')).toBe('Reise nach Hội An.gpx');
  });

  it('is text in the query', async () => {
    expect(await share({ title: '', text: 'Pai & more', url: 'https://a.example/?b=1' })).toBe(
      '/tours/shared?text=Pai+%26+more&url=https%3A%2F%2Fa.example%2F%3Fb%3D1',
    );
  });

  it('is missing where the form cannot be read', async () => {
    const answer = await receiveShare(caches, new Request(HERE, { method: 'POST', body: 'no form' }));
    expect(pathOf(answer)).toBe('/tours/shared?file=missing');
  });
});
