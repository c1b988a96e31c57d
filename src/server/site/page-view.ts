import type { Locale, Localized } from '../../model/base/locale.ts';
import type { PictureSource } from '../../model/pictures/picture.ts';
import type { Catalogue } from '../memory/catalogue-memory.ts';
import type { Settings } from '../settings.ts';
import type { Html } from './html.ts';

/** Context for rendering pages. */
export interface PageContext {
  locale: Locale;
  collections: Catalogue['collections'];
  flags: Settings['flags'];
  /** `https://example.org`, without a trailing slash. */
  origin: string;
  /** Origin of an image-delivery service; empty for the site itself. */
  imageBase: string;
  /** Who runs the site, as far as it says so. */
  operator: Settings['operator'];
  /** Euros per dollar. */
  euroRate: number;
  /** The current month, from 1. */
  month: number;
  /** Header picture of a section of the site; undefined if it has not been drawn. */
  heroOf: (section: string) => PictureSource | undefined;
}

/** Paths of a page by language, for the languages in which it is shown. */
export type PagePaths = Partial<Localized<string>>;

/** One entry of the breadcrumb trail. */
export interface Crumb {
  name: string;
  path: string;
}

/** A schema.org object. */
export type StructuredItem = Readonly<Record<string, unknown>>;

/** A page in one language before rendering. */
export interface PageView {
  /** Without the site's name. */
  title: string;
  /** At most 160 characters. */
  description: string;
  paths: PagePaths;
  indexed: boolean;
  /** Publication date of an article; undefined for other pages. */
  published?: string | undefined;
  picture?: { source: PictureSource; alt: string } | undefined;
  /** From the home page to this one; empty for the home page. */
  crumbs: readonly Crumb[];
  structured: readonly StructuredItem[];
  /** Content between header and footer until the app starts; undefined if the page has only app content. */
  content: Html | undefined;
}

/** Redirect of a path that is not served itself. */
export interface PageRedirect {
  status: 301 | 302;
  path: string;
}

export type PageAnswer = { view: PageView } | { redirect: PageRedirect } | undefined;
