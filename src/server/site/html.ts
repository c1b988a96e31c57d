/** Text that is safe to insert into a page. Created only by `html` and `trusted`. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type HtmlPart = Html | readonly Html[] | string | number | undefined;

/** Template tag that escapes its values, unless they are `Html`; undefined becomes an empty string. */
export function html(fixed: TemplateStringsArray, ...values: readonly HtmlPart[]): Html {
  return new Html(fixed.map((piece, index) => piece + textOf(values[index])).join(''));
}

/** HTML that was sanitized when the catalogue was imported. */
export function trusted(text: string): Html {
  return new Html(text);
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function textOf(value: HtmlPart): string {
  if (value === undefined) return '';
  if (value instanceof Html) return value.text;
  return typeof value === 'object' ? value.map(({ text }) => text).join('\n') : escapeHtml(String(value));
}
