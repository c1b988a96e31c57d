import { SaxesParser } from 'saxes';
import { ListRejected, pause } from './list-writer.ts';

/** An element with all that it contains; names without their namespace. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** Text and CDATA directly in it. */
  text: string;
  children: XmlElement[];
  line: number;
}

export interface XmlHandlers {
  /** Elements that are handed over complete. */
  records: ReadonlySet<string>;
  /** Elements that group records, and have a `name`. */
  groups: ReadonlySet<string>;
  /** @param group name of the innermost group that has one */
  onRecord: (record: XmlElement, group: string) => void;
  /** Any other element, at its start. */
  onElement: (name: string) => void;
}

const CHUNK_LENGTH = 65_536;
/** Deeper files are attacks. */
const MAX_DEPTH = 64;

/**
 * Reads XML in pieces. Entities that the document defines itself are never expanded: a document that uses one is
 * rejected. Returns the name of the root.
 */
export async function readXml(text: string, handlers: XmlHandlers): Promise<string> {
  // A document that starts with space, or with a byte order mark, is common and harmless.
  const source = text.replace(/^[\uFEFF\s]+/, '');
  const skippedLines = text.slice(0, text.length - source.length).split('\n').length - 1;
  const parser = new SaxesParser({ xmlns: false, position: true });
  const path: string[] = [];
  const groups: { depth: number; name: string }[] = [];
  /** Open elements of the record that is being read. */
  const open: XmlElement[] = [];
  let root = '';

  parser.on('error', (error) => {
    throw new ListRejected('malformed', {
      line: parser.line + skippedLines,
      detail: error.message.replace(/^\d+:\d+: /, ''),
    });
  });
  parser.on('opentag', ({ name: full, attributes }) => {
    const name = localName(full);
    if (path.length === 0) root = name;
    path.push(name);
    if (path.length > MAX_DEPTH)
      throw new ListRejected('malformed', { line: parser.line + skippedLines, detail: 'nested too deeply' });
    const parent = open.at(-1);
    if (parent || handlers.records.has(name)) {
      const element: XmlElement = {
        name,
        attributes,
        text: '',
        children: [],
        line: parser.line + skippedLines,
      };
      parent?.children.push(element);
      open.push(element);
    } else if (handlers.groups.has(name)) groups.push({ depth: path.length, name: '' });
    else handlers.onElement(name);
  });
  const onText = (part: string) => {
    const element = open.at(-1);
    const group = groups.at(-1);
    if (element) element.text += part;
    else if (group && path.at(-1) === 'name' && path.length === group.depth + 1) group.name += part;
  };
  parser.on('text', onText);
  parser.on('cdata', onText);
  parser.on('closetag', () => {
    if (groups.at(-1)?.depth === path.length && open.length === 0) groups.pop();
    path.pop();
    const element = open.pop();
    if (element && open.length === 0)
      handlers.onRecord(element, groups.findLast(({ name }) => name.trim() !== '')?.name ?? '');
  });

  for (let at = 0; at < source.length; at += CHUNK_LENGTH) {
    parser.write(source.slice(at, at + CHUNK_LENGTH));
    await pause();
  }
  parser.close();
  return root;
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** Text of the first child of that name. */
export function childText(element: XmlElement, name: string): string {
  return element.children.find((child) => child.name === name)?.text.trim() ?? '';
}

/** The first element of that name anywhere in it. */
export function descendant(element: XmlElement, name: string): XmlElement | null {
  for (const child of element.children) {
    const found = child.name === name ? child : descendant(child, name);
    if (found) return found;
  }
  return null;
}
