import { strToU8, zipSync } from 'fflate';

/** Files as other apps write them, shortened; places and notes are made up. */
export const text = (content: string, name: string) => ({ name, file: new Blob([content]) });
export const zip = (name: string, files: Record<string, string>) => ({
  name,
  file: new Blob([
    Uint8Array.from(
      zipSync(Object.fromEntries(Object.entries(files).map(([path, content]) => [path, strToU8(content)]))),
    ),
  ]),
});

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';

export const OSMAND_GPX = text(
  `${XML}<gpx version="1.1" creator="OsmAnd~ 4.6" xmlns="http://www.topografix.com/GPX/1/1" xmlns:osmand="https://osmand.net">
  <metadata><name>favourites</name></metadata>
  <wpt lat="19.3590300" lon="98.4401300">
    <time>2025-01-04T09:11:22Z</time>
    <name>Pai</name>
    <type>Thailand</type>
    <desc>Hot springs &amp; canyon</desc>
    <link href="https://example.org/pai"/>
    <extensions><osmand:icon>special_star</osmand:icon></extensions>
  </wpt>
  <wpt lat="-13.2583" lon="-72.2642"><name>Ollantaytambo</name></wpt>
</gpx>`,
  'favorites.gpx',
);
export const GARMIN_ROUTE = text(
  `${XML}<gpx version="1.0" creator="MapSource">
<rte><name>South loop</name>
<rtept lat="6.9271" lon="79.8612"><name>Colombo</name></rtept>
<rtept lat="6.0535" lon="80.2210"><name>Galle</name><cmt>Fort</cmt></rtept>
</rte>
<trk><name>Day 1</name><trkseg><trkpt lat="6.9" lon="79.8"/><trkpt lat="6.8" lon="79.9"/></trkseg></trk>
</gpx>`,
  'route.gpx',
);
export const ISO_8859_GPX = {
  name: 'alt.gpx',
  file: new Blob([
    Uint8Array.from(
      Buffer.from(
        '<?xml version="1.0" encoding="ISO-8859-1"?><gpx version="1.1"><wpt lat="47,9" lon="10,3"><name>Kaufbeuren, Allg\u00e4u</name></wpt></gpx>',
        'latin1',
      ),
    ),
  ]),
};
export const MY_MAPS_KML = text(
  `${XML}<kml xmlns="http://www.opengis.net/kml/2.2">
  <Document>
    <name>Peru 2027</name>
    <Folder>
      <name>Sacred Valley</name>
      <Placemark>
        <name>Pisac</name>
        <description><![CDATA[Market on Sunday<br>See <b>ruins</b>]]></description>
        <styleUrl>#icon-1899</styleUrl>
        <Point><coordinates>
            -71.8498,-13.4226,0
          </coordinates></Point>
      </Placemark>
      <Placemark><name>Walk to Huchuy Qosqo</name><LineString><coordinates>-71.9,-13.4,0 -71.95,-13.35,0</coordinates></LineString></Placemark>
      <Placemark><name>Hostel</name><address>Calle Plateros 320, Cusco, Peru</address></Placemark>
    </Folder>
  </Document>
</kml>`,
  'Peru 2027.kml',
);
export const NETWORK_LINK_KML = text(
  `${XML}<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>Trip</name><NetworkLink><name>Trip</name><Link><href>https://www.google.com/maps/d/kml?mid=1</href></Link></NetworkLink></Document></kml>`,
  'Trip.kml',
);
export const MAPS_ME_KMZ = zip('Vietnam.kmz', {
  'doc.kml': `${XML}<kml xmlns="http://earth.google.com/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2"><Document><name>Vietnam</name>
<Placemark><name>Hội An</name><TimeStamp><when>2026-02-03T10:00:00Z</when></TimeStamp><Point><coordinates>108.335,15.8794</coordinates></Point></Placemark>
<Placemark><name>Track</name><gx:Track><gx:coord>108 15 0</gx:coord></gx:Track></Placemark></Document></kml>`,
  'files/icon.txt': 'x',
});
export const GOOGLE_SAVED = text(
  JSON.stringify({
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [98.985, 18.7883] },
        properties: {
          date: '2024-03-01T12:00:00Z',
          google_maps_url: 'http://maps.google.com/?cid=1',
          location: { address: 'Chiang Mai, Thailand', country_code: 'TH', name: 'Chiang Mai' },
        },
      },
      {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [0, 0] },
        properties: {
          date: '2023-08-09T12:00:00Z',
          google_maps_url: 'http://maps.google.com/?q=48.137154,11.576124',
          location: { name: 'Marienplatz', address: 'Munich' },
        },
      },
      {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [0, 0] },
        properties: { Title: 'Luang Prabang', 'Google Maps URL': 'http://maps.google.com/?cid=2' },
      },
    ],
  }),
  'Saved Places.json',
);
export const GOOGLE_SAVED_OLD = text(
  JSON.stringify({
    type: 'FeatureCollection',
    features: [
      {
        geometry: { coordinates: [0, 0], type: 'Point' },
        properties: {
          'Google Maps URL': 'http://maps.google.com/?cid=3',
          Location: {
            Address: 'Kandy, Sri Lanka',
            'Business Name': 'Temple of the Tooth',
            'Country Code': 'LK',
            'Geo Coordinates': { Latitude: '7.2936', Longitude: '80.6413' },
          },
          Published: '2019-01-02T03:04:05Z',
          Title: 'Temple of the Tooth',
        },
        type: 'Feature',
      },
    ],
  }),
  'Saved Places.json',
);
export const GOOGLE_ARCHIVE = zip('takeout-20260101.zip', {
  'Takeout/archive_browser.html': '<html></html>',
  'Takeout/Saved/Want to go.csv':
    'Title,Note,URL,Tags,Comment\n,,,,\nPai,two nights,https://www.google.com/maps/place/Pai/data=!4m2!3m1!1s0x30da84:0x1,,\n"Sirince, Köy",,"https://www.google.com/maps/place/x/@37.9436,27.4319,15z/data=!3d37.943!4d27.432",,\n',
  'Takeout/Maps (your places)/Saved Places.json': JSON.stringify({ type: 'FeatureCollection', features: [] }),
  'Takeout/Location History/Records.json': '{"locations":[]}',
  '__MACOSX/Takeout/Saved/._Want to go.csv': 'x',
});
export const OVERPASS_GEOJSON = text(
  JSON.stringify({
    type: 'FeatureCollection',
    generator: 'overpass-ide',
    features: [
      {
        type: 'Feature',
        id: 'node/1',
        properties: { name: 'Fisherman’s Bastion' },
        geometry: { type: 'Point', coordinates: [19.0346, 47.5022] },
      },
      {
        type: 'Feature',
        id: 'way/2',
        properties: { name: 'Path' },
        geometry: {
          type: 'LineString',
          coordinates: [
            [1, 2],
            [3, 4],
          ],
        },
      },
      {
        type: 'Feature',
        id: 'way/3',
        properties: { name: 'Park' },
        geometry: {
          type: 'Polygon',
          coordinates: [
            [
              [1, 2],
              [3, 4],
              [1, 2],
            ],
          ],
        },
      },
      {
        type: 'Feature',
        properties: { name: 'Broken' },
        geometry: { type: 'Point', coordinates: [200, 10] },
      },
    ],
  }),
  'export.geojson',
);
export const GERMAN_CSV = text(
  'Reiseliste\n\nOrt;Breitengrad;Längengrad;Notiz;Datum\nZürich;47,3769;8,5417;"See; Altstadt";3.4.2027\nBad Tölz;47,7603;11,5566;;\nFalsch;97,1;11,5;;31.02.2027\n',
  'Reise.csv',
);
export const WINDOWS_CSV = {
  name: 'orte.csv',
  file: new Blob([Uint8Array.from(Buffer.from('Name;Land\r\nG\u00f6reme;T\u00fcrkei\r\n', 'latin1'))]),
};
export const MY_MAPS_CSV = text(
  'WKT,name,description\n"POINT (100.5018 13.7563)",Bangkok,"First line\nsecond line"\n"LINESTRING (1 2, 3 4)",Walk,\n',
  'Layer.csv',
);
export const NAMES_TXT = text('Hanoi\nHội An\n\nĐà Nẵng\n', 'Places.txt');
export const TAB_SEPARATED = text('name\tlat\tlon\nLima\t-12.0464\t-77.0428\n', 'cities.tsv');
export const CALENDAR = text(
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Example//EN',
    'BEGIN:VEVENT',
    'UID:2',
    'DTSTART;VALUE=DATE:20270312',
    'SUMMARY:Hostel in Ella',
    'LOCATION:Ella\\, Uva Province\\, Sri Lanka',
    'DESCRIPTION:Booked\\, paid',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:1',
    'DTSTART:20270310T100000Z',
    'SUMMARY:Sigiriya',
    'GEO:7.9570;80.7603',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:3',
    'DTSTART:20270311T100000Z',
    'SUMMARY:Call the bank',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n'),
  'trip.ics',
);
/** Each entity is ten of the one before: a gigabyte when expanded. */
export const BILLION_LAUGHS = text(
  `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "lol">${Array.from({ length: 9 }, (_, index) => `<!ENTITY a${index} "${'&a;'.repeat(10)}">`).join('')}]>\n<gpx version="1.1"><wpt lat="1" lon="2"><name>&a8;</name></wpt></gpx>`,
  'laughs.gpx',
);
export const EXTERNAL_ENTITY = text(
  `<?xml version="1.0"?><!DOCTYPE gpx [<!ENTITY x SYSTEM "file:///etc/passwd">]>\n<gpx version="1.1">\n<wpt lat="1" lon="2"><name>&x;</name></wpt></gpx>`,
  'external.gpx',
);
export const CUT_OFF_GPX = text(
  '<gpx version="1.1">\n<wpt lat="1" lon="2"><name>A</name></wpt>\n<wpt lat="3" lon="4"><name>B',
  'cut.gpx',
);
export const CUT_OFF_JSON = text(
  '{"type":"FeatureCollection",\n"features":[{"type":"Feature",',
  'cut.geojson',
);
export const SCRIPT_KML = text(
  `${XML}<kml><Document><Placemark><name>&lt;img src=x onerror=alert(1)&gt;Beach</name><description><![CDATA[<script>alert(1)</script>Nice<iframe src="javascript:alert(1)"></iframe>]]></description><Point><coordinates>80.5,6</coordinates></Point></Placemark></Document></kml>`,
  'script.kml',
);
export const DEEP_JSON = text(`${'['.repeat(200_000)}${']'.repeat(200_000)}`, 'deep.json');
export const DEEP_XML = text(`<kml>${'<Folder>'.repeat(500)}${'</Folder>'.repeat(500)}</kml>`, 'deep.kml');
export const PICTURE = { name: 'photo.jpg', file: new Blob([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16)]) };
export const HTML_PAGE = text('<!doctype html><html><body>Log in</body></html>', 'places.kml');
export const EMPTY = text('', 'empty.gpx');
export const NO_COLUMNS = text('foo,bar\n1,2\n3,4\n', 'numbers.csv');
