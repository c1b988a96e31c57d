import type { AccountQuotas, FullPart } from '../../../contract/account-limits.ts';
import type { Fields } from '../users/user-store.ts';
import type { Usage } from '../users/user-tables.ts';

/** Of a row of a document or an answer, beside what it holds. */
export const ROW_BYTES = 200;

/** Whether what is stored is more than an account may take. */
export function isFull(what: FullPart, { rows, bytes }: Usage, quotas: AccountQuotas): boolean {
  return {
    documents: bytes > quotas.documentBytes,
    pictures: bytes > quotas.pictureBytes,
    favorites: rows > quotas.favoriteRows,
    // Asked before one more is kept.
    writes: rows >= quotas.answers || bytes >= quotas.answerBytes,
  }[what];
}

/** Removing goes on for a while after everything else is refused: it is what makes room. */
export function withSlack(quotas: AccountQuotas): AccountQuotas {
  return { ...quotas, answers: slack(quotas.answers), answerBytes: slack(quotas.answerBytes) };
}

function slack(most: number): number {
  return most + Math.ceil(most / 10);
}

/** Whatever makes a document smaller is welcome, however full the account is. */
export function isSmaller(body: Fields, before: Fields | null | undefined): boolean {
  return !!before && JSON.stringify(body).length < JSON.stringify(before).length;
}
