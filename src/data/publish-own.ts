import { pullNews } from './pull-news.ts';
import { publishItem } from './rest/publish-item.ts';
import { userDb } from './user-db.ts';

/** `offline`: nobody answered. `failed`: the server did not do it. */
export type PublishOutcome = 'done' | 'offline' | 'failed';

/** Shows a place of the person to others, or takes it back; the pull brings what the server made of it. */
export async function publishOwnExperience(id: string, published: boolean): Promise<PublishOutcome> {
  const told = await publishItem('/experiences/user', 'experience', id, published);
  if (told.kind === 'failed') return told.reply.kind === 'unreached' ? 'offline' : 'failed';
  const { version } = told;
  await pullNews(async () => ((await userDb.ownExperiences.get(id))?.rev ?? version) >= version);
  return 'done';
}
