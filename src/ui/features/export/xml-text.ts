import { plainCharacters } from './plain-characters.ts';

/** XML element: name, attributes, children. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string | number>;
  children: readonly XmlChild[];
}
/** Null is skipped. */
export type XmlChild = XmlElement | string | null;

export function element(
  name: string,
  attributes: Record<string, string | number> = {},
  ...children: readonly XmlChild[]
): XmlElement {
  return { name, attributes, children };
}

/** An element with a text; null if the text is empty. */
export function textElement(name: string, text: string): XmlElement | null {
  return text === '' ? null : element(name, {}, text);
}

/** Serializes the document to UTF-8 text with the browser's XMLSerializer. */
export function xmlText(namespace: string, root: XmlElement): string {
  const document = window.document.implementation.createDocument(namespace, root.name);
  fill(document.documentElement, root, namespace);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(document)}\n`;
}

function fill(target: Element, { attributes, children }: XmlElement, namespace: string): void {
  for (const [name, value] of Object.entries(attributes))
    target.setAttribute(name, plainCharacters(String(value)));
  for (const child of children) {
    if (child === null) continue;
    if (typeof child === 'string') {
      target.append(plainCharacters(child));
      continue;
    }
    const inner = target.ownerDocument.createElementNS(namespace, child.name);
    fill(inner, child, namespace);
    target.append(inner);
  }
}

/** Joins the lines, skipping empty ones. */
export function joinLines(lines: readonly string[]): string {
  return lines.filter((line) => line !== '').join('\n');
}
