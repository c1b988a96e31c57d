import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod/mini';
import type { SitePage } from '../../contract/paths/site-paths.ts';
import type { Locale } from '../../model/base/locale.ts';
import { escapeHtml } from './html.ts';

/**
 * Entry modules of the planner, which are preloaded: the browser would discover them one by one, with a round trip
 * each.
 */
const PLANNER = ['src/ui/routes.tsx', 'src/ui/pages/planner/planner-page.tsx'];
const FIRST: Partial<Record<SitePage, readonly string[]>> = {
  'tours-create': [...PLANNER, 'src/ui/features/planner/add/add-step.tsx'],
  'tours-edit': PLANNER,
};
const WORDS = new Set(['site', 'planner', 'catalogue']);

const buildSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.optional(z.array(z.string())),
    css: z.optional(z.array(z.string())),
  }),
);
type Build = z.infer<typeof buildSchema>;

/** Adds preload links for the first files of a page to the app's HTML. */
export type FirstFiles = (shell: string, page: SitePage, locale: Locale) => string;

/**
 * Reads the build's manifest. Without one (tests) no links are added.
 * @throws if the manifest is invalid
 */
export function openFirstFiles(siteFolder: string): FirstFiles {
  const list = path.join(siteFolder, '.vite', 'manifest.json');
  if (!fs.existsSync(list)) return (shell) => shell;
  const build = buildSchema.parse(JSON.parse(fs.readFileSync(list, 'utf8')));
  return (shell, page, locale) => {
    const sources = FIRST[page];
    if (sources === undefined) return shell;
    const { styles, scripts } = filesOf(build, [...sources, ...translationOf(build, locale)]);
    const isMissing = (file: string) => !shell.includes(href(file));
    const links = [
      ...styles
        .filter(isMissing)
        .map((file) => `<link rel="preload" as="style" crossorigin ${href(file)} />`),
      ...scripts.filter(isMissing).map((file) => `<link rel="modulepreload" crossorigin ${href(file)} />`),
    ];
    return shell.replace('</head>', (end) => `${links.join('\n    ')}\n  ${end}`);
  };
}

/** Translations are keyed by their source: `…/locales/en.json?part=planner&as=.js`. */
function translationOf(build: Build, locale: Locale): string[] {
  return Object.keys(build).filter((source) => {
    const part = new RegExp(`/locales/${locale}\\.json\\?part=(\\w+)`).exec(source)?.[1];
    return part !== undefined && WORDS.has(part);
  });
}

/** The files of the given sources and of their static imports, deduplicated. */
function filesOf(build: Build, sources: readonly string[]): { styles: string[]; scripts: string[] } {
  const found = new Map<string, Build[string]>();
  const add = (source: string): void => {
    const entry = build[source];
    if (entry === undefined || found.has(source)) return;
    found.set(source, entry);
    entry.imports?.forEach(add);
  };
  sources.forEach(add);
  const entries = [...found.values()];
  return {
    styles: [...new Set(entries.flatMap(({ css = [] }) => css))],
    scripts: entries.map(({ file }) => file),
  };
}

function href(file: string): string {
  return `href="/${escapeHtml(file)}"`;
}
