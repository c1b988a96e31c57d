import fs from 'node:fs';
import path from 'node:path';

/** The catalogue folder, next to the built program or to this source file. */
const BUNDLED_CATALOGUE = path.resolve(import.meta.dirname, '../catalogue');

/** `practical`, the facts of a country's page, are bundled with the site and not imported. */
export const CONTENT_KINDS = [
  ...(['countries', 'experiences', 'airports', 'climate', 'transport', 'networks', 'tours'] as const),
  ...(['blogposts', 'collections', 'faqs', 'pages', 'practical'] as const),
] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

export interface ContentFile {
  kind: ContentKind;
  key: string;
  text: string;
}

export class ContentError extends Error {}

/**
 * The bundled content files in a fixed order: those that are imported, or all.
 * @throws ContentError if there are none, or for an unknown kind
 */
export function contentFiles({ practical = false } = {}): ContentFile[] {
  if (!fs.existsSync(BUNDLED_CATALOGUE))
    throw new ContentError(`No catalogue in ${BUNDLED_CATALOGUE}: build the server.`);
  return fs
    .readdirSync(BUNDLED_CATALOGUE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const folder = path.dirname(file);
      const kind = CONTENT_KINDS.find((name) => name === folder);
      if (kind === undefined) throw new ContentError(`catalogue/${folder}: unknown kind of content`);
      if (kind === 'practical' && !practical) return [];
      const text = fs.readFileSync(path.join(BUNDLED_CATALOGUE, file), 'utf8');
      return [{ kind, key: path.basename(file, '.json'), text }];
    })
    .sort((a, b) => (`${a.kind}/${a.key}` < `${b.kind}/${b.key}` ? -1 : 1));
}
