import { useEffect, useMemo, useState } from 'react';
import type { DeviceResult } from '../../../contract/data-api.ts';
import type { Locale } from '../../../model/base/locale.ts';
import { hasTranslations, loadTranslations } from '../../shell/i18n/translations.ts';
import { useFlags } from '../../shell/state/use-flags.ts';
import type { Found, SearchState } from './find-results.ts';
import { useSiteSearch } from './use-site-search.ts';

/** Texts of the results; the home page itself does not need them. */
const PARTS = ['frame', 'lists', 'catalogue'] as const;
const RESULTS_MAX = 8;
/** A country is offered to plan and as its guide; more guides than these would hide everything else. */
const GUIDES_MAX = 2;

export interface HeroResults {
  /** Null until the answer for this text. */
  found: Found | null;
  /** Results apart from countries to plan, best first. */
  results: readonly DeviceResult[];
  /** Null until the texts for it are there; `no-texts` if they cannot be loaded. */
  status: SearchState['status'] | 'no-texts' | null;
}

/** What the site search has for the text of the hero; nothing until its translations are there. */
export function useHeroResults(typed: string, locale: Locale): HeroResults {
  const flags = useFlags();
  const [loaded, setLoaded] = useState<Locale | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const isReady = loaded === locale || PARTS.every((part) => hasTranslations(locale, part));

  // What did not load is requested again with the next letter.
  const request = useMemo(() => ({ locale, typed }), [locale, typed]);

  useEffect(() => {
    if (isReady) return undefined;
    let isCurrent = true;
    Promise.all(PARTS.map((part) => loadTranslations(request.locale, part))).then(
      () => {
        if (isCurrent) setLoaded(request.locale);
      },
      (error: unknown) => {
        console.warn('The texts of search results did not load yet', error);
        if (isCurrent) setIsMissing(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isReady, request]);

  const state = useSiteSearch(isReady ? typed : '', {
    locale,
    tours: flags.tours,
    blog: flags.blog,
    planner: flags.planner,
  });
  // Results of an earlier text would be opened by Enter.
  const found = state.status === 'found' && state.found.typed === typed ? state.found : null;
  const guides = found?.results.filter(({ type }) => type === 'country').slice(0, GUIDES_MAX) ?? [];
  return {
    found,
    results:
      found?.results
        .filter((result) => result.type !== 'country' || guides.includes(result))
        .slice(0, RESULTS_MAX) ?? [],
    status: isReady ? statusOf(state, found, typed) : isMissing ? 'no-texts' : null,
  };
}

function statusOf({ status }: SearchState, found: Found | null, typed: string): SearchState['status'] {
  // The search begins a moment after the last letter, and not for a single one.
  const isBehind = status === 'found' || (status === 'idle' && typed.length > 1);
  return isBehind && found === null ? 'busy' : status;
}
