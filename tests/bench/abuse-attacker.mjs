import http from 'node:http';

/**
 * One attacker in its own process: eight concurrent requests until the process is stopped. Arguments: the origin, the
 * kind of work, and the client addresses (`X-Forwarded-For`), one for all eight or eight. Prints a line at the start, and
 * the counts by status when it is stopped.
 */
const [origin = '', kind = '', addresses = ''] = process.argv.slice(2);
const from = addresses.split(',');
const AT_ONCE = 8;
const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });
const counts = new Map();

const { keys, pictures, head } = await facts();
const SIZES = [
  '3440x1000',
  '2560x1280',
  '1920x960',
  '1264x640',
  '960x640',
  '600x450',
  '960x720',
  '640x480',
  '1200x675',
];
const LISTS = [
  'experiences',
  'experiences/details',
  'countries/details',
  'blogposts/details',
  'tours',
  'transport',
];

const KINDS = {
  /** New picture sizes with random focal points, by the redirects of the server. */
  images: async (address) => {
    const [w, h] = any(SIZES).split('x');
    const point = `fp-x=${whole(1_000) / 1_000}&fp-y=${whole(1_000) / 1_000}`;
    const path = `${any(pictures)}&w=${w}&h=${h}&fit=crop&crop=focalpoint&${point}&fm=${any(['webp', 'avif', 'jpg'])}`;
    const answer = await send(address, 'GET', path);
    if (answer.location) await send(address, 'GET', answer.location);
  },
  /** Sync pages from random cursors with random limits, and lists with random filters. */
  compressions: async (address) => {
    const cursor = any(['', `i.${head - whole(400)}`]);
    const path = any([
      `/api/${any(LISTS)}?since=${cursor}&limit=${100 + whole(1_900)}`,
      `/api/experiences?details=true&limit=${100 + whole(900)}&offset=${whole(50)}`,
    ]);
    await send(address, 'GET', path, undefined, { 'Accept-Encoding': any(['br', 'gzip']) });
  },
  tables: async (address) => {
    const places = new Set();
    while (places.size < 120) places.add(any(keys));
    await send(address, 'POST', '/api/connections/tour', JSON.stringify({ experience_keys: [...places] }), {
      'Accept-Encoding': 'br',
    });
  },
};

process.on('SIGTERM', () => {
  console.log(JSON.stringify(Object.fromEntries(counts)));
  process.exit(0);
});
console.log('begun');
await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => attack(from[index % from.length])));

async function attack(address) {
  for (;;) await KINDS[kind](address);
}

async function facts() {
  const { body } = await send('192.0.2.1', 'GET', '/api/experiences', undefined, {}, true);
  const rows = JSON.parse(body).experiences;
  const heads = JSON.parse((await send('192.0.2.1', 'GET', '/api/sync/heads', undefined, {}, true)).body);
  counts.clear();
  return {
    keys: rows.map(({ key }) => key),
    pictures: rows.flatMap(({ image_uris: [picture] }) => (picture ? [picture.uri] : [])),
    head: Number(/\d+$/.exec(heads.catalogue.experiences)?.[0] ?? 0),
  };
}

/** @returns {Promise<{ location?: string, body: string }>} */
function send(address, method, path, body, headers = {}, keep = false) {
  return new Promise((resolve) => {
    const request = http.request(origin + path, {
      method,
      agent,
      headers: {
        ...headers,
        'X-Forwarded-For': address,
        ...(body === undefined
          ? {}
          : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }),
      },
    });
    request.on('error', () => {
      counts.set('error', (counts.get('error') ?? 0) + 1);
      setTimeout(() => resolve({ body: '' }), 50);
    });
    request.on('response', (response) => {
      const parts = [];
      response.on('data', (part) => keep && parts.push(part));
      response.on('end', () => {
        counts.set(response.statusCode, (counts.get(response.statusCode) ?? 0) + 1);
        resolve({ location: response.headers.location, body: Buffer.concat(parts).toString() });
      });
    });
    request.end(body);
  });
}

function whole(below) {
  return Math.floor(Math.random() * below);
}

function any(list) {
  return list[whole(list.length)];
}
