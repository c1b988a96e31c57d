import type { LonLat } from '../../../model/place/geo.ts';
import {
  entryLines,
  itemLine,
  itemLines,
  span,
  stayLength,
  connectionMeasures,
  connectionTitle,
  type Wording,
} from './entry-lines.ts';
import { type Outline, type OutlineStop, stopsOf, connectionsOf } from './outline.ts';
import { element, joinLines, textElement, type XmlElement, xmlText } from './xml-text.ts';

const NAMESPACE = 'http://www.topografix.com/GPX/1/1';

/**
 * The tour for map apps (GPX 1.1): a waypoint for each stop, one route through the stops, and a track for each
 * connection with known geometry. The schema fixes the order of elements: metadata, waypoints, routes, tracks; within
 * each name, description, link, type, and points last. No times: the format requires a zone.
 */
export function makeGpx(outline: Outline, wording: Wording, now: Date): string {
  const stops = stopsOf(outline).flatMap((stop) => (stop.at === null ? [] : [{ ...stop, at: stop.at }]));
  // A track of two points adds nothing to the route.
  const tracks = connectionsOf(outline).filter(({ line }) => line.length > 2);
  return xmlText(
    NAMESPACE,
    element(
      'gpx',
      { version: '1.1', creator: 'Rucksack' },
      element(
        'metadata',
        {},
        textElement('name', outline.name),
        textElement('desc', span(outline.start, outline.end, wording)),
        element('time', {}, now.toISOString()),
      ),
      ...stops.flatMap((stop) => [waypoint(stop, wording), ...itemWaypoints(stop, wording)]),
      stops.length < 2
        ? null
        : element(
            'rte',
            {},
            textElement('name', outline.name),
            ...stops.map(({ at, number, name }) =>
              point('rtept', at, textElement('name', `${number}. ${name}`)),
            ),
          ),
      ...tracks.map((connection, index) =>
        element(
          'trk',
          {},
          textElement('name', connectionTitle(connection)),
          textElement(
            'desc',
            joinLines([
              span(connection.departure, connection.arrival, wording),
              connectionMeasures(connection, wording),
            ]),
          ),
          element('number', {}, String(index + 1)),
          textElement('type', connection.mode ?? ''),
          element('trkseg', {}, ...connection.line.map((at) => point('trkpt', at))),
        ),
      ),
    ),
  );
}

function waypoint(stop: OutlineStop & { at: LonLat }, wording: Wording): XmlElement {
  const { booking } = stop;
  const lines = [stayLength(stop, wording), span(stop.arrival, stop.departure, wording), stop.address];
  return point(
    'wpt',
    stop.at,
    textElement('name', `${stop.number}. ${stop.title}`),
    textElement('desc', joinLines([...lines, ...entryLines(stop, wording), ...itemLines(stop, wording)])),
    booking === null || booking.link === '' ? null : element('link', { href: booking.link }),
    element('type', {}, wording.t('export.stop')),
  );
}

/** Places to go to at a stop. */
function itemWaypoints({ items }: OutlineStop, wording: Wording): XmlElement[] {
  return items.flatMap((item) =>
    item.at === null
      ? []
      : point('wpt', item.at, textElement('name', item.title), textElement('desc', itemLine(item, wording))),
  );
}

function point(name: string, [lon, lat]: LonLat, ...children: (XmlElement | null)[]): XmlElement {
  return element(name, { lat, lon }, ...children);
}
