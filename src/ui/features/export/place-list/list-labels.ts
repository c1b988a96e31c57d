import { SAVED_LISTS_MAX } from '../../../../contract/account-limits.ts';
import type { SavedListResult } from '../../../../data/saved-lists/saved-lists.ts';
import {
  IGNORED_KINDS,
  type IgnoredKind,
  type ListProblem,
  type ListRejection,
  type MatchedPlace,
  PLACE_LIST_MAX_BYTES,
  PLACE_LIST_MAX_PLACES,
} from '../../../../contract/place-list.ts';
import type { GazetteerPlace } from '../../../../model/gazetteer/gazetteer-pack.ts';
import type { Translation } from '../../../shell/i18n/use-translation.ts';

type Texts = Pick<Translation, 't' | 'tn' | 'locale'>;

const BYTES_PER_MB = 1024 * 1024;

/** What the listed place was matched to, and why the user should check it. */
export function matchLabel({ match, doubt }: MatchedPlace, { t, locale }: Texts): string {
  const matched = matchedName(match, { t, locale });
  const reason = doubt === null ? '' : t(`export.list.doubt.${doubt}`);
  return [matched, reason].filter(Boolean).join(' · ');
}

function matchedName(match: MatchedPlace['match'], { t, locale }: Pick<Texts, 't' | 'locale'>): string {
  switch (match.kind) {
    case 'experience':
      return t('export.list.match.experience', { name: match.title });
    case 'gazetteer':
      return townLabel(match.place, locale);
    case 'point':
      return t('export.list.match.point', { name: townLabel(match.near, locale) });
    default:
      return '';
  }
}

/** `Pai, Mae Hong Son, Thailand`; a region with the name of its town is omitted. */
export function townLabel({ name, region, country }: GazetteerPlace, locale: string): string {
  const countryName = new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
  return [...new Set([name, region, countryName])].filter(Boolean).join(', ');
}

/** The problem, prefixed with its file, line and field. */
export function problemLabel({ code, value, ...where }: ListProblem, texts: Texts): string {
  const location = whereLabel(where, texts);
  const problem = texts.t(`export.list.problem.${code}`, { value });
  return location === '' ? problem : `${location}: ${problem}`;
}

/** Why the file was rejected, and where. */
export function rejectionLabel(rejection: ListRejection, texts: Texts): { message: string; where: string } {
  const message = rejectionMessage(rejection.code, texts, new Intl.NumberFormat(texts.locale));
  const where = [whereLabel({ ...rejection, field: '' }, texts), rejection.detail].filter(Boolean).join(': ');
  return { message, where };
}

function rejectionMessage(code: ListRejection['code'], { t }: Texts, number: Intl.NumberFormat): string {
  if (code === 'too-big')
    return t('export.list.rejection.too-big', { mb: number.format(PLACE_LIST_MAX_BYTES / BYTES_PER_MB) });
  if (code === 'too-many-places')
    return t('export.list.rejection.too-many-places', { max: number.format(PLACE_LIST_MAX_PLACES) });
  return t(`export.list.rejection.${code}`);
}

function whereLabel(
  { file, line, field }: Pick<ListProblem, 'file' | 'line' | 'field'>,
  { t }: Texts,
): string {
  const lineText = line === null ? '' : t('export.list.line', { line });
  return [file, lineText, field].filter(Boolean).join(', ');
}

/** `2 tracks and 1 line`; empty if everything in the file is a place. */
export function ignoredLabel(ignored: Partial<Record<IgnoredKind, number>>, { tn, locale }: Texts): string {
  const parts = IGNORED_KINDS.flatMap((kind) => {
    const count = ignored[kind] ?? 0;
    return count === 0 ? [] : [tn(`export.list.ignored.${kind}`, count)];
  });
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts);
}

/** Why places could not be saved as a list. */
export function savingFailureLabel(
  code: Extract<SavedListResult, { ok: false }>['code'],
  { t }: Pick<Translation, 't'>,
): string {
  switch (code) {
    case 'too-many-places':
      return t('export.list.saving.tooLarge');
    case 'too-many-lists':
      return t('export.list.saving.tooManyLists', { max: SAVED_LISTS_MAX });
    default:
      return t('export.list.saving.notSaved');
  }
}
