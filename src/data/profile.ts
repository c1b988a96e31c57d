import { API_BASE, CLIENT_SCHEMA, CLIENT_SCHEMA_HEADER } from '../contract/api-base.ts';
import type { Profile } from '../contract/user-things.ts';

/** `offline`: nobody answered. `failed`: somebody did, but not with a profile. */
export type FoundProfile = { state: 'found'; profile: Profile } | { state: 'missing' | 'offline' | 'failed' };

/** What a person shows of themselves; asked for each time, as it may be taken back at any time. */
export async function fetchProfile(username: string, signal: AbortSignal): Promise<FoundProfile> {
  let answer: Response;
  try {
    answer = await fetch(`${API_BASE}/users/${encodeURIComponent(username)}`, {
      headers: { [CLIENT_SCHEMA_HEADER]: String(CLIENT_SCHEMA) },
      signal,
      cache: 'no-cache',
    });
  } catch (error) {
    if (!signal.aborted) console.warn('The profile was not reached', error);
    return { state: 'offline' };
  }
  if (answer.status === 404) return { state: 'missing' };
  if (!answer.ok) return { state: 'failed' };
  const body: unknown = await answer.json().catch(() => null);
  // The library of schemas comes with the first profile, not with what pages share.
  const { profileSchema } = await import('../contract/user-things.ts');
  const given = typeof body === 'object' && body !== null && 'profile' in body ? body.profile : null;
  const read = profileSchema.safeParse(given);
  if (read.success) return { state: 'found', profile: read.data };
  console.warn('The profile has another shape', read.error.message);
  return { state: 'failed' };
}
