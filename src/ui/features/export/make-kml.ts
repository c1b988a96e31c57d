import type { LonLat } from '../../../model/place/geo.ts';
import {
  clocksLine,
  entryLines,
  span,
  stayLength,
  connectionMeasures,
  connectionTitle,
  type Wording,
} from './entry-lines.ts';
import type { Outline, OutlineDay, OutlineStop, OutlineConnection } from './outline.ts';
import { element, textElement, type XmlElement, xmlText } from './xml-text.ts';

const NAMESPACE = 'http://www.opengis.net/kml/2.2';
/** Alpha, blue, green, red: the teal of the site. */
const LINE_COLOUR = 'ff7f8415';

/**
 * The tour for Google Earth, My Maps and their like (KML 2.2): a folder for each day, stops as points, ways as lines,
 * facts as data. The schema fixes the order: name, address, description, style, data, and the geometry last.
 */
export function makeKml(outline: Outline, words: Wording): string {
  return xmlText(
    NAMESPACE,
    element(
      'kml',
      {},
      element(
        'Document',
        {},
        textElement('name', outline.name),
        element('open', {}, '1'),
        textElement('description', span(outline.start, outline.end, words)),
        element(
          'Style',
          { id: 'way' },
          element('LineStyle', {}, element('color', {}, LINE_COLOUR), element('width', {}, '4')),
        ),
        ...outline.days.map((day) => folder(day, words)),
      ),
    ),
  );
}

function folder({ day, date, entries }: OutlineDay, words: Wording): XmlElement {
  const name = words.t('takeOut.day', { day, date: words.format.date(date, 'day') });
  return element(
    'Folder',
    {},
    textElement('name', name),
    ...entries.map((entry) => (entry.kind === 'stop' ? stopMark(entry, words) : wayMark(entry, words))),
  );
}

function stopMark(stop: OutlineStop, words: Wording): XmlElement | null {
  if (stop.at === null) return null;
  const { t, format } = words;
  return element(
    'Placemark',
    {},
    textElement('name', `${stop.number}. ${stop.title}`),
    textElement('address', stop.address),
    textElement(
      'description',
      described([
        span(stop.arrival, stop.departure, words),
        stayLength(stop, words),
        ...entryLines(stop, words),
      ]),
    ),
    data([
      ['arrival', t('takeOut.data.arrival'), stop.arrival],
      ['departure', t('takeOut.data.departure'), stop.departure],
      ['nights', t('takeOut.data.nights'), String(stop.nights)],
      ['reference', t('takeOut.data.reference'), stop.booking?.reference ?? ''],
      ['region', t('takeOut.data.region'), stop.region],
      ['day', t('takeOut.data.day'), format.date(stop.arrival, 'long')],
    ]),
    element('Point', {}, element('coordinates', {}, coordinates([stop.at]))),
  );
}

function wayMark(way: OutlineConnection, words: Wording): XmlElement | null {
  if (way.line.length < 2) return null;
  const { t } = words;
  const lines = [
    span(way.departure, way.arrival, words),
    connectionMeasures(way, words),
    way.detail,
    clocksLine(way, words),
  ];
  return element(
    'Placemark',
    {},
    textElement('name', connectionTitle(way)),
    textElement('description', described([...lines, ...entryLines(way, words)])),
    element('styleUrl', {}, '#way'),
    data([
      ['departure', t('takeOut.data.departure'), way.departure],
      ['arrival', t('takeOut.data.arrival'), way.arrival],
      ['mode', t('takeOut.data.mode'), way.mode ?? ''],
      ['metres', t('takeOut.data.metres'), way.metres === null ? '' : String(way.metres)],
      ['reference', t('takeOut.data.reference'), way.booking?.reference ?? ''],
    ]),
    // Along the ground, so that a flight follows the curve of the Earth.
    element(
      'LineString',
      {},
      element('tessellate', {}, '1'),
      element('coordinates', {}, coordinates(way.line)),
    ),
  );
}

function data(facts: readonly (readonly [name: string, label: string, value: string])[]): XmlElement {
  const known = facts.filter(([, , value]) => value !== '');
  return element(
    'ExtendedData',
    {},
    ...known.map(([name, label, value]) =>
      element('Data', { name }, element('displayName', {}, label), element('value', {}, value)),
    ),
  );
}

/** Longitude first; none of them has a height. */
function coordinates(points: readonly LonLat[]): string {
  return points.map(([lon, lat]) => `${lon},${lat}`).join(' ');
}

function described(lines: readonly string[]): string {
  return lines.filter((line) => line !== '').join('\n');
}
