import {
  DEVICE_CACHES,
  SHARE_TARGET,
  SHARED_FILE_NAME,
  SHARED_FILE_PARAM,
  SHARED_FILE_URL,
} from '../../src/contract/device-caches.ts';

const TEXTS = ['title', 'text', 'url'];

/** Takes what another app shares, and leads to the page for it: a file waits in a cache, texts are in the query. */
export async function receiveShare(caches: CacheStorage, request: Request): Promise<Response> {
  const query = new URLSearchParams();
  try {
    const form = await request.formData();
    const file = form.getAll('file').find((entry) => entry instanceof File);
    if (file) {
      const cache = await caches.open(DEVICE_CACHES.sharedFile);
      const headers = { [SHARED_FILE_NAME]: encodeURIComponent(file.name) };
      await cache.put(SHARED_FILE_URL, new Response(file, { headers }));
      query.set(SHARED_FILE_PARAM, 'here');
    }
    for (const name of TEXTS) {
      const text = form.get(name);
      if (!file && typeof text === 'string' && text !== '') query.set(name, text);
    }
  } catch (error) {
    console.warn('What was shared could not be read', error);
    query.set(SHARED_FILE_PARAM, 'missing');
  }
  return Response.redirect(new URL(`${SHARE_TARGET}?${query.toString()}`, request.url), 303);
}
