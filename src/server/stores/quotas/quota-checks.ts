import type { AccountQuotas, FullPart } from '../../../contract/account-limits.ts';
import type { Fields } from '../users/user-store.ts';
import type { Usage } from '../users/user-tables.ts';

/** Estimated overhead, in bytes, of a row of a document or stored answer. */
export const ROW_BYTES = 200;

/** Whether an account is over quota. Checked after storing; `writes` before, so at its limit already. */
export function isOverQuota(part: FullPart, { rows, bytes }: Usage, quotas: AccountQuotas): boolean {
  return {
    documents: bytes > quotas.documentBytes,
    pictures: bytes > quotas.pictureBytes,
    favorites: rows > quotas.favoriteRows,
    writes: rows >= quotas.answers || bytes >= quotas.answerBytes,
  }[part];
}

/** Deletions get a tenth more, so that a full account can still free space. */
export function withDeletionReserve(quotas: AccountQuotas): AccountQuotas {
  return { ...quotas, answers: plusTenth(quotas.answers), answerBytes: plusTenth(quotas.answerBytes) };
}

function plusTenth(max: number): number {
  return max + Math.ceil(max / 10);
}

/** Whether a write shrinks the document: such writes are accepted over quota, too. */
export function shrinks(body: Fields, before: Fields | null | undefined): boolean {
  return !!before && JSON.stringify(body).length < JSON.stringify(before).length;
}
