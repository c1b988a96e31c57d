import type { LonLat } from '../../../model/place/geo.ts';
import {
  clocksLine,
  entryLines,
  itemLine,
  itemLines,
  span,
  stayLength,
  connectionMeasures,
  connectionTitle,
  type Wording,
} from './entry-lines.ts';
import type { Outline, OutlineDay, OutlineStop, OutlineConnection } from './outline.ts';
import { element, joinLines, textElement, type XmlElement, xmlText } from './xml-text.ts';

const NAMESPACE = 'http://www.opengis.net/kml/2.2';
/** KML color order: alpha, blue, green, red. The site's teal. */
const LINE_COLOR = 'ff7f8415';

/**
 * The tour for Google Earth, My Maps and others (KML 2.2): a folder for each day, stops as points, connections as
 * lines, facts as extended data. The schema fixes the order: name, address, description, style, data, and the geometry
 * last.
 */
export function makeKml(outline: Outline, wording: Wording): string {
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
        textElement('description', span(outline.start, outline.end, wording)),
        element(
          'Style',
          { id: 'way' },
          element('LineStyle', {}, element('color', {}, LINE_COLOR), element('width', {}, '4')),
        ),
        ...outline.days.map((day) => folder(day, wording)),
      ),
    ),
  );
}

function folder({ day, date, entries }: OutlineDay, wording: Wording): XmlElement {
  const name = wording.t('export.day', { day, date: wording.format.date(date, 'day') });
  return element(
    'Folder',
    {},
    textElement('name', name),
    ...entries.flatMap((entry) =>
      entry.kind === 'stop'
        ? [stopPlacemark(entry, wording), ...itemPlacemarks(entry, wording)]
        : connectionPlacemark(entry, wording),
    ),
  );
}

function stopPlacemark(stop: OutlineStop, wording: Wording): XmlElement | null {
  if (stop.at === null) return null;
  const { t, format } = wording;
  return element(
    'Placemark',
    {},
    textElement('name', `${stop.number}. ${stop.title}`),
    textElement('address', stop.address),
    textElement(
      'description',
      joinLines([
        span(stop.arrival, stop.departure, wording),
        stayLength(stop, wording),
        ...entryLines(stop, wording),
        ...itemLines(stop, wording),
      ]),
    ),
    data([
      ['arrival', t('export.data.arrival'), stop.arrival],
      ['departure', t('export.data.departure'), stop.departure],
      ['nights', t('export.data.nights'), String(stop.nights)],
      ['reference', t('export.data.reference'), stop.booking?.reference ?? ''],
      ['region', t('export.data.region'), stop.region],
      ['day', t('export.data.day'), format.date(stop.arrival, 'long')],
    ]),
    element('Point', {}, element('coordinates', {}, coordinates([stop.at]))),
  );
}

/** Places to go to at a stop. */
function itemPlacemarks({ items }: OutlineStop, wording: Wording): XmlElement[] {
  return items.flatMap((item) =>
    item.at === null
      ? []
      : element(
          'Placemark',
          {},
          textElement('name', item.title),
          textElement('description', itemLine(item, wording)),
          element('Point', {}, element('coordinates', {}, coordinates([item.at]))),
        ),
  );
}

function connectionPlacemark(connection: OutlineConnection, wording: Wording): XmlElement | null {
  if (connection.line.length < 2) return null;
  const { t } = wording;
  const lines = [
    span(connection.departure, connection.arrival, wording),
    connectionMeasures(connection, wording),
    connection.detail,
    clocksLine(connection, wording),
  ];
  return element(
    'Placemark',
    {},
    textElement('name', connectionTitle(connection)),
    textElement('description', joinLines([...lines, ...entryLines(connection, wording)])),
    element('styleUrl', {}, '#way'),
    data([
      ['departure', t('export.data.departure'), connection.departure],
      ['arrival', t('export.data.arrival'), connection.arrival],
      ['mode', t('export.data.mode'), connection.mode ?? ''],
      ['metres', t('export.data.metres'), connection.meters === null ? '' : String(connection.meters)],
      ['reference', t('export.data.reference'), connection.booking?.reference ?? ''],
    ]),
    // Tessellated, so that a flight follows the curvature of the Earth.
    element(
      'LineString',
      {},
      element('tessellate', {}, '1'),
      element('coordinates', {}, coordinates(connection.line)),
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

/** Longitude first, without altitude. */
function coordinates(points: readonly LonLat[]): string {
  return points.map(([lon, lat]) => `${lon},${lat}`).join(' ');
}
