import type { Profile } from '../../contract/user-things.ts';
import { askPublic } from '../api/ask-public.ts';

/** `offline`: no answer. `failed`: an answer without a profile. */
export type FoundProfile = { state: 'found'; profile: Profile } | { state: 'missing' | 'offline' | 'failed' };

/** A user's public profile; never cached, as it may be unpublished at any time. */
export async function fetchProfile(username: string, signal: AbortSignal): Promise<FoundProfile> {
  const body = await askPublic(`/users/${encodeURIComponent(username)}`, signal);
  if (typeof body === 'string') return { state: body };
  // Lazy: zod must not be part of the shared chunks.
  const { profileSchema } = await import('../../contract/user-things.ts');
  const read = profileSchema.safeParse(body['profile']);
  if (read.success) return { state: 'found', profile: read.data };
  console.warn('The profile has another shape', read.error.message);
  return { state: 'failed' };
}
