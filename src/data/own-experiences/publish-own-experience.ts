import { pullChanges } from '../sync/pull-changes.ts';
import { publishItem } from '../api/publish-item.ts';
import { userDb } from '../storage/user-db.ts';

/** `offline`: nobody answered. `failed`: the server did not do it. */
export type PublishOutcome = 'done' | 'offline' | 'failed';

/** Shows a place of the person to others, or takes it back; the pull brings what the server made of it. */
export async function publishOwnExperience(id: string, published: boolean): Promise<PublishOutcome> {
  const told = await publishItem('/experiences/user', 'experience', id, published);
  if (told.kind === 'failed') return told.reply.kind === 'unreached' ? 'offline' : 'failed';
  const { version } = told;
  await pullChanges(async () => ((await userDb.ownExperiences.get(id))?.rev ?? version) >= version);
  return 'done';
}
