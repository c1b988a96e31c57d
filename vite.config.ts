import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vite';
import { leanIcons } from './src/tools/build/lean-icons.mjs';
import { leanPreload } from './src/tools/build/lean-preload.mjs';
import { shortClassNames } from './src/tools/build/short-class-names.mjs';
import { localeParts } from './src/tools/build/locale-parts.mjs';
import { mapDrawingVersion, mapFiles } from './src/tools/build/map-files.mjs';
import { sharedDexie } from './src/tools/build/shared-dexie.mjs';
import { startAfterPaint } from './src/tools/build/start-after-paint.mjs';
import { germanManifest, webManifest } from './src/tools/build/web-manifest.mjs';

/**
 * What every first visit needs, in three files instead of thirty: each small file compresses worse alone.
 * The rest is split by its dynamic imports.
 */
const chunkGroups = [
  // Only what shows a map loads it; its files are kept apart from the precache by their name.
  { name: 'maplibre', priority: 4, test: /node_modules\/(maplibre-gl|pmtiles|fflate)\// },
  {
    name: 'vendor',
    priority: 3,
    test: /rolldown\/runtime|no-route-matcher|node_modules\/(react(?!\/.*compiler-runtime)|react-dom|scheduler|wouter|dexie|dexie-react-hooks|comlink|rosetta|dlv|templite)\//,
  },
  { name: 'home', priority: 1.7, test: /src\/ui\/pages\/home\/first-screen\// },
  // Every visit loads it beside the page: alone, not with all that pages share.
  { name: 'release', priority: 0.5, test: /src\/data\/release\// },
  {
    name: 'deferred-files',
    priority: 1.65,
    test: /src\/data\/(offline\/cache-deferred|network\/data-saver)/,
  },
  // What lazy pages share, in one file as well: each asks for it by one name. Not what only maps and Today show.
  {
    name: 'kit',
    priority: 1.6,
    minShareCount: 2,
    test: /src\/(model(?!\/(schemas|gazetteer)\/|\/place\/similar|\/opening\/|\/provider-links|\/calendar\/sun-times|\/items\/(change|stop-days))|data(?!\/(account\/(former-accounts|session|guide-choices)|network|tours\/files|own-experiences\/(add-gazetteer|own-pictures|place-experience)|offline\/queue-packs|saved-lists|sync\/conflicts|messages)\b)|ui\/(components(?!\/(ma(p|rked)|position|print\/print-page|form\/(use-draft|number-field)|overlay\/menu-list))|format(?!\/(option-labels|format-opening))|layout(?!\/parts\/(choices|minimal-layout|(use-)?missing-text|text-not-here))|features\/cards(?!\/(user-tour|roundup)-card)))\/|node_modules\/lucide-react(?!\/.*\/locate\.)/,
  },
  // Checks of what comes from outside, which no page does at its start. After what pages share, which would else hand
  // them the plain values that both need.
  { name: 'schemas', priority: 1.5, test: /node_modules\/zod\/|src\/model\/schemas\// },
  // Small parts of the planner that its lazy steps and the tour pages use too.
  {
    name: 'itinerary',
    priority: 1.4,
    minShareCount: 2,
    test: /src\/ui\/features\/planner\/(itinerary\/(group-itinerary|connection\/sort-options)|use-option-labels|mode-(icon|line))|src\/ui\/features\/export\/export-host|src\/ui\/components\/map\/(map-lines|can-render-map)/,
  },
  {
    name: 'shell',
    priority: 2,
    test: /src\/(contract\/paths(?!\/open-links)|data\/live|model\/base(?!\/(currency|json-shape|reversed-id|without-diacritics))|ui\/shell)\/|lucide-react\/dist\/esm\/icons\/(arrow-right|pencil|x)\./,
  },
];

/** The archive of tiles has one address for its life: another archive, another address. */
const basemapVersion = crypto
  .createHash('sha256')
  .update(fs.readFileSync('public/basemap/base.pmtiles'))
  .digest('hex')
  .slice(0, 8);

/** Packs of places keep their address until one of them changes. */
const gazetteer = crypto.createHash('sha256');
for (const name of fs.readdirSync('public/gazetteer').sort())
  gazetteer.update(name).update(fs.readFileSync(`public/gazetteer/${name}`));
const gazetteerVersion = gazetteer.digest('hex').slice(0, 8);

/** Pictures of the map on the server have other addresses when tiles, colors or drawing change. */
const mapDrawing = mapDrawingVersion(basemapVersion);

/** Heads of pages that are drawn: the site asks for no other. */
const manifest = 'src/server/artwork/manifest.json';
const drawnHeroes = fs.existsSync(manifest)
  ? Object.keys(JSON.parse(fs.readFileSync(manifest, 'utf8'))).filter((name) => name.startsWith('hero-'))
  : [];

const deferredFileList = mapFiles({
  tilesUrl: `/basemap/base.pmtiles?v=${basemapVersion}`,
  placesUrl: `/gazetteer/world.json?v=${gazetteerVersion}`,
  drawing: mapDrawing,
});

/** Files of data that are named after their country say what they hold: `practical-peru`, `outlines-peru`. */
function folderOfData(moduleId: string | null): string {
  const folder = /\/(practical|outlines)\/[a-z-]+\.json$/.exec(moduleId ?? '')?.[1];
  return folder === undefined ? '' : `${folder}-`;
}

/** Compiled code is a third larger: it pays where much is drawn again and again, in the planner. */
const COMPILED = /\/src\/ui\/(pages|features)\/planner\/.+\.tsx?$/;

export default defineConfig(({ command }) => ({
  define: {
    'import.meta.env.VITE_DRAWN_HEROES': JSON.stringify(drawnHeroes.join()),
    'import.meta.env.VITE_BASEMAP_VERSION': JSON.stringify(basemapVersion),
    'import.meta.env.VITE_GAZETTEER_VERSION': JSON.stringify(gazetteerVersion),
    'import.meta.env.VITE_MAP_DRAWING': JSON.stringify(mapDrawing),
  },
  plugins: [
    sharedDexie('page'),
    startAfterPaint(),
    localeParts(),
    leanIcons(),
    leanPreload(),
    shortClassNames(),
    deferredFileList,
    react(command === 'build' ? { compiler: true, include: COMPILED } : {}),
    germanManifest(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'worker/service-worker',
      filename: 'sw.ts',
      injectRegister: false,
      registerType: 'prompt',
      // The system keeps its own copies of an installed app's icons.
      includeManifestIcons: false,
      manifest: webManifest('en'),
      injectManifest: {
        buildPlugins: { vite: [sharedDexie('service-worker')] },
        globPatterns: ['**/*.{js,css,html,svg,woff2}', 'later-files.json'],
        globIgnores: ['**/basemap/**', '**/memory-storage-*'],
        manifestTransforms: [
          (entries) => ({
            manifest: entries.filter(({ url }) => !deferredFileList.api.isLater(url)),
            warnings: [],
          }),
        ],
        maximumFileSizeToCacheInBytes: 3 * 1024 * 1024,
      },
      devOptions: { enabled: true, type: 'module', navigateFallback: 'index.html' },
    }),
  ],
  resolve: {
    alias: [
      // React has had the hook itself since 18: the router's stand-in for older ones is not needed.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      // Its file for browsers has a wrapper for other module systems.
      { find: /^dlv$/, replacement: 'dlv/dist/dlv.es.js' },
      {
        find: /^regexparam$/,
        replacement: path.join(import.meta.dirname, 'src/tools/build/no-route-matcher.mjs'),
      },
    ],
  },
  worker: { format: 'es', plugins: () => [sharedDexie('worker')] },
  build: {
    target: 'es2022',
    outDir: 'dist/site',
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    // Every browser that reads the rest of this code knows module preloads.
    // Names in the first script cost more than the one file that most lazy imports have in common.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files) => files.filter((file) => file.includes('/kit-')),
    },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
        // Every name stands in the first script, and its hash does not compress: seven signs are plenty.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: ({ name, facadeModuleId }) =>
          `assets/${folderOfData(facadeModuleId)}${name.replace(/\.json_part_(.*)_as_$/, '-$1')}-[hash:7].js`,
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
  optimizeDeps: {
    include: ['workbox-precaching', 'workbox-routing', 'workbox-strategies', 'workbox-window'],
  },
  cacheDir: '.cache/vite',
  // Thousands of files that nobody edits.
  server: {
    watch: {
      ignored: ['.cache', '.data', 'dist', 'tests', 'src/server/artwork'].map((name) => `**/${name}/**`),
    },
  },
}));
