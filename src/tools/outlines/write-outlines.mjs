import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { projectRoot } from '../project-root.mjs';

/**
 * `npm run outlines`: writes the outline of each country and of the land around it, for the map of regions on its page,
 * from the world's borders (Natural Earth, public domain) and the places of the catalogue.
 */
const TARGET = path.join(projectRoot, 'src/data/catalogue/outlines');
const CATALOGUE = path.join(projectRoot, 'src/server/catalogue');
/** Share of the larger side around the places. */
const MARGIN = 0.08;
/** The rest of the country is shown as long as it is not farther from the places than this share. */
const REST = 0.45;
/** Larger side of the sheet in units, also the smallest step: what is finer cannot be seen. */
const SIDE = 480;
/** Units that land continues beyond the sheet, so that its cut edge is not drawn. */
const BEYOND = 20;

const world = JSON.parse(
  fs.readFileSync(createRequire(import.meta.url).resolve('world-atlas/countries-50m.json'), 'utf8'),
);
const features = feature(world, world.objects.countries).features;

for (const key of keysOf('countries')) {
  const country = read('countries', key);
  if (country.coming_soon || !('area_km2' in country)) continue;
  const places = keysOf('experiences')
    .map((one) => read('experiences', one))
    .filter((place) => place.country_key === key)
    .map((place) => place.location.coordinates);
  // Countries have an ISO code in the catalogue and a name in the atlas: the one with most places is it.
  const own = features.toSorted((a, b) => inside(b, places) - inside(a, places))[0];
  const [west, south, east, north] = boxOf(own, places);
  const stretch = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const perDegree = SIDE / Math.max((east - west) * stretch, north - south);
  const project = ([lon, lat]) => [(lon - west) * stretch * perDegree, (north - lat) * perDegree];
  const size = project([east, south]).map(Math.round);
  const rings = (one) => polygonsOf(one).flatMap(([outer]) => ringOf(outer.map(project), size));
  const outline = {
    west: round(west),
    north: round(north),
    perDegree: [round(stretch * perDegree), round(perDegree)],
    size,
    own: rings(own),
    around: features.filter((one) => one !== own).flatMap(rings),
  };
  fs.writeFileSync(path.join(TARGET, `${key}.json`), `${JSON.stringify(outline)}\n`);
}

function keysOf(kind) {
  return fs.readdirSync(path.join(CATALOGUE, kind)).map((file) => path.basename(file, '.json'));
}

function read(kind, key) {
  return JSON.parse(fs.readFileSync(path.join(CATALOGUE, kind, `${key}.json`), 'utf8'));
}

function polygonsOf({ geometry }) {
  if (geometry === null) return [];
  const all = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  // One that crosses the date line would be drawn around the world.
  return all.filter(([outer]) => {
    const lons = outer.map(([lon]) => lon);
    return Math.max(...lons) - Math.min(...lons) < 180;
  });
}

function inside(one, places) {
  return places.filter((place) => polygonsOf(one).some(([outer]) => contains(outer, place))).length;
}

function contains(ring, [x, y]) {
  let isIn = false;
  for (let at = 0, before = ring.length - 1; at < ring.length; before = at, at += 1) {
    const [[x1, y1], [x2, y2]] = [ring[at], ring[before]];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isIn = !isIn;
  }
  return isIn;
}

/** West, south, east, north: all places, and what is near of the country's parts that have places. */
function boxOf(own, places) {
  const around = extent(places);
  const side = Math.max(around[2] - around[0], around[3] - around[1]);
  const parts = polygonsOf(own)
    .map(([outer]) => outer)
    .filter((outer) => places.some((place) => contains(outer, place)));
  const whole = extent([...places, ...parts.flat()]);
  const far = [
    Math.max(whole[0], around[0] - REST * side),
    Math.max(whole[1], around[1] - REST * side),
    Math.min(whole[2], around[2] + REST * side),
    Math.min(whole[3], around[3] + REST * side),
  ];
  const margin = MARGIN * Math.max(far[2] - far[0], far[3] - far[1]);
  return [far[0] - margin, far[1] - margin, far[2] + margin, far[3] + margin];
}

function extent(points) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** The ring cut off beyond the sheet, in whole units; empty for one outside. Flat: x, y, x, y … */
function ringOf(ring, [width, height]) {
  let points = ring;
  for (const [axis, limit, sign] of [
    [0, -BEYOND, 1],
    [0, width + BEYOND, -1],
    [1, -BEYOND, 1],
    [1, height + BEYOND, -1],
  ])
    points = cut(points, axis, limit, sign);
  const flat = [];
  let last = '';
  for (const point of points) {
    const [x, y] = point.map(Math.round);
    if (`${x},${y}` !== last) flat.push(x, y);
    last = `${x},${y}`;
  }
  return flat.length < 8 ? [] : [flat];
}

/** Keeps one side of a line across the sheet. */
function cut(points, axis, limit, sign) {
  const isIn = (point) => sign * (point[axis] - limit) >= 0;
  return points.flatMap((point, index) => {
    const before = points.at(index - 1);
    if (isIn(before) === isIn(point)) return isIn(point) ? [point] : [];
    const share = (limit - before[axis]) / (point[axis] - before[axis]);
    const crossing = before.map((value, at) => value + share * (point[at] - value));
    return isIn(point) ? [crossing, point] : [crossing];
  });
}

function round(value) {
  return Number(value.toFixed(4));
}
