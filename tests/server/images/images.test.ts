import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  DETAIL_POINTS,
  DETAIL_ZOOM,
  PICTURE_PRESETS,
  pictureUrl,
  pictureSrcset,
} from '../../../src/model/pictures/picture.ts';
import { type ImageStore, openImageStore } from '../../../src/server/images/image-store.ts';
import { openMasters } from '../../../src/server/images/masters.ts';
import { partAround } from '../../../src/server/images/render-image.ts';
import { imageRoutes } from '../../../src/server/routes/image-routes.ts';
import { HttpProblem, problemResponse } from '../../../src/server/http/http-problem.ts';

/** A small master with a red half on the left and a blue one on the right, its focus in the red. */
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pictures-'));
const storeFolder = path.join(folder, 'storeFolder');
const HASH = '0123456789abcdef';
const open: ImageStore[] = [];

async function half(color: string) {
  return {
    input: await sharp({ create: { width: 60, height: 90, channels: 3, background: color } })
      .png()
      .toBuffer(),
  };
}

beforeAll(async () => {
  const [red, blue] = [await half('#ff0000'), await half('#0000ff')];
  await sharp({ create: { width: 120, height: 90, channels: 3, background: '#000' } })
    .composite([
      { ...red, left: 0, top: 0 },
      { ...blue, left: 60, top: 0 },
    ])
    .webp({ lossless: true })
    .toFile(path.join(folder, 'ella.webp'));
  const entry = {
    file: 'ella.webp',
    hash: HASH,
    fp_x: 0.1,
    // Wide crops keep what is above it: 0.5 in addresses.
    fp_y: 0.6,
    placeholder: '#800080',
    width: 120,
    height: 90,
  };
  const broken = { ...entry, file: 'broken.webp', hash: 'fedcba9876543210' };
  fs.writeFileSync(path.join(folder, 'broken.webp'), 'no picture');
  fs.writeFileSync(
    path.join(folder, 'manifest.json'),
    JSON.stringify({ ella: entry, broken, 'hero-home': entry }),
  );
  get = routes();
});
afterAll(() => {
  for (const store of open) store.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

function noCatalogue(): never {
  throw new Error('pictures of experiences need no catalogue');
}

function routes() {
  const images = openImageStore(storeFolder);
  open.push(images);
  const folders = new Map([
    ['ella', 'sri-lanka'],
    ['broken', 'sri-lanka'],
    ['hero-home', 'site'],
  ]);
  const app = imageRoutes({
    masters: openMasters(folder),
    images,
    folderOf: (key) => folders.get(key),
    catalogue: noCatalogue,
    settings: { trustedProxies: 0 },
  });
  app.onError((error) => {
    if (error instanceof HttpProblem) return problemResponse(error, 'en');
    throw error;
  });
  return (address: string, headers: Record<string, string> = {}) => app.request(address, { headers });
}

const ELLA = '/images/sri-lanka/ella/ella.webp';
let get: ReturnType<typeof routes>;

describe('presets', () => {
  const sizes = Object.values(PICTURE_PRESETS).flatMap((preset) =>
    preset.map(([width, height]) => [width, height]),
  );
  it.each(sizes)('%d × %d is generated in WebP and AVIF in exactly that size', async (width, height) => {
    for (const [format, name] of [
      ['webp', 'webp'],
      ['avif', 'heif'],
    ]) {
      const answer = await get(`${ELLA}?w=${width}&h=${height}&fit=crop&fm=${format}`);
      expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, `image/${format}`]);
      const made = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect(made).toMatchObject({ width, height, format: name });
    }
  });

  it('have a default size, that of a card', async () => {
    const answer = await get(ELLA, { Accept: 'image/webp' });
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({
      width: 640,
      height: 480,
    });
  });

  it('are the only sizes in addresses of pages', async () => {
    const source = { uri: `${ELLA}?v=01234567`, fp_x: 0.1, fp_y: 0.5 };
    expect(pictureUrl(source, [480, 360])).toBe(
      `${ELLA}?v=01234567&w=480&h=360&fit=crop&crop=focalpoint&fp-x=0.1&fp-y=0.5`,
    );
    for (const candidate of pictureSrcset(source, 'exp-card').split(', ')) {
      expect((await get(candidate.split(' ')[0] ?? '')).status).toBe(200);
    }
  });
});

describe('the focal point', () => {
  async function colorOf(address: string): Promise<string> {
    const answer = await get(address);
    const { dominant } = await sharp(Buffer.from(await answer.arrayBuffer())).stats();
    return dominant.r > dominant.b ? 'red' : 'blue';
  }

  it('is that of the picture, or the middle', async () => {
    expect(await colorOf(`${ELLA}?w=600&h=450&fm=webp`)).toBe('red');
    expect(await colorOf(`${ELLA}?w=600&h=450&fp-x=0.1&fp-y=0.5&fm=webp`)).toBe('red');
    expect((await get(`${ELLA}?w=600&h=450&fp-x=0.5&fp-y=0.5&fm=webp`)).status).toBe(200);
  });

  it('is redirected to that of the picture when the address has another one', async () => {
    for (const query of [
      'w=600&h=450&fit=crop&crop=focalpoint&fp-x=0.9&fp-y=0.5&fm=webp',
      'w=600&h=450&fp-x=0.101&fp-y=0.5&fm=webp',
      'w=600&h=450&fp-x=0.1&fp-y=0.5&fp-z=2&fm=webp',
      'w=480&h=320&fp-x=0.31&fp-y=0.7&fp-z=2&fm=webp',
    ]) {
      const answer = await get(`${ELLA}?v=01234567&${query}`);
      const location = answer.headers.get('Location') ?? '';
      expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([302, 0]);
      expect(location).toMatch(new RegExp(`^${ELLA}\\?v=01234567&w=\\d+&h=\\d+.*fp-x=0\\.1&fp-y=0\\.5`));
      expect((await get(location)).status).toBe(200);
    }
  });

  it('of a detail is accepted at each of DETAIL_POINTS', async () => {
    for (const [x, y] of DETAIL_POINTS) {
      const answer = await get(`${ELLA}?w=480&h=320&fp-x=${x}&fp-y=${y}&fp-z=${DETAIL_ZOOM}&fm=webp`);
      expect(answer.status).toBe(200);
    }
  });

  it('of 1,001 different requests results in two crops only', async () => {
    const many = path.join(folder, 'many');
    const images = openImageStore(many);
    open.push(images);
    const made = vi.spyOn(images, 'get');
    const app = imageRoutes({
      masters: openMasters(folder),
      images,
      folderOf: () => 'sri-lanka',
      catalogue: noCatalogue,
      settings: { trustedProxies: 0 },
    });
    for (let point = 0; point <= 1_000; point += 1) {
      await app.request(`${ELLA}?w=75&h=75&fp-x=${point / 1_000}&fp-y=0.5&fm=webp`);
    }
    const crops = new Set(made.mock.calls.map(([, { focus }]) => focus.join()));
    expect([...crops].sort()).toEqual(['0.1,0.5', '0.5,0.5']);
  });

  it.each([
    [
      'in the middle',
      { width: 50, height: 50, focus: [0.5, 0.5], zoom: 1 },
      { left: 50, top: 0, width: 100, height: 100 },
    ],
    [
      'at the left edge',
      { width: 50, height: 50, focus: [0, 0.5], zoom: 1 },
      { left: 0, top: 0, width: 100, height: 100 },
    ],
    [
      'at the right edge',
      { width: 50, height: 50, focus: [1, 1], zoom: 1 },
      { left: 100, top: 0, width: 100, height: 100 },
    ],
    [
      'enlarged twice',
      { width: 50, height: 50, focus: [0.25, 0.5], zoom: 2 },
      { left: 25, top: 25, width: 50, height: 50 },
    ],
    [
      'for a crop wider than the picture',
      { width: 400, height: 50, focus: [0.5, 0.9], zoom: 1 },
      { left: 0, top: 75, width: 200, height: 25 },
    ],
  ] as const)('%s gives a part clamped to the edges', (_where, crop, part) => {
    expect(partAround({ width: 200, height: 100 }, crop)).toEqual(part);
  });
});

describe('formats', () => {
  it('are WebP first for a browser that accepts AVIF, and AVIF once it has been generated', async () => {
    const address = `${ELLA}?w=320&h=240`;
    const browser = { Accept: 'image/avif,image/webp,*/*' };
    const fresh = path.join(folder, 'fresh');
    const images = openImageStore(fresh);
    open.push(images);
    const app = imageRoutes({
      masters: openMasters(folder),
      images,
      folderOf: () => 'sri-lanka',
      catalogue: noCatalogue,
      settings: { trustedProxies: 0 },
    });
    const first = await app.request(address, { headers: browser });
    expect([first.headers.get('Content-Type'), first.headers.get('Vary')]).toEqual(['image/webp', 'Accept']);
    await vi.waitFor(
      async () => {
        const later = await app.request(address, { headers: browser });
        expect(later.headers.get('Content-Type')).toBe('image/avif');
      },
      { timeout: 10_000, interval: 100 },
    );
    const other = await app.request(address, { headers: { Accept: 'image/webp' } });
    expect(other.headers.get('Content-Type')).toBe('image/webp');
  });

  it('are generated once for concurrent requests, and read from disk afterwards', async () => {
    const address = `${ELLA}?w=1200&h=675&fm=webp`;
    const bodies = await Promise.all(
      Array.from({ length: 12 }, async () =>
        Buffer.from(await (await get(address)).arrayBuffer()).toString('base64'),
      ),
    );
    expect(new Set(bodies).size).toBe(1);
    const again = routes();
    expect(Buffer.from(await (await again(address)).arrayBuffer()).toString('base64')).toBe(bodies[0]);
  });
});

describe('caching', () => {
  it('is immutable for an address with the current hash, but not without it or with another', async () => {
    const caching = async (query: string) =>
      (await get(`${ELLA}?fm=webp${query}`)).headers.get('Cache-Control');
    expect(await caching('&v=01234567')).toContain('immutable');
    expect(await caching('')).not.toContain('immutable');
    expect(await caching('&v=76543210')).not.toContain('immutable');
  });

  it('answers 304 to a matching ETag', async () => {
    const tag = (await get(`${ELLA}?fm=webp`)).headers.get('ETag') ?? '';
    expect(tag).toMatch(/^"0123456789abcdef-640-480-webp"$/);
    const answer = await get(`${ELLA}?fm=webp`, { 'If-None-Match': tag });
    expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([304, 0]);
  });
});

describe('rejected requests', () => {
  it.each([
    'w=641&h=480',
    'w=640&h=481',
    'w=640',
    'h=480',
    'w=99999&h=99999',
    'w=-1&h=-1',
    'w=640.0&h=480',
    'w=1e3&h=480',
    'fit=fill',
    'crop=faces',
    'fp-x=0.5',
    'fp-x=1.5&fp-y=0.5',
    'fp-x=0.12345&fp-y=0.5',
    'fp-x=NaN&fp-y=0',
    'fp-z=3',
    'fm=gif',
    'fm=svg',
    'v=../../etc',
    'blur=40',
    'w=640&h=480&w=320',
  ])('%s is 400', async (query) => {
    const answer = await get(`${ELLA}?${query}`);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([400, 'application/problem+json']);
  });

  it.each([
    '/images/sri-lanka/kandy/kandy.webp',
    '/images/namibia/ella/ella.webp',
    '/images/sri-lanka/ella/kandy.webp',
    '/images/sri-lanka/ella/ella.gif',
    '/images/sri-lanka/ella/ella',
    '/images/sri-lanka/ella.webp',
    '/images/ella.webp',
    '/images/',
    '/images/sri-lanka/..%2f..%2fmanifest/manifest.webp',
    '/images/sri-lanka/../../etc/passwd',
    '/images/sri-lanka/ella/ella.webp/',
    '/images/sri-lanka/manifest/manifest.json',
    '/images/sri-lanka/ELLA/ELLA.webp',
    '/images/sri-lanka/ella%00/ella.webp',
  ])('%s is 404', async (address) => {
    expect((await get(address)).status).toBe(404);
  });

  it('are 503 without the file name for a picture that cannot be read', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const answer = await get('/images/sri-lanka/broken/broken.webp');
    expect(answer.status).toBe(503);
    expect(await answer.text()).not.toContain('broken.webp');
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
  });

  it('are 404 for a hero picture outside its folder', async () => {
    expect((await get('/images/site/hero-home/hero-home.webp')).status).toBe(200);
    expect((await get('/images/sri-lanka/hero-home/hero-home.webp')).status).toBe(404);
  });
});
