/// <reference types="vite/types/importMeta.d.ts" />

/**
 * The content that ships, as text by `<kind>/<key>`. It is part of the server's bundle: nothing has
 * to lie beside it, and files are parsed only where an import is due.
 */
const FILES = import.meta.glob<string>('../catalogue/*/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const CONTENT_KINDS = [
  ...(['countries', 'experiences', 'airports', 'climate', 'transport', 'tours'] as const),
  ...(['blogposts', 'faqs', 'pages'] as const),
] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

export interface ContentFile {
  kind: ContentKind;
  key: string;
  text: string;
}

export function contentFiles(): ContentFile[] {
  return Object.entries(FILES)
    .map(([file, text]) => {
      const [, folder = '', key = ''] = /\/([^/]+)\/([^/]+)\.json$/.exec(file) ?? [];
      const kind = CONTENT_KINDS.find((name) => name === folder);
      if (kind === undefined) throw new Error(`catalogue/${folder}: there is no such kind of content`);
      return { kind, key, text };
    })
    .sort((a, b) => (`${a.kind}/${a.key}` < `${b.kind}/${b.key}` ? -1 : 1));
}
