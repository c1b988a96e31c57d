import { CATALOGUE_CALLS } from '../../contract/api/catalogue-calls.ts';
import { searchAnswer } from '../../contract/api/page-answers.ts';
import type { Locale } from '../../model/base/locale.ts';
import { askPublic } from '../api/ask-public.ts';

/** The fallback while the catalogue is not pulled yet. */
export function searchServer(typed: string, locale: Locale, signal: AbortSignal) {
  const body = { searchString: typed.slice(0, 200) };
  return askPublic(CATALOGUE_CALLS.search, { body, locale, shape: searchAnswer, signal });
}
