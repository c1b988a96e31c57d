import type { ListWriter } from './list-writer.ts';
import { positionOf } from './position.ts';
import { plainText } from './plain-text.ts';
import { childText, readXml, type XmlElement } from './read-xml.ts';

const RECORDS = new Set(['wpt', 'rtept']);
const GROUPS = new Set(['rte']);

/** Waypoints, and the points of routes in their order. Recorded tracks have no places. */
export async function readGpx(text: string, writer: ListWriter): Promise<void> {
  await readXml(text, {
    records: RECORDS,
    groups: GROUPS,
    onRecord: (record, group) => writer.add(pointOf(record, group)),
    onElement: (name) => {
      if (name === 'trk') writer.ignore('tracks');
    },
  });
}

function pointOf(point: XmlElement, list: string) {
  const { lat = '', lon = '' } = point.attributes;
  const at = positionOf(lon, lat);
  const link = point.children.find(({ name }) => name === 'link');
  const notes = [childText(point, 'desc'), childText(point, 'cmt')].map(plainText);
  return {
    name: childText(point, 'name'),
    at,
    note: [...new Set(notes)].filter(Boolean).join('\n'),
    // GPX 1.0 has the address as text.
    url: link?.attributes['href'] ?? childText(point, 'url'),
    date: childText(point, 'time'),
    list,
    line: point.line,
    ...(at ? {} : { invalidAt: { field: `${point.name} lat, lon`, value: `${lat}, ${lon}` } }),
  };
}
