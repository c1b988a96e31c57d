import type { AccountQuotas, FullPart } from '../../../contract/account-limits.ts';
import type { Fields } from '../users/user-store.ts';
import type { Usage } from '../users/user-tables.ts';

/** Overhead per row of a document or stored answer. */
export const ROW_BYTES = 200;

/** Whether the usage exceeds the account's quota. */
export function isFull(what: FullPart, { rows, bytes }: Usage, quotas: AccountQuotas): boolean {
  return {
    documents: bytes > quotas.documentBytes,
    pictures: bytes > quotas.pictureBytes,
    favorites: rows > quotas.favoriteRows,
    // Checked before one more is stored.
    writes: rows >= quotas.answers || bytes >= quotas.answerBytes,
  }[what];
}

/** Deletions get extra quota after all other writes are rejected: they free space. */
export function withDeletionReserve(quotas: AccountQuotas): AccountQuotas {
  return { ...quotas, answers: withReserve(quotas.answers), answerBytes: withReserve(quotas.answerBytes) };
}

function withReserve(max: number): number {
  return max + Math.ceil(max / 10);
}

/** Writes that shrink a document are accepted even over quota. */
export function isSmaller(body: Fields, before: Fields | null | undefined): boolean {
  return !!before && JSON.stringify(body).length < JSON.stringify(before).length;
}
