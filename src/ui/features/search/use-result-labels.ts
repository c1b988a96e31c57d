import type { DeviceResult } from '../../../contract/data-api.ts';
import { countryKeyOf, countryName } from '../../../model/place/country-name.ts';
import { isSitePage } from '../../../contract/paths/site-paths.ts';
import type { SearchFacts } from '../../../data/catalogue/search-data.ts';
import { regionIn } from '../../format/place-where.ts';
import { formatMonths } from '../../format/format-months.ts';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { pathOf } from '../../shell/routing/paths.ts';

const LISTS = ['experiences', 'tours', 'destinations'] as const;

/** The page of a filtered list. */
function listOf({ key }: DeviceResult): (typeof LISTS)[number] {
  return LISTS.find((list) => list === key) ?? 'experiences';
}

export interface ResultLabels {
  title: string;
  /** Null if nothing more is cached. */
  line: string | null;
  href: string;
}

/** Title, detail line and link of a search result. */
export function useResultLabels(): (result: DeviceResult, facts: SearchFacts) => ResultLabels {
  const { t, tn, locale } = useTranslation();
  const format = useFormat();

  function lineOf(result: DeviceResult, facts: SearchFacts): string | null {
    const country = facts.countries.get(result.country_key ?? result.key);
    const counts = facts.counts.get(result.key);
    switch (result.type) {
      case 'country': {
        if (country === undefined) return null;
        const prices = { from: format.money(country.budget.low), to: format.money(country.budget.mid) };
        const months = formatMonths(country.best_months, locale, 'long');
        return months === '' ? t('search.factsAnyTime', prices) : t('search.facts', { months, ...prices });
      }
      case 'experiences':
        return counts === undefined || counts.experiences === 0
          ? null
          : tn('frame.device.places', counts.experiences);
      case 'tours':
        return counts === undefined || counts.tours === 0 ? null : tn('search.toursOf', counts.tours);
      case 'experience': {
        if (result.highlight !== undefined) return t('search.highlightOf', { what: result.highlight.text });
        const place = facts.experiences.get(result.key);
        return [country?.[locale].name, place?.[locale].region].filter(Boolean).join(' · ') || null;
      }
      case 'town': {
        const { name, alias, region } = result.place;
        const key = countryKeyOf(result.place.country, facts.countries.values());
        const where = [
          ...(alias === null ? [] : [t('search.townAlso', { name: alias })]),
          ...(region === name ? [] : regionIn(locale, region)),
          countryName(key, facts.countries.get(key), locale) ?? result.place.country,
        ];
        return t('search.townLine', { where: where.join(', ') });
      }
      case 'tour': {
        const tour = facts.tours.get(result.key);
        if (tour === undefined) return null;
        const names = tour.countries.map((key) => facts.countries.get(key)?.[locale].name ?? key);
        return [names.join(', '), tn('card.days', tour.days)].join(' · ');
      }
      case 'roundup': {
        const roundup = facts.roundups.get(result.key);
        if (roundup === undefined) return null;
        return tn(roundup.of === 'tours' ? 'search.toursOf' : 'frame.device.places', roundup.size);
      }
      case 'blogpost': {
        const post = facts.posts.get(result.key);
        if (post === undefined) return null;
        return t('search.post', {
          date: format.date(post.release_date, 'short-year'),
          minutes: post[locale].read_time,
        });
      }
      case 'guide':
        if (country !== undefined && result.section === 'when-to-go')
          return formatMonths(country.best_months, locale, 'long') || null;
        return facts.sections.get(`${result.key}#${result.section}`) ?? null;
      case 'list':
        return result.count === undefined ? null : countOf(listOf(result), result.count);
      case 'page':
        return result.section === undefined ? null : t('search.question');
      default:
        return null;
    }
  }

  function countOf(list: (typeof LISTS)[number], count: number): string {
    if (list === 'experiences') return tn('frame.device.places', count);
    return list === 'tours' ? tn('search.toursOf', count) : tn('search.countriesOf', count);
  }

  function titleOf(result: DeviceResult): string {
    const { type, text } = result;
    if (type === 'list') {
      if (listOf(result) === 'destinations') return t('search.destinations', { what: text });
      return listOf(result) === 'tours'
        ? t('search.allTours', { country: text })
        : t('search.allOf', { category: text });
    }
    if (type === 'experiences') return t('search.allExperiences', { country: text });
    if (type === 'tours') return t('search.allTours', { country: text });
    return type === 'category' ? t('search.allOf', { category: text }) : text;
  }

  function hrefOf(result: DeviceResult, facts: SearchFacts): string {
    const { type, key } = result;
    switch (type) {
      case 'country':
        return pathOf('destinations-key', locale, {}, { key });
      case 'experiences':
        return pathOf('experiences', locale, { country: key });
      case 'tours':
        return pathOf('tours', locale, { country: key });
      case 'category':
        return pathOf('experiences', locale, { category: key });
      case 'guide':
        return `${pathOf('destinations-key', locale, {}, { key })}#${result.section ?? ''}`;
      case 'list':
        return pathOf(listOf(result), locale, result.filters);
      case 'page':
        return isSitePage(key)
          ? pathOf(key, locale) + (result.section === undefined ? '' : `#${result.section}`)
          : '/';
      // The planner, where one tap adds it: nothing is stored for a user who only looks.
      case 'town': {
        const countries = countryKeyOf(result.place.country, facts.countries.values());
        return pathOf('tours-create', locale, { countries, q: result.text });
      }
      case 'tour':
        return pathOf('tours-slug', locale, {}, { slug: result.slug ?? key });
      case 'roundup':
        return pathOf('collections-slug', locale, {}, { slug: result.slug ?? key });
      case 'blogpost':
        return pathOf('blog-key', locale, {}, { key });
      default:
        return pathOf('experiences-key', locale, { h: result.highlight?.key ?? '' }, { key });
    }
  }

  return (result, facts) => ({
    title: titleOf(result),
    line: lineOf(result, facts),
    href: hrefOf(result, facts),
  });
}
