import { documentIn, type StoredDocument } from '../../contract/api/page-answers.ts';
import type { USER_CALLS } from '../../contract/api/user-calls.ts';
import { uuidV7 } from '../../model/uuid-v7.ts';
import { loggedInUser } from '../account/logged-in-user.ts';
import { type ApiReply, callApi } from './call-api.ts';

export type PublishReply = ({ kind: 'done' } & StoredDocument) | { kind: 'failed'; reply: ApiReply };

/** Publishes or unpublishes a document; `done` only if the answer is that document in the wanted state. */
export async function publishItem(
  call: (typeof USER_CALLS)['publishTour' | 'publishExperience'],
  field: 'tour' | 'experience',
  id: string,
  published: boolean,
): Promise<PublishReply> {
  const reply = await callApi(call, {
    parts: { id },
    body: { published },
    key: uuidV7(),
    account: loggedInUser()?.id,
    shape: documentIn(field, id),
  });
  if (reply.kind === 'answer' && reply.body.published === published) return { kind: 'done', ...reply.body };
  console.warn('Publishing:', reply);
  return { kind: 'failed', reply };
}
