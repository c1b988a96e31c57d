import type { Locale, Localized } from '../../model/base/locale.ts';
import type { PictureSource } from '../../model/pictures/picture.ts';
import type { Catalogue } from '../memory/catalogue-memory.ts';
import type { Settings } from '../settings.ts';
import type { Html } from './html.ts';

/** What pages are made of. */
export interface PageContext {
  locale: Locale;
  collections: Catalogue['collections'];
  flags: Settings['flags'];
  /** `https://example.org`, without a slash. */
  origin: string;
  /** Origin of an image-delivery service; empty for the site itself. */
  imageBase: string;
  /** Euros for one dollar. */
  euroRate: number;
  /** The wide picture of a section of the site; undefined until it is drawn. */
  heroOf: (section: string) => PictureSource | undefined;
}

/** Whole paths of one page in the languages that it is shown in. */
export type PagePaths = Partial<Localized<string>>;

/** One entry of the breadcrumb trail. */
export interface Crumb {
  name: string;
  path: string;
}

/** An object of schema.org. */
export type StructuredItem = Readonly<Record<string, unknown>>;

/** One page in one language, before it is HTML. */
export interface PageView {
  /** Without the name of the site. */
  title: string;
  /** At most 160 characters. */
  description: string;
  paths: PagePaths;
  indexed: boolean;
  /** Day on which an article came out; undefined where the page is none. */
  published?: string | undefined;
  picture?: { source: PictureSource; alt: string } | undefined;
  /** From the home page to this one; empty for the home page itself. */
  crumbs: readonly Crumb[];
  structured: readonly StructuredItem[];
  /** What stands between header and footer until the app takes over; undefined where only the app has something to say. */
  content: Html | undefined;
}

/** Why an address does not show its page but leads elsewhere. */
export interface PageRedirect {
  status: 301 | 302;
  path: string;
}

export type PageAnswer = { view: PageView } | { redirect: PageRedirect } | undefined;
