import { FIRST_SCRIPT } from '../../contract/first-script.ts';

/**
 * Vite plugin: inlines the first script into the page and, in the build, turns the app's script tags into preloads. The
 * first script starts the app after the server HTML is painted.
 * @returns {import('vite').Plugin[]}
 */
export function startAfterPaint() {
  return [
    {
      name: 'rucksack:first-script',
      transformIndexHtml: () => [{ tag: 'script', children: FIRST_SCRIPT, injectTo: 'head-prepend' }],
    },
    {
      name: 'rucksack:start-after-paint',
      apply: 'build',
      transformIndexHtml: {
        order: 'post',
        handler(html) {
          const scripts = [
            ...html.matchAll(/ *<script type="module" crossorigin src="([^"]+)"><\/script>\n/g),
          ];
          const files = [...new Set(scripts.map(([, file]) => file))];
          const entry = files.at(-1);
          if (entry === undefined) throw new Error('index.html has no script of the app');
          const links = files.map(
            (file) =>
              `    <link rel="modulepreload" crossorigin href="${file}"${file === entry ? ' data-entry' : ''} />\n`,
          );
          const rest = scripts.reduce((text, [tag]) => text.replace(tag, ''), html);
          return rest.replace('  </head>', `${links.join('')}  </head>`);
        },
      },
    },
  ];
}
