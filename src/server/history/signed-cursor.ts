import crypto from 'node:crypto';
import type { Cursor } from '../../contract/sync.ts';
import type { StoredHistory } from './history-store.ts';

/** Scope of a cursor: it is not valid for another user or collection. */
export interface CursorScope {
  userId: string;
  scope: string;
}

export interface OpenedCursor {
  /** Without the epoch part. */
  plain: Cursor;
  /** The signed part; undefined for an older client's or a forged cursor. */
  signed?: { id: string; epoch: number };
  revision: number;
}

const SIGNED = /^(i|f\.[a-zA-Z0-9-]*)\.([0-9a-f]{32})([0-9a-f]{32})([0-9a-z]{1,11})\.(\d{1,15})$/;
const MAC_DIGITS = 32;

/** `i.12` becomes `i.<database, signature and epoch>.12`, a listing's likewise. */
export function signCursor(
  history: Pick<StoredHistory, 'id' | 'epoch' | 'key'>,
  of: CursorScope,
  plain: Cursor,
): Cursor {
  const id = history.id.replaceAll('-', '');
  const epoch = history.epoch.toString(36);
  const at = plain.lastIndexOf('.');
  return `${plain.slice(0, at)}.${id}${macOf(history.key, of, id, epoch, plain)}${epoch}${plain.slice(at)}`;
}

/** @param text untrusted input */
export function openCursor({ key }: Pick<StoredHistory, 'key'>, of: CursorScope, text: string): OpenedCursor {
  const revision = Number(/\.(\d{1,15})$/.exec(text)?.[1] ?? 0);
  const [, head = '', id = '', mac = '', epoch = '', last = ''] = SIGNED.exec(text) ?? [];
  if (head === '') return { plain: text, revision };
  const plain = `${head}.${last}`;
  const right = macOf(key, of, id, epoch, plain);
  const isRight = crypto.timingSafeEqual(Buffer.from(mac), Buffer.from(right));
  return isRight
    ? { plain, revision, signed: { id: dashed(id), epoch: Number.parseInt(epoch, 36) } }
    : { plain, revision };
}

function macOf(
  key: string,
  { userId, scope }: CursorScope,
  id: string,
  epoch: string,
  plain: string,
): string {
  return crypto
    .createHmac('sha256', Buffer.from(key, 'base64'))
    .update([userId, scope, id, epoch, plain].join(' '))
    .digest('hex')
    .slice(0, MAC_DIGITS);
}

function dashed(id: string): string {
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
