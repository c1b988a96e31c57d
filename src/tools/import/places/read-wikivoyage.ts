import type { Locale } from '../../../model/base/locale.ts';
import type { LonLat } from '../../../model/place/geo.ts';
import { ImportError } from '../import-error.ts';
import { cleanName, cleanPosition, cleanWebsite, numberIn, quoted, WIKIDATA_ID } from './clean-values.ts';
import { listingHours } from './listing-hours.ts';
import { readXml } from './read-xml.ts';
import type { Dump, DumpReader, SourceItem, SourceText } from './source-item.ts';
import { leadOf, plainValue, type Template, templatesIn } from './wikitext.ts';

/** Templates of sights and activities; in the German Wikivoyage all are `vCard`. */
const LISTINGS = new Set(['see', 'do', 'go', 'listing', 'vcard']);
const POSITIONS = new Set(['geo', 'geodata']);
const TEMPLATES = new Set([...LISTINGS, ...POSITIONS]);
const ARTICLES = '0';
/** MediaWiki’s limit. */
const MAX_WIKITEXT = 2 * 1024 * 1024;

interface Page {
  title: string;
  namespace: string;
  isRedirect: boolean;
  revision: string;
  revised: string;
  wikitext: string;
  line: number;
}

/**
 * Reads the articles of Wikivoyage’s XML dump, in English or German: pages with a position, and their listings.
 * @throws ImportError for a file that is no such dump, or broken
 */
export async function readWikivoyage(file: string, reader: DumpReader): Promise<Dump> {
  const items: SourceItem[] = [];
  let language: Locale | null = null;
  const path: string[] = [];
  let text = '';
  let page = newPage(0);
  let candidate = { revision: '', revised: '', wikitext: '' };
  await readXml(file, {
    open: (name, _attributes, line) => {
      if (path.length === 0 && name !== 'mediawiki')
        throw new ImportError(`${file}: line ${line}: expected <mediawiki>, not <${name}>`);
      path.push(name);
      text = '';
      if (name === 'page') page = newPage(line);
      if (name === 'redirect') page.isRedirect = true;
      if (name === 'revision') candidate = { revision: '', revised: '', wikitext: '' };
    },
    text: (part) => {
      text += part;
    },
    close: (name, line) => {
      const at = path.join('/').replace(/^mediawiki\//, '');
      path.pop();
      if (at === 'siteinfo/dbname') language = languageOf(file, line, text.trim());
      else if (at === 'page/title') page.title = text;
      else if (at === 'page/ns') page.namespace = text.trim();
      else if (at === 'page/revision/id') candidate.revision = text.trim();
      else if (at === 'page/revision/timestamp') candidate.revised = text.trim();
      else if (at === 'page/revision/text') candidate.wikitext = text;
      else if (at === 'page/revision' && candidate.revised >= page.revised) Object.assign(page, candidate);
      else if (at === 'page') {
        if (!language) throw new ImportError(`${file}: line ${line}: a page before siteinfo/dbname`);
        if (page.namespace === ARTICLES && !page.isRedirect)
          items.push(...readPage(page, language, file, reader));
      }
      if (name !== 'mediawiki') text = '';
    },
  });
  if (!language) throw new ImportError(`${file}: siteinfo/dbname is missing`);
  return { date: null, items };
}

const newPage = (line: number): Page => ({
  title: '',
  namespace: '',
  isRedirect: false,
  revision: '',
  revised: '',
  wikitext: '',
  line,
});

function languageOf(file: string, line: number, name: string): Locale {
  if (name === 'enwikivoyage') return 'en';
  if (name === 'dewikivoyage') return 'de';
  throw new ImportError(
    `${file}: line ${line}: siteinfo/dbname ${quoted(name)}: expected enwikivoyage or dewikivoyage`,
  );
}

function readPage(page: Page, language: Locale, file: string, reader: DumpReader): SourceItem[] {
  const { title, line, revised, revision, wikitext } = page;
  const where = `${file}: line ${line}: ${quoted(title)}`;
  const complain = (what: string) => reader.report(`${where}: ${what}`);
  if (!/^\d+$/.test(revision) || !/^\d{4}-\d\d-\d\dT/.test(revised)) {
    complain(`revision ${quoted(revision)} of ${quoted(revised)} has no number or no time`);
    return [];
  }
  const name = cleanName(title.replace(/ \([^()]*\)$/, ''));
  if (name === undefined || cleanName(title) === undefined) {
    complain('title: is no name');
    return [];
  }
  if (wikitext.length > MAX_WIKITEXT) {
    complain(`text: is longer than ${MAX_WIKITEXT} characters`);
    return [];
  }
  const address = encodeURIComponent(title.replaceAll(' ', '_'));
  const site = `https://${language}.wikivoyage.org`;
  const base: Omit<SourceText, 'wikitext'> = {
    language,
    title,
    revision: `${site}/w/index.php?title=${address}&oldid=${revision}`,
    history: `${site}/w/index.php?title=${address}&action=history`,
    revised: revised.slice(0, 10),
  };
  const origin: Origin = {
    id: `wikivoyage:${language}/${title}`,
    url: `${site}/wiki/${address}`,
    language,
    base,
  };
  const templates = templatesIn(wikitext, TEMPLATES);
  const items = listingsOf(templates, origin, reader, complain);
  const at = reader.wants([name]) ? pagePosition(templates, complain) : undefined;
  if (at)
    items.unshift({
      id: origin.id,
      url: origin.url,
      names: [name],
      at,
      facts: { location: at, [`${language}.short_title`]: name },
      text: { ...base, wikitext: leadOf(wikitext) },
    });
  return items;
}

interface Origin {
  id: string;
  url: string;
  language: Locale;
  base: Omit<SourceText, 'wikitext'>;
}

/** `{{geo|6.87|81.05}}`, in German `{{GeoData|lat=6.87|long=81.05}}`. */
function pagePosition(templates: readonly Template[], complain: (what: string) => void): LonLat | undefined {
  const template = templates.find(({ name }) => POSITIONS.has(name));
  if (!template) return undefined;
  const { values } = template;
  return positionOf(values.get('long') ?? values.get('2'), values.get('lat') ?? values.get('1'), (what) =>
    complain(`${template.name}: ${what}`),
  );
}

function listingsOf(
  templates: readonly Template[],
  { id, url, language, base }: Origin,
  { wants }: DumpReader,
  complain: (what: string) => void,
): SourceItem[] {
  const counts = new Map<string, number>();
  return templates.flatMap(({ name: template, values }): SourceItem[] => {
    if (!LISTINGS.has(template)) return [];
    const valueOf = (key: string) => plainValue(values.get(key) ?? '');
    const written = valueOf('name');
    const wikidata = WIKIDATA_ID.test(valueOf('wikidata')) ? valueOf('wikidata') : undefined;
    const names = [written, valueOf('alt')].filter(Boolean);
    if (!wants(names, wikidata)) return [];
    const report = (what: string) => complain(`${template} ${quoted(written)}: ${what}`);
    const name = cleanName(written);
    if (name === undefined) {
      report('name: is no name');
      return [];
    }
    const at = positionOf(valueOf('long'), valueOf('lat'), report);
    if (!at) return [];
    const facts: SourceItem['facts'] = { location: at, [`${language}.short_title`]: name };
    const address = values.get('url') ?? '';
    const website = cleanWebsite(address);
    if (website !== undefined) facts.website = website;
    else if (address !== '') report(`url: ${quoted(address)} is no address by https`);
    const weekly = listingHours(valueOf('hours'));
    if (weekly !== undefined) facts['practical.hours'] = weekly;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return [
      {
        id: `${id}/${name}${count > 1 ? ` ${count}` : ''}`,
        url,
        names,
        at,
        wikidata,
        facts,
        asOf: Number(/^(20\d\d)-\d\d-\d\d$/.exec(valueOf('lastedit'))?.[1] ?? base.revised.slice(0, 4)),
        text: {
          ...base,
          wikitext: values.get('content') ?? values.get('description') ?? '',
          hours: values.get('hours') || undefined,
          price: values.get('price') || undefined,
        },
      },
    ];
  });
}

function positionOf(lon = '', lat = '', report: (what: string) => void): LonLat | undefined {
  if (lon === '' && lat === '') return undefined;
  const at = cleanPosition(numberIn(lon), numberIn(lat));
  if (!at) report(`lat, long: ${quoted(lat)}, ${quoted(lon)} is no position`);
  return at;
}
