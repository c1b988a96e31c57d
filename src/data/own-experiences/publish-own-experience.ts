import { USER_CALLS } from '../../contract/api/user-calls.ts';
import { pullChanges } from '../sync/pull-changes.ts';
import { publishItem } from '../api/publish-item.ts';
import { userDb } from '../storage/user-db.ts';

/** `offline`: no answer. `failed`: rejected by the server. */
export type PublishOutcome = 'done' | 'offline' | 'failed';

/** Publishes or unpublishes an own experience; then pulls the fields that the server set. */
export async function publishOwnExperience(id: string, published: boolean): Promise<PublishOutcome> {
  const result = await publishItem(USER_CALLS.publishExperience, 'experience', id, published);
  if (result.kind === 'failed') return result.reply.kind === 'unreached' ? 'offline' : 'failed';
  const { version } = result;
  await pullChanges(async () => ((await userDb.ownExperiences.get(id))?.rev ?? version) >= version);
  return 'done';
}
