import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { isSitePage, sitePath } from '../../contract/paths/site-paths.ts';
import { freePicture, pictureId } from '../../model/pictures/free-picture.ts';
import { type PictureSource, pictureUrl, pictureSrcset } from '../../model/pictures/picture.ts';
import type { Locale } from '../../model/base/locale.ts';

/** Target kinds of internal links: `[Kandy](experience:kandy)`. */
export type LinkKind = 'experience' | 'country' | 'tour' | 'post' | 'page' | 'planner';
const LINK = /^(experience|country|tour|post|page|planner):([a-z0-9-]+)$/;

export interface StoryLinks {
  /** Whether the item exists: a dead link is an error of the content. */
  has(kind: LinkKind, key: string): boolean;
  /** A tour's slug in the language. */
  slugOf(tour: string, locale: Locale): string;
  /** Pictures of an experience; empty if it has not been drawn. */
  picturesOf(experience: string): readonly PictureSource[];
}

export interface StoryHtml {
  html: string;
  /** Experiences that it links to or shows, in order of first occurrence. */
  experiences: string[];
  /** Unresolved links, as written. */
  dead: string[];
}

/** Allowed tags; other tags are removed, their text stays. No h1, because the page has its own. */
const STORY_TAGS =
  'p h2 h3 ul ol li strong em a blockquote hr br figure figcaption img table thead tbody tr th td'.split(' ');
const STORY_PICTURE = [800, 450] as const;
const LINE_TAGS = ['strong', 'em', 'a', 'br'];

/**
 * Renders Markdown to sanitized HTML without active content, with links resolved for the language.
 * @param above pictures that the page shows above the text, which the text does not repeat
 */
export function storyHtml(
  markdown: string,
  locale: Locale,
  links: StoryLinks,
  above: readonly PictureSource[] = [],
): StoryHtml {
  const experiences = new Set<string>();
  const used = new Set(above.map(pictureId));
  const dead: string[] = [];

  function resolve(href: string): string {
    const [, kind, key] = LINK.exec(href) ?? [];
    if (kind === undefined || key === undefined) {
      if (!/^(https:\/\/|mailto:)/.test(href)) dead.push(href);
      return href;
    }
    if (!isLinkKind(kind) || !links.has(kind, key)) {
      dead.push(href);
      return '';
    }
    if (kind === 'experience') experiences.add(key);
    return addressOf(kind, key, locale, links);
  }

  const marked = new Marked({
    renderer: {
      link({ href, tokens }) {
        return `<a href="${escapeAttribute(resolve(href))}">${this.parser.parseInline(tokens)}</a>`;
      },
      image({ href, text, title }) {
        resolve(href);
        const key = LINK.exec(href)?.[2] ?? '';
        const caption = title ?? '';
        const source = freePicture(links.picturesOf(key), used);
        if (source) used.add(pictureId(source));
        const picture = source ? pictureHtml(source, text) : '';
        return caption === ''
          ? `<figure>${picture}</figure>`
          : `<figure>${picture}<figcaption>${escapeAttribute(caption)}</figcaption></figure>`;
      },
    },
  });
  const raw = marked.parse(markdown, { async: false });
  // A paragraph that contains only a picture becomes a figure: `<figure>` is not allowed within `<p>`.
  const unwrapped = raw.replaceAll(/<p>(<figure>.*?<\/figure>)<\/p>/g, '$1');
  return { html: withUnits(cleanHtml(unwrapped, STORY_TAGS).trim()), experiences: [...experiences], dead };
}

const NUMBER_AND_UNIT = /(?<=\d) (?=(?:km\/h|km²?|m²?|cm|mm|kg|h|min|°C|°F|%|€|\$|Uhr)(?![\p{L}\d]))/gu;

/** No line breaks between a number and its unit. */
function withUnits(html: string): string {
  return html.replaceAll(NUMBER_AND_UNIT, '\u00A0');
}

/** Sanitizes the HTML of a one-paragraph activity text. */
export function cleanLine(html: string): string {
  return withUnits(cleanHtml(html, LINE_TAGS).trim());
}

function cleanHtml(html: string, allowedTags: string[]): string {
  return sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: { a: ['href'], img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'] },
    allowedSchemes: ['https', 'mailto'],
    allowProtocolRelative: false,
  });
}

function addressOf(kind: LinkKind, key: string, locale: Locale, links: StoryLinks): string {
  const addresses: Record<LinkKind, () => string> = {
    experience: () => sitePath('experiences-key', locale, { key }),
    country: () => sitePath('destinations-key', locale, { key }),
    tour: () => sitePath('tours-slug', locale, { slug: links.slugOf(key, locale) }),
    post: () => sitePath('blog-key', locale, { key }),
    planner: () => `${sitePath('tours-create', locale)}?countries=${key}`,
    page: () => (isSitePage(key) ? sitePath(key, locale) : ''),
  };
  return addresses[kind]();
}

function isLinkKind(kind: string): kind is LinkKind {
  return LINK.test(`${kind}:x`);
}

/** A picture as wide as the text; the browser chooses the size. */
function pictureHtml(source: PictureSource, alt: string): string {
  const [width, height] = STORY_PICTURE;
  const src = escapeAttribute(pictureUrl(source, STORY_PICTURE));
  const srcset = escapeAttribute(pictureSrcset(source, 'wide'));
  return `<img src="${src}" srcset="${srcset}" sizes="(min-width: 760px) 720px, 100vw" alt="${escapeAttribute(alt)}" width="${width}" height="${height}" loading="lazy">`;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
