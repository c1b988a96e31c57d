import zlib from 'node:zlib';
import sharp from 'sharp';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UPLOAD_MAX_BYTES } from '../../../src/contract/account-limits.ts';
import { problemSchema } from '../../../src/contract/problem.ts';
import { ownExperienceAnswerSchema } from '../../../src/contract/user-things.ts';
import { pictureUrl } from '../../../src/model/pictures/picture.ts';
import { uuidV7 } from '../../../src/model/uuid-v7.ts';
import { sniff } from '../../../src/server/images/read-upload.ts';
import { createUploadSizes } from '../../../src/server/images/upload-sizes.ts';
import { pictures, rateLimits, users } from '../../../src/server/stores/schema.ts';
import { isNew, openUserApp, type UserApp } from './user-calls.ts';

let app: UserApp;
let ada: string;
let userCount = 0;

beforeAll(async () => {
  app = await openUserApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  userCount += 1;
  ada = await app.addUser(`ada-${userCount}`);
  await app.app.database.queries.delete(rateLimits);
});

const canvas = (width: number, height: number, background = '#c81e1e') =>
  sharp({ create: { width, height, channels: 3, background } });
const jpeg = (width = 40, height = 20) => canvas(width, height).jpeg().toBuffer();

interface Put {
  by?: string;
  type?: string;
  origin?: string | null;
  headers?: Record<string, string>;
}
function putPicture(
  path: string,
  bytes: Uint8Array,
  { by = ada, type = 'image/jpeg', origin, headers }: Put = {},
) {
  return app.send('PUT', path, {
    by,
    raw: new Uint8Array(bytes),
    headers: { 'Content-Type': type, ...headers },
    ...(origin === undefined ? {} : { origin }),
  });
}
const MINE = '/users/current/image';

async function addExperience(by = ada) {
  const id = uuidV7();
  const body = {
    id,
    title: 'Bench',
    country_key: 'peru',
    location: { coordinates: [-72, -13] },
    duration: 2,
  };
  const response = await app.send('PUT', `/experiences/user/${id}`, { by, body, headers: isNew });
  expect(response.status).toBe(201);
  return id;
}

it('uploads are limited to three at a time per account and per network, and 503 beyond', async () => {
  const bytes = new Uint8Array(await jpeg());
  const eve = await app.addUser(`eve-${userCount}`);
  const finish: (() => void)[] = [];
  const begin = (by: string) =>
    app.send('PUT', MINE, {
      by,
      raw: new ReadableStream({
        start(stream) {
          stream.enqueue(bytes.slice(0, 20));
          finish.push(() => {
            stream.enqueue(bytes.slice(20));
            stream.close();
          });
        },
      }),
      headers: { 'Content-Type': 'image/jpeg' },
    });
  const held = [begin(ada), begin(ada), begin(ada)];
  // Without a socket all callers count as one network.
  for (const by of [ada, eve]) {
    const refused = await begin(by);
    expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([503, true]);
  }
  for (const end of finish.slice(0, 3)) end();
  expect((await Promise.all(held)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await putPicture(MINE, bytes, { by: eve })).status).toBe(200);
});

async function uriOf(response: Response) {
  expect(response.status).toBe(200);
  const { user }: { user: { image_uri: string } } = JSON.parse(await response.text());
  return user.image_uri;
}

async function problemOf(response: Response) {
  return { status: response.status, code: problemSchema.parse(await response.json()).code };
}

/** A small PNG whose header has these dimensions. */
function pngOf(width: number, height: number): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const chunk = (name: string, data: Uint8Array) => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.byteLength, 0);
    ends.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', zlib.deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

describe('PUT /api/users/current/image', () => {
  it('stores an upright WebP without metadata, which is served in preset sizes', async () => {
    const withMetadata = await canvas(400, 200)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Artist: 'CANARY' }, IFD3: { GPSLatitude: '48/1 0/1 0/1' } })
      .toBuffer();
    expect(withMetadata.includes('CANARY')).toBe(true);
    const uri = await uriOf(await putPicture(`${MINE}?fp-x=0.25&fp-y=0.75`, withMetadata));
    expect(uri).toMatch(/^\/images\/user\/[0-9a-f]{32}\.webp$/);
    const [stored] = await app.app.database.queries.select().from(pictures).where(eq(pictures.userId, ada));
    const kept = await sharp(stored?.bytes).metadata();
    expect([kept.format, kept.width, kept.height, kept.exif, kept.xmp]).toEqual([
      'webp',
      200,
      400,
      undefined,
      undefined,
    ]);
    expect(Buffer.from(stored?.bytes ?? []).includes('CANARY')).toBe(false);
    expect(stored).toMatchObject({ focalX: 0.25, focalY: 0.75 });
    // Encoding shifts the color slightly.
    expect(stored?.colour).toMatch(/^#c[6-9a][12][0-9a-f][12][0-9a-f]$/);

    const shown = await app.send('GET', `${uri}?w=150&h=150`);
    expect([
      shown.status,
      shown.headers.get('Content-Type'),
      shown.headers.get('X-Content-Type-Options'),
    ]).toEqual([200, 'image/webp', 'nosniff']);
    const size = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
    expect([size.width, size.height]).toEqual([150, 150]);
    const tag = shown.headers.get('ETag') ?? '';
    const again = await app.send('GET', `${uri}?w=150&h=150`, { headers: { 'If-None-Match': tag } });
    expect(again.status).toBe(304);
    // Browsers check the policy of a 304, a redirect and an error too when another site embeds the picture.
    const elsewhere = await app.send('GET', `${uri}?w=150&h=150&fp-x=0.9&fp-y=0.9&fit=crop&crop=focalpoint`);
    const missing = await app.send('GET', `/images/user/${'0'.repeat(32)}.webp?w=150&h=150`);
    for (const answer of [shown, again, elsewhere, missing]) {
      const policy = answer.headers.get('Cross-Origin-Resource-Policy');
      expect([answer.status, policy]).toEqual([answer.status, 'cross-origin']);
      // An image-delivery service passes it on, and service workers cache what they may read.
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
    }
    expect([elsewhere.status, missing.status]).toEqual([302, 404]);
  });

  it('reads the picture from the database only to generate a size', async () => {
    const uri = await uriOf(await putPicture(MINE, await jpeg(400, 200)));
    const readBy = async (path: string, headers: Record<string, string> = {}) => {
      app.app.statements.length = 0;
      const { status } = await app.send('GET', path, { headers });
      return [status, app.app.statements.some((asked) => /select "bytes" from "pictures"/.test(asked))];
    };
    expect(await readBy(`${uri}?w=151&h=1`)).toEqual([400, false]);
    expect(await readBy(`${uri}?w=150&h=150&fp-x=0.9&fp-y=0.9&fit=crop&crop=focalpoint`)).toEqual([
      302,
      false,
    ]);
    expect(await readBy(`${uri}?w=150&h=150`)).toEqual([200, true]);
    expect(await readBy(`${uri}?w=150&h=150`)).toEqual([200, false]);
    const { headers } = await app.send('GET', `${uri}?w=150&h=150`);
    expect(await readBy(`${uri}?w=150&h=150`, { 'If-None-Match': headers.get('ETag') ?? '' })).toEqual([
      304,
      false,
    ]);
  });

  it('is cropped around its focal point', async () => {
    const blue = await canvas(200, 200, '#1e28c8').png().toBuffer();
    const wide = await canvas(600, 200)
      .composite([{ input: blue, left: 400, top: 0 }])
      .jpeg()
      .toBuffer();
    const uri = await uriOf(await putPicture(`${MINE}?fp-x=0.8333&fp-y=0.5`, wide));
    const shown = await app.send('GET', `${uri}?w=150&h=150&fit=crop&crop=focalpoint`);
    const pixel = await sharp(Buffer.from(await shown.arrayBuffer()))
      .resize(1, 1)
      .raw()
      .toBuffer();
    expect(pixel[2]).toBeGreaterThan(150);
  });

  it('scales large pictures down and keeps small ones', async () => {
    for (const [from, to] of [
      [await jpeg(3200, 1600), [1600, 800]],
      [await jpeg(30, 60), [30, 60]],
    ] as const) {
      await putPicture(MINE, from);
      const [stored] = await app.app.database.queries.select().from(pictures).where(eq(pictures.userId, ada));
      const { width, height } = await sharp(stored?.bytes).metadata();
      expect([width, height]).toEqual(to);
    }
  });

  it('accepts PNG and WebP too, and detects the type from the bytes', async () => {
    const png = await canvas(20, 20).png().toBuffer();
    const webp = await canvas(20, 20).webp().toBuffer();
    expect((await putPicture(MINE, png, { type: 'image/png' })).status).toBe(200);
    expect((await putPicture(MINE, webp, { type: 'image/webp' })).status).toBe(200);
    // A PNG with the content type of a JPEG: the bytes decide.
    expect((await putPicture(MINE, png, { type: 'image/jpeg' })).status).toBe(200);
    expect([sniff(png), sniff(webp), sniff(await jpeg())]).toEqual(['image/png', 'image/webp', 'image/jpeg']);
    expect(sniff(new Uint8Array([0xff, 0xd8]))).toBeUndefined();
  });

  it('answers 415 to anything else, whatever its content type', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
    const gif = Buffer.from('GIF89a\u0001\u0000\u0001\u0000', 'latin1');
    for (const bytes of [svg, gif, Buffer.from('RIFFxxxxWAVE'), Buffer.alloc(0)]) {
      expect(await problemOf(await putPicture(MINE, bytes))).toEqual({
        status: 415,
        code: 'unsupported-type',
      });
    }
    for (const type of ['image/svg+xml', 'image/gif', 'application/json', 'text/html']) {
      expect((await putPicture(MINE, await jpeg(), { type })).status).toBe(415);
    }
    const packed = zlib.gzipSync(await jpeg());
    const answer = await putPicture(MINE, packed, { headers: { 'Content-Encoding': 'gzip' } });
    expect(answer.status).toBe(415);
  });

  it('answers 413 to more than 8 MiB, with and without Content-Length', async () => {
    const large = new Uint8Array(UPLOAD_MAX_BYTES + 1);
    large.set(await jpeg());
    expect(await problemOf(await putPicture(MINE, large))).toEqual({ status: 413, code: 'too-large' });
    const declared = await putPicture(MINE, await jpeg(), { headers: { 'Content-Length': '99999999' } });
    expect(declared.status).toBe(413);
  });

  it('answers 413 to more than 50 megapixels before decoding', async () => {
    const started = performance.now();
    const answer = await putPicture(MINE, pngOf(30_000, 30_000), { type: 'image/png' });
    expect(await problemOf(answer)).toEqual({ status: 413, code: 'too-large' });
    expect((await putPicture(MINE, pngOf(7_072, 7_072), { type: 'image/png' })).status).toBe(413);
    expect(performance.now() - started).toBeLessThan(2_000);
    const lying = new Uint8Array(await jpeg());
    const frame = lying.findIndex((byte, at) => byte === 0xff && lying[at + 1] === 0xc0);
    lying.set([0xff, 0xdc, 0xff, 0xdc], frame + 5);
    expect((await putPicture(MINE, lying)).status).toBe(413);
    const small = ['#c81e1e', '#00005a'].map((background) =>
      sharp({ create: { width: 10, height: 10, channels: 3, background } })
        .png()
        .toBuffer(),
    );
    const moving = new Uint8Array(
      await sharp(await Promise.all(small), { join: { animated: true } })
        .webp()
        .toBuffer(),
    );
    expect(Buffer.from(moving.subarray(12, 16)).toString()).toBe('VP8X');
    // Width and height less one, in three bytes each; frames of another size are invalid.
    moving.set([0xff, 0x3f, 0, 0xff, 0x3f, 0], 24);
    expect((await putPicture(MINE, moving, { type: 'image/webp' })).status).toBe(422);
  });

  it('answers 422 to a broken picture and keeps the former one', async () => {
    const before = await uriOf(await putPicture(MINE, await jpeg()));
    const whole = await jpeg(600, 600);
    const cut = whole.subarray(0, Math.floor(whole.byteLength / 2));
    const noise = Buffer.concat([whole.subarray(0, 4), Buffer.from('nothing of a picture')]);
    for (const bytes of [cut, noise]) {
      expect(await problemOf(await putPicture(MINE, bytes))).toEqual({ status: 422, code: 'invalid' });
    }
    expect((await putPicture(MINE, pngOf(60, 60), { type: 'image/png' })).status).toBeLessThan(500);
    expect((await putPicture(`${MINE}?fp-x=7`, await jpeg())).status).toBe(422);
    const [row] = await app.app.database.queries.select().from(users).where(eq(users.id, ada));
    expect(row?.picture).not.toBeNull();
    expect(before).toMatch(/^\/images\/user\//);
  });

  it('replaces the former picture, which is 404 afterwards', async () => {
    const first = await uriOf(await putPicture(MINE, await jpeg()));
    expect((await app.send('GET', first)).status).toBe(200);
    const second = await uriOf(await putPicture(MINE, await jpeg(60, 60)));
    expect(second).not.toBe(first);
    expect((await app.send('GET', first)).status).toBe(404);
    expect((await app.send('GET', second)).status).toBe(200);
    await app.app.database.queries.delete(users).where(eq(users.id, ada));
    expect((await app.send('GET', second)).status).toBe(404);
  });

  it('answers 403 to another origin, 401 without a session and 429 over the rate limit', async () => {
    const bytes = await jpeg();
    expect((await putPicture(MINE, bytes, { origin: 'https://evil.example' })).status).toBe(403);
    const visitor = await app.send('PUT', MINE, {
      raw: new Uint8Array(bytes),
      headers: { 'Content-Type': 'image/jpeg' },
    });
    expect(visitor.status).toBe(401);
    await app.app.database.queries.insert(rateLimits).values({
      bucket: `upload:${ada}`,
      count: 60,
      resetsAt: new Date(Date.now() + 60_000),
    });
    const often = await putPicture(MINE, bytes);
    expect(await problemOf(often)).toEqual({ status: 429, code: 'too-many-requests' });
  });
});

describe('PUT /api/experiences/user/{id}/image', () => {
  it('adds the picture to the document with a new version, and deletes it with the experience', async () => {
    const id = await addExperience();
    const answer = await putPicture(`/experiences/user/${id}/image?fp-x=0.1&fp-y=1`, await jpeg());
    const { experience } = ownExperienceAnswerSchema.parse(await answer.json());
    const [image] = experience.image_uris;
    expect(experience.version).toBe(2);
    expect(image).toMatchObject({ fp_x: 0.1, fp_y: 1 });
    expect((await app.send('GET', image?.uri ?? '')).status).toBe(200);
    await app.send('DELETE', `/experiences/user/${id}`, { by: ada, headers: { 'If-Match': '"2"' } });
    expect((await app.send('GET', image?.uri ?? '')).status).toBe(404);
  });

  it('rounds the focal point to the precision of addresses', async () => {
    const id = await addExperience();
    const answer = await putPicture(`/experiences/user/${id}/image?fp-x=0.4167&fp-y=0.5`, await jpeg());
    const [image] = ownExperienceAnswerSchema.parse(await answer.json()).experience.image_uris;
    expect(image).toMatchObject({ fp_x: 0.417, fp_y: 0.5 });
    const address = pictureUrl(image ?? { uri: '' }, [320, 240]);
    expect((await app.send('GET', address)).status).toBe(200);
  });

  it('answers 404 for the experience of another user and an unknown one', async () => {
    const ben = await app.addUser(`ben-${userCount}`);
    const id = await addExperience(ben);
    expect((await putPicture(`/experiences/user/${id}/image`, await jpeg())).status).toBe(404);
    expect((await putPicture(`/experiences/user/${uuidV7()}/image`, await jpeg())).status).toBe(404);
    expect((await putPicture('/experiences/user/..%2f..%2fx/image', await jpeg())).status).toBe(404);
  });
});

describe('GET /images/user/{id}.webp', () => {
  it('answers 404 to anything but the id of a picture', async () => {
    const strange = [
      '/images/user/../../etc/passwd',
      '/images/user/..%2f..%2fetc%2fpasswd.webp',
      '/images/user/%2e%2e/site/hero-blog.webp',
      `/images/user/${'0'.repeat(32)}.webp`,
      `/images/user/${'0'.repeat(32)}.webp/x`,
      `/images/user/${'0'.repeat(32)}.png`,
      `/images/user/${'G'.repeat(32)}.webp`,
      '/images/user/',
      "/images/user/' or 1=1.webp",
    ];
    for (const path of strange) expect([path, (await app.send('GET', path)).status]).toEqual([path, 404]);
  });

  it('answers 400 to sizes that are not presets', async () => {
    const uri = await uriOf(await putPicture(MINE, await jpeg()));
    for (const query of ['w=151&h=150', 'w=150', 'fm=avif', 'fm=svg', 'fp-x=2&fp-y=0', 'x=1', 'v=..%2f']) {
      expect([query, (await app.send('GET', `${uri}?${query}`)).status]).toEqual([query, 400]);
    }
    expect((await app.send('GET', `${uri}?w=50&h=50&fm=jpg`)).headers.get('Content-Type')).toBe('image/jpeg');
  });

  it('generates each size once and evicts it by a limit', async () => {
    const bytes = await canvas(400, 300).webp().toBuffer();
    let reads = 0;
    const read = () => {
      reads += 1;
      return Promise.resolve(bytes);
    };
    const crop = { width: 150, height: 150, focus: [0.5, 0.5] as const, zoom: 1 };
    const sizes = createUploadSizes(1);
    await Promise.all([sizes.get('a', read, crop, 'webp'), sizes.get('a', read, crop, 'webp')]);
    expect(reads).toBe(1);
    await sizes.get('a', read, crop, 'webp');
    expect(reads).toBe(1);
    await sizes.get('b', read, crop, 'webp');
    await sizes.get('a', read, crop, 'webp');
    expect(reads).toBe(3);
  });
});
