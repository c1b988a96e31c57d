import { uuidV7 } from '../../model/uuid-v7.ts';
import { userDbName, type UserDb } from '../storage/user-db.ts';

/**
 * Id of a new own experience that is made from a place. All devices of an account make the same one of a place, so that
 * two that are offline make one experience. Guests have one of their own: an account may adopt it.
 * @param source of the own experience
 */
export async function placeExperienceId(
  { name }: Pick<UserDb, 'name'>,
  source: string | undefined,
  now: Date,
): Promise<string> {
  // Only a secure context can hash.
  const { subtle } = crypto as Partial<Crypto>;
  if (source === undefined || subtle === undefined || name === userDbName(null)) return uuidV7(now.getTime());
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(`${name}\n${source}`));
  const hex = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
  // UUID version 8.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
