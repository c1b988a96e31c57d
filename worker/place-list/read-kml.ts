import { ListRejected, type ListWriter } from './list-writer.ts';
import { positionOf } from './position.ts';
import { plainText } from './plain-text.ts';
import { childText, descendant, readXml, type XmlElement } from './read-xml.ts';

const RECORDS = new Set(['Placemark']);
const GROUPS = new Set(['Document', 'Folder']);
/** Children of a placemark without a point, by what they are. */
const SHAPES = { LineString: 'lines', LinearRing: 'lines', Polygon: 'areas', Track: 'tracks' } as const;

/**
 * Placemarks with a point or an address. A file that only links to another one, as Google My Maps exports it by default,
 * is rejected: nothing is loaded from the network.
 */
export async function readKml(text: string, writer: ListWriter): Promise<void> {
  let links = 0;
  await readXml(text, {
    records: RECORDS,
    groups: GROUPS,
    onRecord: (record, group) => readPlacemark(record, group, writer),
    onElement: (name) => {
      if (name === 'NetworkLink') links += 1;
    },
  });
  if (links === 0) return;
  if (writer.places.length === 0) throw new ListRejected('only-link');
  writer.ignore('links', links);
}

function readPlacemark(placemark: XmlElement, list: string, writer: ListWriter): void {
  const point = descendant(placemark, 'Point');
  const address = childText(placemark, 'address');
  if (!point && address === '') {
    for (const [shape, kind] of Object.entries(SHAPES)) {
      if (!descendant(placemark, shape)) continue;
      writer.ignore(kind);
      return;
    }
  }
  const coordinates = point === null ? '' : childText(point, 'coordinates');
  const [lon, lat] = coordinates.split(',');
  const at = positionOf(lon?.trim(), lat?.trim());
  writer.add({
    name: plainText(childText(placemark, 'name')),
    at,
    note: plainText(childText(placemark, 'description')),
    address,
    date: descendant(placemark, 'when')?.text ?? descendant(placemark, 'begin')?.text ?? '',
    list,
    line: placemark.line,
    ...(point && !at ? { invalidAt: { field: 'coordinates', value: coordinates } } : {}),
  });
}
