import { pullChanges } from '../sync/pull-changes.ts';
import { publishItem } from '../api/publish-item.ts';
import { userDb } from '../storage/user-db.ts';

/** `offline`: no answer. `failed`: rejected by the server. */
export type PublishOutcome = 'done' | 'offline' | 'failed';

/** Publishes or unpublishes an own experience; then pulls the fields that the server set. */
export async function publishOwnExperience(id: string, published: boolean): Promise<PublishOutcome> {
  const told = await publishItem('/experiences/user', 'experience', id, published);
  if (told.kind === 'failed') return told.reply.kind === 'unreached' ? 'offline' : 'failed';
  const { version } = told;
  await pullChanges(async () => ((await userDb.ownExperiences.get(id))?.rev ?? version) >= version);
  return 'done';
}
