import type { ExperienceSummary } from '../../model/schemas/catalogue.ts';
import { MAX_SCENES } from '../../model/pictures/free-picture.ts';
import { PICTURE_PRESETS, pictureUrl, type PictureSource } from '../../model/pictures/picture.ts';
import { Html } from './html.ts';
import type { Crumb, PageContext, PageView, StructuredItem } from './page-view.ts';

/** JPEG for Open Graph and schema.org: some messengers support nothing else. */
export function sharedPicture(
  source: PictureSource,
  { origin, imageBase }: Pick<PageContext, 'origin' | 'imageBase'>,
): string {
  return `${pictureUrl(source, PICTURE_PRESETS.og[0], imageBase || origin)}&fm=jpg`;
}

/** JSON-LD script element; escapes `<`, so that texts cannot close it. */
export function structuredScript(view: PageView, { origin }: Pick<PageContext, 'origin'>): Html | undefined {
  const items = [...(view.crumbs.length > 1 ? [breadcrumbs(view.crumbs, origin)] : []), ...view.structured];
  if (items.length === 0) return undefined;
  const data = JSON.stringify({ '@context': 'https://schema.org', '@graph': items });
  const safe = data.replaceAll(/[<>&\u2028\u2029]/g, (sign) => {
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  return new Html(`<script type="application/ld+json">${safe}</script>`);
}

function breadcrumbs(crumbs: readonly Crumb[], origin: string): StructuredItem {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}

/** Properties common to most catalogue items. */
export function structuredItem(
  type: string | readonly string[],
  { name, description, path, pictures }: ItemTexts,
  context: PageContext,
): StructuredItem {
  const images = pictures.slice(0, MAX_SCENES).map((source) => sharedPicture(source, context));
  return {
    '@type': type,
    name,
    description,
    url: context.origin + path,
    inLanguage: context.locale,
    ...(images.length === 0 ? {} : { image: images.length === 1 ? images[0] : images }),
  };
}

interface ItemTexts {
  name: string;
  description: string;
  path: string;
  pictures: readonly PictureSource[];
}

export function geo({ location }: Pick<ExperienceSummary, 'location'>): StructuredItem {
  const [longitude, latitude] = location.coordinates;
  return { '@type': 'GeoCoordinates', latitude, longitude };
}

export function organization({ origin }: Pick<PageContext, 'origin'>, name: string): StructuredItem {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name,
    url: `${origin}/`,
    logo: `${origin}/icons/icon-512.png`,
  };
}
