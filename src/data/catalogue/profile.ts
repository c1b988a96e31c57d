import type { Profile } from '../../contract/user-things.ts';
import { askPublic } from '../api/ask-public.ts';

/** `offline`: nobody answered. `failed`: somebody did, but not with a profile. */
export type FoundProfile = { state: 'found'; profile: Profile } | { state: 'missing' | 'offline' | 'failed' };

/** What a person shows of themselves; asked for each time, as it may be taken back at any time. */
export async function fetchProfile(username: string, signal: AbortSignal): Promise<FoundProfile> {
  const body = await askPublic(`/users/${encodeURIComponent(username)}`, signal);
  if (typeof body === 'string') return { state: body };
  // The library of schemas comes with the first profile, not with what pages share.
  const { profileSchema } = await import('../../contract/user-things.ts');
  const read = profileSchema.safeParse(body['profile']);
  if (read.success) return { state: 'found', profile: read.data };
  console.warn('The profile has another shape', read.error.message);
  return { state: 'failed' };
}
