import { SaxesParser } from 'saxes';
import { ImportError } from '../import-error.ts';
import { readPieces } from './read-pieces.ts';

const MAX_DEPTH = 16;
/** Of one tag or text; MediaWiki’s pages have at most 2 MB. */
const MAX_PART = 16 * 1024 * 1024;

export interface XmlHandlers {
  open: (name: string, attributes: Readonly<Record<string, string>>, line: number) => void;
  text?: (text: string) => void;
  close: (name: string, line: number) => void;
}

/**
 * Reads an XML file of any size. Entities that it defines itself are never expanded: using one is an error.
 * @throws ImportError with file and line
 */
export async function readXml(
  file: string,
  { open, text, close }: XmlHandlers,
  maxPart = MAX_PART,
): Promise<void> {
  const parser = new SaxesParser({ xmlns: false, position: true });
  const fail = (what: string): never => {
    throw new ImportError(`${file}: line ${parser.line}: ${what}`);
  };
  let depth = 0;
  let lastEvent = 0;
  parser.on('error', (error) => fail(error.message.replace(/^\d+:\d+: /, '')));
  parser.on('opentag', ({ name, attributes }) => {
    lastEvent = parser.position;
    depth += 1;
    if (depth > MAX_DEPTH) fail(`elements are nested more than ${MAX_DEPTH} levels deep`);
    open(name, attributes, parser.line);
  });
  const onText = (part: string) => {
    lastEvent = parser.position;
    text?.(part);
  };
  parser.on('text', onText);
  parser.on('cdata', onText);
  parser.on('closetag', ({ name }) => {
    lastEvent = parser.position;
    depth -= 1;
    close(name, parser.line);
  });
  for await (const piece of readPieces(file)) {
    parser.write(piece);
    if (parser.position - lastEvent > maxPart) fail(`a tag or text is longer than ${maxPart} characters`);
  }
  parser.close();
}
