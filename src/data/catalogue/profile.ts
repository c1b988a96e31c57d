import { profileAnswer } from '../../contract/api/page-answers.ts';
import { USER_CALLS } from '../../contract/api/user-calls.ts';
import type { Profile } from '../../contract/user-things.ts';
import { askPublic, type PublicAnswer } from '../api/ask-public.ts';

/** A user's public profile; never cached, as it may be unpublished at any time. */
export async function fetchProfile(name: string, signal: AbortSignal): Promise<PublicAnswer<Profile>> {
  const answer = await askPublic(USER_CALLS.profile, {
    parts: { name },
    shape: profileAnswer,
    signal,
    cache: 'no-cache',
  });
  if (answer.state !== 'found') return answer;
  // Lazy: zod must not be part of the shared chunks.
  const { profileSchema } = await import('../../contract/user-things.ts');
  const read = profileSchema.safeParse(answer.found.profile);
  if (read.success) return { state: 'found', found: read.data };
  console.warn('The profile is invalid', read.error.message);
  return { state: 'failed' };
}
