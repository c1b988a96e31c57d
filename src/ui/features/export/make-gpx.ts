import type { LonLat } from '../../../model/place/geo.ts';
import {
  entryLines,
  span,
  stayLength,
  connectionMeasures,
  connectionTitle,
  type Wording,
} from './entry-lines.ts';
import { type Outline, type OutlineStop, stopsOf, waysOf } from './outline.ts';
import { element, textElement, type XmlElement, xmlText } from './xml-text.ts';

const NAMESPACE = 'http://www.topografix.com/GPX/1/1';

/**
 * The tour for map apps (GPX 1.1): each stop a waypoint, the stops in their order as one route, and a track for each
 * way whose course is known. The schema fixes the order of elements: metadata, waypoints, routes, tracks; in each of
 * them name, description, link, type, and points last. No times: the format wants them with a zone.
 */
export function makeGpx(outline: Outline, words: Wording, now: Date): string {
  const stops = stopsOf(outline).flatMap((stop) => (stop.at === null ? [] : [{ ...stop, at: stop.at }]));
  // Two points say no more than the route does.
  const tracks = waysOf(outline).filter(({ line }) => line.length > 2);
  return xmlText(
    NAMESPACE,
    element(
      'gpx',
      { version: '1.1', creator: 'Rucksack' },
      element(
        'metadata',
        {},
        textElement('name', outline.name),
        textElement('desc', span(outline.start, outline.end, words)),
        element('time', {}, now.toISOString()),
      ),
      ...stops.map((stop) => waypoint(stop, words)),
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
      ...tracks.map((way, index) =>
        element(
          'trk',
          {},
          textElement('name', connectionTitle(way)),
          textElement(
            'desc',
            description([span(way.departure, way.arrival, words), connectionMeasures(way, words)]),
          ),
          element('number', {}, String(index + 1)),
          textElement('type', way.mode ?? ''),
          element('trkseg', {}, ...way.line.map((at) => point('trkpt', at))),
        ),
      ),
    ),
  );
}

function waypoint(stop: OutlineStop & { at: LonLat }, words: Wording): XmlElement {
  const { booking } = stop;
  const lines = [stayLength(stop, words), span(stop.arrival, stop.departure, words), stop.address];
  return point(
    'wpt',
    stop.at,
    textElement('name', `${stop.number}. ${stop.title}`),
    textElement('desc', description([...lines, ...entryLines(stop, words)])),
    booking === null || booking.link === '' ? null : element('link', { href: booking.link }),
    element('type', {}, words.t('takeOut.stop')),
  );
}

function point(name: string, [lon, lat]: LonLat, ...children: (XmlElement | null)[]): XmlElement {
  return element(name, { lat, lon }, ...children);
}

function description(lines: readonly string[]): string {
  return lines.filter((line) => line !== '').join('\n');
}
