import { type Locale, isLocale } from '../../model/base/locale.ts';
import type { ContentFile } from '../../server/content/content-files.ts';
import type { PlacedText } from './text-problems.ts';
import { fieldOf } from '../../model/base/is-record.ts';

/** Fields of a language block that are not text. */
const NO_TEXT = new Set(['slug', 'website']);
const MARKDOWN_FIELDS = new Set(['body', 'answer']);

/** All texts of all language blocks in the files, with their locations. Files with invalid JSON have none. */
export function placedTexts(files: readonly ContentFile[]): PlacedText[] {
  return files.flatMap(({ kind, key, text }) => {
    try {
      return [...textsIn(JSON.parse(text), null, `${kind}/${key}`, '')];
    } catch (error) {
      if (error instanceof SyntaxError) return [];
      throw error;
    }
  });
}

export function countWords(text: string): number {
  // Links count by their text, pictures by their caption.
  const bare = text.replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').trim();
  return bare === '' ? 0 : bare.split(/\s+/).length;
}

/** The text of a field in a parsed file's language block; '' if missing. */
export function textAt(value: Record<string, unknown>, locale: Locale, field: string): string {
  const text = fieldOf(value[locale], field);
  return typeof text === 'string' ? text : '';
}

function* textsIn(node: unknown, locale: Locale | null, file: string, path: string): Generator<PlacedText> {
  if (typeof node === 'string') {
    const field = path.slice(path.lastIndexOf('.') + 1);
    if (locale === null || NO_TEXT.has(field)) return;
    yield { where: `${file}: ${path}`, locale, text: node, markdown: MARKDOWN_FIELDS.has(field) };
  } else if (typeof node === 'object' && node !== null) {
    for (const [name, child] of Object.entries(node)) {
      const own = isLocale(name) ? name : locale;
      yield* textsIn(child, own, file, path === '' ? name : `${path}.${name}`);
    }
  }
}
