import { mercatorY } from '../../model/place/geo.ts';
import type { VectorTileFeature } from '@mapbox/vector-tile';
import type { Locale } from '../../model/base/locale.ts';
import { MAP_COLORS, type MapColors, type MapTheme } from '../../model/pictures/map-colors.ts';
import { type Label, type LabelBox, placeLabels } from './place-labels.ts';
import type { FoundTile, TileReader } from './read-tiles.ts';

export interface MapView {
  /** Longitude, latitude. */
  center: readonly [number, number];
  /** Zoom level as in MapLibre: the world is 512 pixels wide at 0. */
  zoom: number;
  width: number;
  height: number;
  /** Position of the pin, if any. */
  marker?: readonly [number, number] | undefined;
  theme: MapTheme;
  locale: Locale;
  /** Without names, for a map that something else is drawn on. */
  plain?: boolean | undefined;
}

const TILE = 512;
const ATTRIBUTION = 'Natural Earth · GeoNames · Rucksack';
const FONT = 'Roboto, sans-serif';
const PIN = { light: '#0f6b67', dark: '#4fc3bc' } as const;
/** Overlap of adjacent tiles in pixels; hides the seams between them. */
const OVERLAP = 0.6;
/** Labels within this distance, in pixels, are the pin's own place. */
const NEAR_PIN = 14;

interface Piece extends FoundTile {
  /** Offset and scale from tile units to pixels. */
  left: number;
  top: number;
  size: number;
  clip: LabelBox;
}

/** Renders the base map as SVG, from the same tiles as the browser's map. */
export async function drawMapSvg(tiles: TileReader, view: MapView): Promise<string> {
  const colors = MAP_COLORS[view.theme];
  const pieces = await piecesOf(tiles, view);
  const pin = view.marker ? pixelOf(view.marker, view) : undefined;
  const clips = pieces.map(
    ({ clip }, index) =>
      `<clipPath id="t${index}"><rect x="${n(clip.left)}" y="${n(clip.top)}" width="${n(clip.right - clip.left)}" height="${n(clip.bottom - clip.top)}"/></clipPath>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${view.width}" height="${view.height}" viewBox="0 0 ${view.width} ${view.height}">`,
    `<defs>${clips.join('')}</defs>`,
    `<rect width="100%" height="100%" fill="${colors.sea}"/>`,
    ...strokesOf(view.zoom, colors).map((stroke) => drawn(pieces, stroke)),
    ...(view.plain === true ? [] : labelsOf(pieces, view, colors, pin)),
    pin ? pinAt(pin, view.theme, colors) : '',
    view.plain === true
      ? ''
      : `<text x="${view.width - 6}" y="${view.height - 6}" text-anchor="end" font-family="${FONT}" font-size="9" fill="${colors.mutedText}">${ATTRIBUTION}</text>`,
    '</svg>',
  ].join('\n');
}

interface Stroke {
  layer: string;
  attributes: string;
  /** Filter of the layer's features; default: all. */
  only?: (properties: VectorTileFeature['properties']) => boolean;
  from?: number;
}

/** Map layers in drawing order, like the style of the browser's map. */
function strokesOf(zoom: number, colors: MapColors): Stroke[] {
  const wide = Math.max(0.6, Math.min(2.6, (zoom - 4) * 0.5));
  return [
    { layer: 'land', attributes: fill(colors.land) },
    {
      layer: 'park',
      attributes: `${fill(colors.park)} stroke="${colors.parkLine}" stroke-width="0.8"`,
      from: 5,
    },
    { layer: 'pan', attributes: fill(colors.pan), from: 5 },
    { layer: 'river', attributes: line(colors.river, 1.1), from: 3 },
    { layer: 'lake', attributes: fill(colors.sea) },
    { layer: 'province', attributes: line(colors.province, 0.7, '4 3'), from: 5 },
    { layer: 'boundary', attributes: line(colors.boundary, zoom < 5 ? 0.7 : 1.1) },
    { layer: 'rail', attributes: line(colors.rail, 1, '5 2'), from: 6 },
    { layer: 'road', attributes: line(colors.roadCasing, wide + 1.4), only: isTar, from: 5 },
    { layer: 'road', attributes: line(colors.road, wide), only: isTar, from: 5 },
    { layer: 'road', attributes: line(colors.gravel, wide * 0.7, '4 2'), only: isUnpaved, from: 6 },
  ].filter(({ from = -1 }) => zoom >= from);
}

function fill(color: string): string {
  return `fill="${color}"`;
}

function line(color: string, width: number, dashes = ''): string {
  const dashed = dashes === '' ? '' : ` stroke-dasharray="${dashes}"`;
  return `fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linejoin="round"${dashed}`;
}

function isTar(properties: VectorTileFeature['properties']): boolean {
  return properties['class'] === 'tar';
}

function isUnpaved(properties: VectorTileFeature['properties']): boolean {
  return properties['class'] === 'gravel' || properties['class'] === 'salt';
}

async function piecesOf(tiles: TileReader, view: MapView): Promise<Piece[]> {
  const zoom = Math.max(0, Math.min(tiles.maxZoom, Math.round(view.zoom)));
  const count = 2 ** zoom;
  const size = TILE * 2 ** (view.zoom - zoom);
  const [originX, originY] = originOf(view);
  const pieces: Piece[] = [];
  const last = (origin: number, length: number) => Math.floor((origin + length) / size);
  for (let column = Math.floor(originX / size); column <= last(originX, view.width); column += 1) {
    for (let row = Math.floor(originY / size); row <= last(originY, view.height); row += 1) {
      if (row < 0 || row >= count) continue;
      // Wrap around at 180 degrees.
      const found = await tiles.nearest({ zoom, x: ((column % count) + count) % count, y: row });
      if (!found) continue;
      const steps = 2 ** (zoom - found.zoom);
      const [left, top] = [column * size - originX, row * size - originY];
      const within = (place: number) => (((place % steps) + steps) % steps) * size;
      pieces.push({
        ...found,
        left: left - within(column),
        top: top - within(row),
        size: size * steps,
        clip: {
          left: left - OVERLAP,
          top: top - OVERLAP,
          right: left + size + OVERLAP,
          bottom: top + size + OVERLAP,
        },
      });
    }
  }
  return pieces;
}

function drawn(pieces: readonly Piece[], { layer, attributes, only }: Stroke): string {
  const groups = pieces.map((piece, index) => {
    const path = featuresOf(piece, layer)
      .filter(({ properties }) => only?.(properties) ?? true)
      .map((feature) => pathOf(feature, piece))
      .join('');
    return path === '' ? '' : `<g clip-path="url(#t${index})"><path d="${path}" ${attributes}/></g>`;
  });
  return groups.join('');
}

function featuresOf({ tile }: Piece, name: string): VectorTileFeature[] {
  const layer = tile.layers[name];
  return layer ? Array.from({ length: layer.length }, (_, index) => layer.feature(index)) : [];
}

function pathOf(feature: VectorTileFeature, { left, top, size }: Piece): string {
  const scale = size / feature.extent;
  return feature
    .loadGeometry()
    .map((points) => {
      const steps = points.map(({ x, y }) => `${n(left + x * scale)} ${n(top + y * scale)}`);
      return `M${steps.join('L')}${feature.type === 3 ? 'Z' : ''}`;
    })
    .join('');
}

function labelsOf(
  pieces: readonly Piece[],
  view: MapView,
  colors: MapColors,
  pin: readonly [number, number] | undefined,
): string[] {
  const labels: Label[] = [];
  const add = (
    layer: string,
    style: (properties: VectorTileFeature['properties']) => Omit<Label, 'text' | 'x' | 'y'>,
  ) => {
    for (const piece of pieces) {
      for (const feature of featuresOf(piece, layer)) {
        const point = feature.loadGeometry()[0]?.[0];
        const name = feature.properties[`name_${view.locale}`];
        if (!point || typeof name !== 'string') continue;
        const scale = piece.size / feature.extent;
        const [x, y] = [piece.left + point.x * scale, piece.top + point.y * scale];
        const label = { text: name, x, y, ...style(feature.properties) };
        labels.push(pin ? underPin(label, pin) : label);
      }
    }
  };
  if (view.zoom < 6.7) {
    add('country_label', ({ is_ours: ours }) => ({
      size: ours === true ? 15 : 12,
      color: ours === true ? colors.text : colors.mutedText,
      dot: false,
      order: ours === true ? 1 : 6,
    }));
  }
  add('town', ({ capital, rank }) => ({
    size: capital === true ? 14 : Number(rank) <= 6 ? 12.5 : 11,
    color: capital === true || Number(rank) <= 6 ? colors.text : colors.mutedText,
    dot: true,
    order: capital === true ? 0 : Number(rank),
  }));
  if (view.zoom >= 6) {
    add('park_label', () => ({ size: 11, color: colors.parkText, dot: false, order: 6.5 }));
    add('water_label', () => ({ size: 10.5, color: colors.waterText, dot: false, order: 8 }));
  }
  const taken = pin ? [{ left: pin[0] - 16, top: pin[1] - 38, right: pin[0] + 16, bottom: pin[1] }] : [];
  return placeLabels(labels, view.width, view.height - 14, taken).map((label) => {
    const dot = label.dot
      ? `<circle cx="${n(label.x)}" cy="${n(label.y)}" r="2.2" fill="${label.color}" stroke="${colors.halo}" stroke-width="1"/>`
      : '';
    return `${dot}<text x="${n(label.textX)}" y="${n(label.textY + label.size * 0.35)}" text-anchor="${label.anchor}" font-family="${FONT}" font-size="${label.size}" fill="${label.color}" stroke="${colors.halo}" stroke-width="3" stroke-linejoin="round" paint-order="stroke">${escaped(label.text)}</text>`;
  });
}

/** The pin covers the dot of its own place: puts the label below the pin, with the highest priority. */
function underPin(label: Label, [x, y]: readonly [number, number]): Label {
  if (!label.dot || Math.hypot(label.x - x, label.y - y) > NEAR_PIN) return label;
  return { ...label, x, y: y + label.size, dot: false, order: -1 };
}

function pinAt([x, y]: readonly [number, number], theme: MapTheme, colors: MapColors): string {
  return (
    `<g transform="translate(${n(x)} ${n(y)})"><ellipse cx="0" cy="0" rx="6" ry="2.4" fill="#000000" fill-opacity="0.2"/>` +
    `<path d="M0 0C-3-9-13-14-13-23A13 13 0 0 1 13-23C13-14 3-9 0 0Z" fill="${PIN[theme]}" stroke="${colors.halo}" stroke-width="1.5"/>` +
    `<circle cx="0" cy="-23" r="5" fill="${colors.halo}"/></g>`
  );
}

/** World pixel of the picture's upper left corner. */
function originOf(view: MapView): [number, number] {
  const [x, y] = worldPixel(view.center, view.zoom);
  return [x - view.width / 2, y - view.height / 2];
}

function pixelOf(at: readonly [number, number], view: MapView): [number, number] {
  const [x, y] = worldPixel(at, view.zoom);
  const [originX, originY] = originOf(view);
  return [x - originX, y - originY];
}

function worldPixel([longitude, latitude]: readonly [number, number], zoom: number): [number, number] {
  const world = TILE * 2 ** zoom;
  return [(longitude / 360 + 0.5) * world, mercatorY(latitude) * world];
}

/** Number with one decimal, which is precise enough. */
function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
