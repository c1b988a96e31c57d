import type { Locale } from '../../model/base/locale.ts';

/** "Mae Hong Son, Thailand": where a place is, without a region of its own name. */
export function placeWhere(name: string, region = '', country: string | null = ''): string {
  return [region === name ? '' : region, country].filter(Boolean).join(', ');
}

const ENGLISH =
  /\b(?:Province|District|Region|State|Division|County|Governorate|Department|Prefecture|Municipality|Territory|Republic|Islands?|City|Capital|Oblast|North|South|East|West|Northern|Southern|Eastern|Western|Central|of|and|the)\b/;

/** The region of a town, whose source names it in English or in the country's language: German texts leave out English words. */
export function regionIn(locale: Locale, region: string): string[] {
  return region === '' || (locale === 'de' && ENGLISH.test(region)) ? [] : [region];
}
