/**
 * Templates of MediaWiki’s markup. A scanner of our own, because a dump is a stranger’s text: it takes one pass over
 * it, and knows no template within comments and `<nowiki>`. The package for this takes seconds for 100 kB of brackets.
 */
export interface Template {
  /** In lower case. */
  name: string;
  /** Named ones by their name in lower case, others by their number from `1`. */
  values: ReadonlyMap<string, string>;
}

/** Deeper ones are attacks. */
const MAX_DEPTH = 20;
const NAME_MAX = 60;

interface OpenTemplate {
  start: number;
  /** Where its values begin. */
  bars: number[];
  links: number;
}

/** Templates of these names, in the order in which they end. */
export function templatesIn(wikitext: string, names: ReadonlySet<string>): Template[] {
  const text = withoutHidden(wikitext);
  const found: Template[] = [];
  const open: OpenTemplate[] = [];
  let tooDeep = 0;
  for (let at = 0; at < text.length; at += 1) {
    const last = open.at(-1);
    const pair = text.slice(at, at + 2);
    if (pair === '{{') {
      if (open.length === MAX_DEPTH) tooDeep += 1;
      else open.push({ start: at + 2, bars: [], links: 0 });
      at += 1;
    } else if (pair === '}}' && last) {
      if (tooDeep > 0) tooDeep -= 1;
      else {
        open.pop();
        const name = nameOf(text, last, at);
        if (names.has(name)) found.push({ name, values: valuesOf(text, last, at) });
      }
      at += 1;
    } else if (pair === '[[' && last) {
      last.links += 1;
      at += 1;
    } else if (pair === ']]' && last) {
      last.links = Math.max(0, last.links - 1);
      at += 1;
    } else if (text[at] === '|' && last && last.links === 0 && tooDeep === 0) last.bars.push(at + 1);
  }
  return found;
}

function nameOf(text: string, { start, bars }: OpenTemplate, end: number): string {
  const last = (bars[0] ?? end + 1) - 1;
  return last - start > NAME_MAX ? '' : text.slice(start, last).trim().toLowerCase();
}

function valuesOf(text: string, { bars }: OpenTemplate, end: number): Map<string, string> {
  const values = new Map<string, string>();
  let unnamed = 0;
  for (const [index, from] of bars.entries()) {
    const value = text.slice(from, (bars[index + 1] ?? end + 1) - 1);
    const sign = value.indexOf('=');
    const name = sign < 0 ? '' : value.slice(0, sign).trim().toLowerCase();
    if (/^[\p{L}\d_-]{1,40}$/u.test(name)) values.set(name, value.slice(sign + 1).trim());
    else values.set(String((unnamed += 1)), value.trim());
  }
  return values;
}

const HIDDEN = [
  ['<!--', '-->'],
  ['<nowiki>', '</nowiki>'],
  ['<pre>', '</pre>'],
] as const;

/** Without comments and what is shown as it is written. */
function withoutHidden(text: string): string {
  return HIDDEN.reduce((rest, [start, end]) => {
    const [first = '', ...parts] = rest.split(start);
    // What is not closed hides the rest.
    let isOpen = false;
    const kept = parts.map((part) => {
      if (isOpen) return '';
      const close = part.indexOf(end);
      isOpen = close < 0;
      return isOpen ? '' : part.slice(close + end.length);
    });
    return first + kept.join('');
  }, text);
}

const PLAIN_MAX = 1_000;

/** A short value as text: without emphasis, links, tags and templates. */
export function plainValue(value: string): string {
  return value
    .slice(0, PLAIN_MAX)
    .replaceAll(/\{\{[^{}]*\}\}/g, '')
    .replaceAll(/\[\[(?:[^[\]|]*\|)?([^[\]|]*)\]\]/g, '$1')
    .replaceAll(/\[https?:[^\s[\]]*\s?([^[\]]*)\]/g, '$1')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/'{2,}/g, '')
    .replaceAll(/&nbsp;|\u00A0/g, ' ')
    .replaceAll('&ndash;', '–')
    .replaceAll('&amp;', '&')
    .trim();
}

/** What stands before the first heading. */
export function leadOf(wikitext: string): string {
  const heading = /^==/m.exec(wikitext);
  return wikitext.slice(0, heading?.index).trim();
}
