import { sitePath } from '../../contract/paths/site-paths.ts';
import { MANIFEST_PATHS } from '../../contract/api/manifest-paths.ts';

/** Files of other apps that list places, by type; those of the installed app only, so that it does not open any text. */
const PLACE_FILES = {
  'application/gpx+xml': ['.gpx'],
  'application/vnd.google-earth.kml+xml': ['.kml'],
  'application/vnd.google-earth.kmz': ['.kmz'],
  'application/geo+json': ['.geojson'],
  'text/csv': ['.csv'],
  'text/calendar': ['.ics'],
};

const TEXTS = {
  en: {
    name: 'Rucksack: bring back the fun to travel planning',
    description: 'Plan a tour stop by stop and take it with you, online or offline.',
    tours: 'My tours',
    search: 'Search',
  },
  de: {
    name: 'Rucksack: So macht Reiseplanung wieder Spaß',
    description: 'Plane deine Tour Halt für Halt und nimm sie mit, online wie offline.',
    tours: 'Meine Touren',
    search: 'Suche',
  },
};

/**
 * The web app manifest in a language. Both are of one app, by their `id`.
 * @param {'en' | 'de'} locale
 */
export function webManifest(locale) {
  const texts = TEXTS[locale];
  const home = sitePath('home', locale);
  return {
    id: '/',
    lang: locale,
    name: texts.name,
    short_name: 'Rucksack',
    description: texts.description,
    start_url: `${home}?source=pwa`,
    scope: '/',
    display: /** @type {const} */ ('standalone'),
    background_color: '#FAF8F4',
    theme_color: '#15847F',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: texts.tours, url: sitePath('tours-bookmarked', locale) },
      { name: texts.search, url: `${home}?search=` },
    ],
    // What another app shares: a link of this site opens its page, a file is read, anything else is searched for.
    share_target: {
      action: '/tours/shared',
      method: /** @type {const} */ ('POST'),
      enctype: 'multipart/form-data',
      params: {
        title: 'title',
        text: 'text',
        url: 'url',
        files: [{ name: 'file', accept: Object.entries(PLACE_FILES).flat(2) }],
      },
    },
    file_handlers: [{ action: '/tours/shared?file=launched', accept: PLACE_FILES }],
    screenshots: [
      {
        src: '/screenshots/planner-wide.webp',
        sizes: '1440x900',
        type: 'image/webp',
        form_factor: /** @type {const} */ ('wide'),
      },
      {
        src: '/screenshots/planner-phone.webp',
        sizes: '780x1688',
        type: 'image/webp',
        form_factor: /** @type {const} */ ('narrow'),
      },
    ],
  };
}

/**
 * Vite plugin: adds the German manifest; the PWA plugin writes the English one.
 * @returns {import('vite').Plugin}
 */
export function germanManifest() {
  const source = JSON.stringify(webManifest('de'));
  return {
    name: 'rucksack:german-manifest',
    configureServer(server) {
      server.middlewares.use(MANIFEST_PATHS.de, (_request, response) => {
        response.setHeader('Content-Type', 'application/manifest+json; charset=utf-8');
        response.end(source);
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: MANIFEST_PATHS.de.slice(1), source });
    },
  };
}
